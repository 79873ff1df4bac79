import type { ImageKind, ImageView } from "@tintery/contract";
import { type ReactNode, useState } from "react";
import { useStageWords } from "../image-progress.ts";
import { useGone } from "../platform/gone-images.ts";
import { QueryProvider } from "../platform/queries.tsx";
import { useTexts } from "../platform/texts.tsx";
import { isSettled, useImage } from "../platform/use-image.ts";
import { useLateAtOnce } from "../platform/use-late.ts";
import { Notice } from "../ui/notice.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const loadGone = () => import("./gone.tsx").then((file) => file.Gone);
const loadFailed = () => import("./failed.tsx").then((file) => file.Failed);

export interface LiveImageProps {
  kind: ImageKind;
  settings: { imageId: string | null; image: string | null; email: string | null };
  /** Where another picture is tried after a failure. */
  tryAnother: string;
  /** The image in any state but failed. */
  children: (image: ImageView) => ReactNode;
}

/** An image of the page that keeps itself up to date, and the states every kind shares: no news, no picture, failed, gone. */
export function LiveImage(props: LiveImageProps) {
  const { imageId } = props.settings;
  return (
    <QueryProvider>
      {imageId === null ? <LateFailed {...props} image={undefined} /> : <Live {...props} id={imageId} />}
    </QueryProvider>
  );
}

function Live({ id, ...props }: LiveImageProps & { id: string }) {
  const { t } = useTexts();
  const { image, error, offline } = useImage(id, firstImage(props.settings), { watch: true });
  const gone = useGone(id);
  if (gone && image) return <LateGone tryAnother={props.tryAnother} />;
  if (error || image?.status === "failed") return <LateFailed {...props} image={image} />;
  return (
    <div className="result">
      {offline && <Notice kind="offline">{t("ui.offline")}</Notice>}
      {!image && !offline && <Skeleton ratio={1.4} />}
      {image && <Told image={image} />}
      {image && props.children(image)}
    </div>
  );
}

/** What is said of a picture that was deleted meanwhile, fetched only then. */
function LateGone({ tryAnother }: Pick<LiveImageProps, "tryAnother">) {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadGone);
  if (failed) return <Notice kind="bad">{t("spec.something_went_wrong")}</Notice>;
  return Late && <Late tryAnother={tryAnother} />;
}

/** What is said of a failure, fetched only then. */
function LateFailed({
  kind,
  settings,
  tryAnother,
  image,
}: LiveImageProps & { image: ImageView | undefined }) {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadFailed);
  if (failed) return <Notice kind="bad">{t("spec.something_went_wrong")}</Notice>;
  return Late && <Late {...{ kind, image, tryAnother }} email={settings.email} />;
}

/** The image the page was rendered with, if it gave one that is about the same picture. */
function firstImage({ image, imageId }: LiveImageProps["settings"]): ImageView | undefined {
  if (!image) return undefined;
  try {
    const first = JSON.parse(image) as ImageView;
    return first.id === imageId ? first : undefined;
  } catch {
    return undefined;
  }
}

/** Tells those who listen which stage begins, and in the end that the picture is there; nothing in between. */
function Told({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const words = useStageWords();
  const [thereAtOnce] = useState(() => isSettled(image));
  if (thereAtOnce && isSettled(image)) return null;
  return (
    <p className="sr-only" role="status">
      {isSettled(image) ? t("status.ready") : words(image)}
    </p>
  );
}
