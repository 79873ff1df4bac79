import { CallProblem } from "./platform/call.ts";
import type { FileFamily } from "./platform/photo-file.ts";
import { useTexts } from "./platform/texts.tsx";
import { problemSentence } from "./problem-sentence.ts";

/** Says why something did not work, in words; for parts that were fetched late, with their texts. */
export function useErrorWords(family: FileFamily = "photos"): (error: unknown) => string {
  const { t, language } = useTexts();
  return (error) => {
    if (!(error instanceof CallProblem)) return t("spec.something_went_wrong");
    if (error.code === "offline") return t("ui.offline_upload");
    return (
      problemSentence({ t, language, family }, error.code) ??
      (error.message || t("spec.something_went_wrong"))
    );
  };
}
