import type { BookPage, BookPageImage } from "@tintery/contract";
import { RotateCw } from "lucide-react";
import { useErrorWords } from "../../../error-words.ts";
import { type OnItsWay, useShare, useStageWords } from "../../../image-progress.ts";
import { CallProblem, call } from "../../../platform/call.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { isSettled } from "../../../platform/use-image.ts";
import { useNow } from "../../../platform/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { Problem } from "../../../ui/field.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { useAction } from "../../../use-action.ts";

export interface PageStateProps {
  page: BookPage;
  onRetried: () => void;
}

/** How far a page is; a failed one says why and can be tried again alone. Nothing of a page that is ready. */
export function PageState({ page, onRetried }: PageStateProps) {
  const { t } = useTexts();
  const { image, imageId } = page;
  if (!image || imageId === null) return <p className="page-problem">{t("book.page_missing")}</p>;
  if (image.status === "failed") return <FailedPage imageId={imageId} image={image} onRetried={onRetried} />;
  const coloring = { ...image, kind: "coloring" } as const;
  return isSettled(coloring) ? null : <PageProgress image={coloring} />;
}

function PageProgress({ image }: { image: OnItsWay }) {
  const { percent } = useTexts();
  const words = useStageWords();
  const share = useShare(image, useNow(1000));
  return <Progress stage={words(image)} share={share} percent={percent(share)} />;
}

interface FailedPageProps {
  imageId: string;
  image: BookPageImage;
  onRetried: () => void;
}

function FailedPage({ imageId, image, onRetried }: FailedPageProps) {
  const { t } = useTexts();
  const errorWords = useErrorWords();
  const { busy, problem, run } = useAction();
  const retry = async () => {
    await call("retryImage", { params: { id: imageId }, body: {} }).catch((error: unknown) => {
      // it is tried again already, perhaps in another tab
      if (!(error instanceof CallProblem && error.code === "not_ready")) throw error;
    });
    onRetried();
  };
  return (
    <>
      <p className="page-problem">
        <strong>{t("status.failed")}</strong>{" "}
        {image.problem && errorWords(new CallProblem(image.problem, ""))}
      </p>
      {image.may.retry && (
        <Button icon={<RotateCw aria-hidden="true" />} aria-busy={busy} onClick={() => void run(retry)}>
          {t("result.try_again")}
        </Button>
      )}
      <Problem text={problem} />
    </>
  );
}
