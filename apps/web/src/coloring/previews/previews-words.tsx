import { coloringTypeNames } from "@tintery/contract/tables";
import { useTexts } from "../../platform/texts.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import type { TypePreviews } from "./use-previews.ts";

/**
 * Says what the pictures of all kinds show, a sample or somebody's photo, how far that is drawn, and which kind fits best; and
 * what will make a page of that photo hard to recognize.
 */
export function PreviewsWords({
  previews: { state, drawn, looked, fits, noneFits },
  name,
}: {
  previews: TypePreviews;
  name: string;
}) {
  const { t, number } = useTexts();
  const words = t(`coloring.preview.${state}`, { name });
  const all = coloringTypeNames.length;
  const isDrawing = state === "drawing";
  return (
    <>
      <div className="previews-words">
        <p className={isDrawing ? "sr-only" : "hint"} role="status">
          {words}
          {fits && (
            <span className="sr-only"> {t("coloring.fits_named", { type: t(`coloring.type.${fits}`) })}</span>
          )}
        </p>
        {isDrawing && (
          <Progress
            stage={words}
            share={drawn / all}
            percent={t("spec.upload_progress", { done: number(drawn), total: number(all) })}
          />
        )}
      </div>
      {noneFits && <Notice kind="info">{t("coloring.trouble.none", { name })}</Notice>}
      {looked?.troubles.map((trouble) => (
        <Notice key={trouble} kind="info">
          {t(`coloring.trouble.${trouble}`, { name })}
        </Notice>
      ))}
    </>
  );
}
