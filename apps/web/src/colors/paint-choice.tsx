import type { ListedPaint, PaintSet } from "@tintery/contract/paint-sets";
import { spreadPaints } from "@tintery/engine/pigments";
import { useTexts } from "../platform/texts.tsx";
import { Check } from "../ui/check.tsx";
import { Swatch } from "../ui/swatch.tsx";

export interface PaintChoiceProps {
  title: string;
  /** Says that no more than `max` can be chosen, where the set has more. */
  room: string;
  set: PaintSet;
  /** Ids of paints. */
  chosen: ReadonlySet<string>;
  max: number;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Which paints of a set are meant, folded away until somebody wants others. */
export function PaintChoice({ title, room, set, chosen, max, onChange }: PaintChoiceProps) {
  const { number } = useTexts();
  // a set may have changed in another tab
  const count = set.paints.filter(({ id }) => chosen.has(id)).length;
  const isFull = count >= max;
  const tick = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <details className="fold">
      <summary>
        {title} ({number(count)} / {number(set.paints.length)})
      </summary>
      {set.paints.length > max && <p className="hint">{room}</p>}
      <ul className="paint-choice">
        {set.paints.map((paint) => (
          <li key={paint.id}>
            <Check
              label={
                <span className="paint-name">
                  <Swatch hex={paint.hex} />
                  <span>{paintLabel(paint)}</span>
                </span>
              }
              checked={chosen.has(paint.id)}
              disabled={isFull && !chosen.has(paint.id)}
              onChange={(isOn) => tick(paint.id, isOn)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** All paints of a set where there are no more than `max`, else so many that lie far apart; their ids. */
export function spreadChoice({ paints }: PaintSet, max: number): ReadonlySet<string> {
  if (paints.length <= max) return new Set(paints.map(({ id }) => id));
  const places = spreadPaints(
    paints.map(({ hex }) => hex),
    max,
  );
  return new Set(places.map((place) => paints[place]!.id));
}

/** What a paint is called, with its number first. */
export const paintLabel = ({ code, name }: Pick<ListedPaint, "code" | "name">) =>
  [code, name].filter(Boolean).join(" ");
