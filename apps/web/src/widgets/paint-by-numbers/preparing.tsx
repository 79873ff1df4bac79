import type { ImageView } from "@tintery/contract";
import { useState } from "react";
import { secondsSinceUpdated, shareOf, useStageWords } from "../../image-progress.ts";
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
      </div>
    </section>
  );
}
