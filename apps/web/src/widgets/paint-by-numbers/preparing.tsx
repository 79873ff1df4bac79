import type { ImageView } from "@tintery/contract";
import { paintByNumbersStages, waitedShare } from "@tintery/contract/tables";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useNow } from "../../platform/use-now.ts";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Seconds without news after which the reader is told where to ask. */
const stuckAfter = 90;

export interface PreparingProps {
  image: ImageView;
  email: string | null;
}

/**
 * The share of the bar: the server's own fraction where it knows one, else the seconds since `updated` as the
 * specification counts them.
 */
export function shareOf(image: ImageView, now: number): number {
  return image.progress.fraction ?? waitedShare(image.kind, secondsSinceUpdated(image, now));
}

const secondsSinceUpdated = (image: ImageView, now: number) =>
  Math.max(0, (now - Date.parse(image.updated)) / 1000);

/** What is being done right now, in words. */
export function useStageWords() {
  const { t } = useTexts();
  return (image: ImageView): string => {
    const { stage, place } = image.progress;
    if (image.status === "waiting")
      return place ? t("pbn.queue_place", { count: place }) : t("pbn.queue_next");
    if (image.status === "processing_colors") return t("status.processing_colors");
    const known = paintByNumbersStages.find((name) => name === stage);
    return known ? t(`stage.${known}`) : t("stage.working");
  };
}

/** The largest value so far: a bar that waited and then learns the true share must not run backwards. */
function useGrowing(share: number): number {
  const [largest, setLargest] = useState(share);
  if (share > largest) setLargest(share);
  return Math.max(share, largest);
}

/** The photo, already there, and below it how far its painting is. */
export function Preparing({ image, email }: PreparingProps) {
  const { t, percent } = useTexts();
  const words = useStageWords();
  const now = useNow(1000);
  const share = useGrowing(shareOf(image, now));
  const stuck = secondsSinceUpdated(image, now) > stuckAfter;
  return (
    <section className="preparing">
      {image.options.images.origin ? (
        <img
          className="preparing-photo"
          src={image.options.images.origin}
          alt={t("pbn.photo_alt", { name: image.name })}
        />
      ) : (
        <div className="preparing-place">
          <Skeleton ratio={4 / 3} />
        </div>
      )}
      <div className="preparing-words">
        <h2>{t("pbn.preparing_title")}</h2>
        <Progress stage={words(image)} share={share} percent={percent(share)} />
        <p className="quiet">{t("pbn.preparing_hint")}</p>
        {stuck && (
          <p className="quiet">
            {t("spec.pbn_stuck")} {email && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        )}
        <p className="sr-only" role="status">
          {words(image)}
        </p>
      </div>
    </section>
  );
}
