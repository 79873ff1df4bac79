import { shownName } from "@tintery/contract/tables";
import { useEffect } from "react";
import { useShare, useStageWords } from "../image-progress.ts";
import { useTexts } from "../platform/texts.tsx";
import { isSettled, useImage } from "../platform/use-image.ts";
import { useNow } from "../platform/use-now.ts";
import { Progress } from "../ui/progress.tsx";

/** How a picture that was taken in ended. */
export type End = "ready" | "failed";

export interface CreatedPictureProps {
  id: string;
  /** The file it is made from. */
  name: string;
  href: string;
  /** Whether it may hold an event stream open; others ask from time to time. */
  stream: boolean;
  onEnd: (id: string, end: End) => void;
}

/** A picture on its way: how far it is, then what it looks like. */
export function CreatedPicture({ id, name, href, stream, onEnd }: CreatedPictureProps) {
  const { t, percent } = useTexts();
  const { image, gone } = useImage(id, undefined, { stream });
  const stageWords = useStageWords();
  // a question that was not answered is asked again: the picture goes on
  const end = gone || image?.status === "failed" ? "failed" : image && isSettled(image) ? "ready" : null;
  useEffect(() => {
    if (end) onEnd(id, end);
  }, [id, end, onEnd]);
  const picture = image?.options.images.thumbnail ?? image?.options.images.origin;
  return (
    <li className="created-picture">
      <a href={href} target="_blank" rel="noopener">
        <span className="file-picture">{picture && <img src={picture} alt="" />}</span>
        <span className="created-words">
          {shownName(name)}
          <span className="sr-only"> {t("upload.new_tab")}</span>
          {end === "failed" && <span className="upload-status">{t("status.failed")}</span>}
          {end === "ready" && <span className="quiet small">{t("status.ready")}</span>}
        </span>
      </a>
      {!end && image && <Under image={image} words={stageWords(image)} percent={percent} />}
    </li>
  );
}

interface UnderProps {
  image: NonNullable<ReturnType<typeof useImage>["image"]>;
  words: string;
  percent: (share: number) => string;
}

function Under({ image, words, percent }: UnderProps) {
  const share = useShare(image, useNow(1000));
  return <Progress stage={words} share={share} percent={percent(share)} />;
}
