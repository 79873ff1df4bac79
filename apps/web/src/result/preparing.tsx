import type { ImageKind, ImageView } from "@tintery/contract";
import { standsStill, stuckTexts } from "@tintery/contract/tables";
import { secondsSinceUpdated, useShare, useStageWords } from "../image-progress.ts";
import { useTexts } from "../platform/texts.tsx";
import { useNow } from "../platform/use-now.ts";
import { Progress } from "../ui/progress.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ContactText } from "./contact-text.tsx";

/** What is said of each kind of picture while it is being made. */
const words = {
  "paint-by-numbers": { title: "pbn.preparing_title", hint: "pbn.preparing_hint" },
  coloring: { title: "coloring.preparing_title", hint: "coloring.preparing_hint" },
  outlines: { title: "outlines.preparing_title", hint: "outlines.preparing_hint" },
} as const satisfies Record<ImageKind, object>;

export interface PreparingProps {
  image: ImageView;
  /** Whom to ask when it takes too long; null names nobody. */
  email: string | null;
}

/** The photo, already there, and below it how far its picture is. */
export function Preparing({ image, email }: PreparingProps) {
  const { t, percent } = useTexts();
  const stageWords = useStageWords();
  const now = useNow(1000);
  const share = useShare(image, now);
  const { title, hint } = words[image.kind];
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
        <h2>{t(title)}</h2>
        <Progress stage={stageWords(image)} share={share} percent={percent(share)} />
        <p className="quiet">{t(hint)}</p>
        {standsStill(image.kind, secondsSinceUpdated(image, now)) && (
          <Stuck kind={image.kind} email={email} />
        )}
      </div>
    </section>
  );
}

function Stuck({ kind, email }: { kind: ImageKind; email: string | null }) {
  const { t } = useTexts();
  return (
    <p className="quiet">
      <ContactText text={(address) => t(stuckTexts[kind], { email: address })} email={email} />
    </p>
  );
}
