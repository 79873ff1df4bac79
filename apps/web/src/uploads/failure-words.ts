import { CallProblem } from "../platform/call.ts";
import type { FileFamily } from "../platform/photo-file.ts";
import { useTexts } from "../platform/texts.tsx";
import { problemSentence } from "../problem-sentence.ts";
import { useRefusalWords } from "../refusal-words.ts";
import type { Failure } from "./uploads.ts";

/** Why no image came of a file, in words; for parts that were fetched late, as all forms are. */
export function useFailureWords(family: FileFamily): (failure: Failure | null) => string | null {
  const { t, language } = useTexts();
  const refusalWords = useRefusalWords();
  return (failure) => {
    if (failure === null) return null;
    if ("refusal" in failure) return refusalWords(failure.refusal, family);
    const { error } = failure;
    if (!(error instanceof CallProblem)) return t("spec.something_went_wrong");
    if (error.code === "offline") return t("ui.offline_upload");
    return (
      problemSentence({ t, language, family }, error.code) ??
      (error.message || t("spec.something_went_wrong"))
    );
  };
}
