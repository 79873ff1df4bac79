import { useTexts } from "../../../platform/texts.tsx";

/** A coloring page to choose. */
export interface Pickable {
  id: string;
  name: string;
  picture: string | null;
  /** Still being drawn: its picture is what it is made from. */
  isBusy: boolean;
}

export interface PickProps {
  /** The ids that are chosen, in the order in which they were. */
  picked: readonly string[];
  /** How many can be chosen; where it is one, another choice takes its place. */
  max: number;
  /** Images that the book has already, which can be chosen all the same. */
  inBook?: ReadonlySet<string>;
  onPick: (ids: readonly string[]) => void;
}

/** Coloring pages as small pictures to check. */
export function PickCards({ label, pages, ...props }: PickProps & { label: string; pages: Pickable[] }) {
  return (
    <ul className="picker-cards" aria-label={label}>
      {pages.map((page) => (
        <PickCard key={page.id} page={page} {...props} />
      ))}
    </ul>
  );
}

function PickCard({ page, picked, max, inBook, onPick }: PickProps & { page: Pickable }) {
  const { t, number } = useTexts();
  const { id, name, picture, isBusy } = page;
  const place = picked.indexOf(id);
  const isPicked = place !== -1;
  return (
    <li>
      <label className="pick">
        <input
          type="checkbox"
          checked={isPicked}
          disabled={max > 1 && picked.length >= max && !isPicked}
          onChange={({ target }) =>
            onPick(target.checked ? [...picked, id] : picked.filter((other) => other !== id))
          }
        />
        {isPicked && (
          <span className="pick-place" aria-hidden="true">
            {number(place + 1)}
          </span>
        )}
        <span className={isBusy ? "pick-picture busy" : "pick-picture"}>
          {picture && <img src={picture} alt="" loading="lazy" />}
        </span>
        <span className="pick-name">{name}</span>
        {inBook?.has(id) && <span className="quiet small">{t("book.in_book")}</span>}
      </label>
    </li>
  );
}
