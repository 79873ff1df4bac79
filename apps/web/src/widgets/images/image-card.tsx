import type { ImageView } from "@tintery/contract";
import type { imageKinds, ImageKind } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { Trash2 } from "lucide-react";
import type { MouseEvent } from "react";
import { useShare, useStageWords } from "../../image-progress.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useNow } from "../../platform/use-now.ts";
import { isSettled, useImage } from "../../platform/use-image.ts";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";

/** Where an image of each kind is shown. */
const detailPages = {
  coloring: addresses.coloring,
  outlines: addresses.outlines,
  "paint-by-numbers": addresses.paintByNumbers,
} satisfies Record<keyof typeof imageKinds, (id: string) => string>;

export interface ImageCardProps {
  image: ImageView;
  /** Whether this card may hold an event stream open; the others poll. */
  stream: boolean;
  onDelete: (image: ImageView) => void;
  /** While several are selected, the card is one choice of these. */
  choice?: { isChosen: boolean; label: string; onChange: (isChosen: boolean) => void } | undefined;
}

/** One picture of the visitor: what it looks like, what it is, how old, and how far while it is being prepared. */
export function ImageCard({ image: first, stream, onDelete, choice }: ImageCardProps) {
  const { t, ago } = useTexts();
  const image = useImage(first.id, first, { stream }).image ?? first;
  const now = useNow(30_000);
  return (
    <li className={choice?.isChosen ? "card chosen" : "card"}>
      <a
        href={detailPages[image.kind](image.id)}
        className="card-link"
        inert={choice !== undefined}
        onClick={carryPicture}
      >
        <CardPicture image={image} />
        <span className="card-words">
          <span className="card-name">{image.name}</span>
          <span className="quiet small">
            {t(`dashboard.kind.${image.kind satisfies ImageKind}`)} · {ago(image.created, now)}
          </span>
          <CardState image={image} />
        </span>
      </a>
      {choice && (
        <label className="card-choice">
          <input
            type="checkbox"
            aria-label={choice.label}
            checked={choice.isChosen}
            onChange={(event) => choice.onChange(event.currentTarget.checked)}
          />
        </label>
      )}
      {image.may.delete && !choice && (
        <Button
          look="square"
          className="card-delete"
          aria-label={t("dashboard.delete", { name: image.name })}
          title={t("pbn.delete")}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onDelete(image)}
        />
      )}
    </li>
  );
}

function CardPicture({ image }: { image: ImageView }) {
  const { thumbnail, origin } = image.options.images;
  const picture = thumbnail ?? origin;
  return (
    <span className={isSettled(image) ? "card-picture" : "card-picture busy"}>
      {/* the card's name is written below */}
      {picture && <img src={picture} alt="" loading="lazy" />}
    </span>
  );
}

function CardState({ image }: { image: ImageView }) {
  const { t, percent } = useTexts();
  const words = useStageWords();
  const busy = !isSettled(image);
  const now = useNow(1000, busy);
  const share = useShare(image, now);
  if (image.status === "failed") return <span className="chip bad">{t("status.failed")}</span>;
  if (!busy) return null;
  return <Progress stage={words(image)} share={share} percent={percent(share)} />;
}

/** Names the clicked picture for the transition to its page, where the large one has the same name. */
function carryPicture(event: MouseEvent<HTMLAnchorElement>) {
  // a page that the browser kept as it was left still has the name on the card clicked last
  for (const picture of event.currentTarget.closest("ul")?.querySelectorAll<HTMLElement>(".card-picture") ??
    []) {
    const clicked = event.currentTarget.contains(picture);
    picture.style.setProperty("view-transition-name", clicked ? "picture" : "none");
  }
}
