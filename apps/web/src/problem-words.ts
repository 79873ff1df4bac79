import { loadLateTexts } from "@tintery/contract/messages";
import { CallProblem } from "./platform/call.ts";
import type { FileFamily } from "./platform/photo-file.ts";
import { useTexts } from "./platform/texts.tsx";

/** Why something did not work, in the widget's language. */
export function useProblemWords() {
  const { t, language } = useTexts();
  return {
    /** The contract's own sentence for a failed call, fetched now; the server's words where it names no problem. */
    ofError: async (error: unknown, family: FileFamily = "photos"): Promise<string> => {
      if (!(error instanceof CallProblem)) return t("spec.something_went_wrong");
      if (error.code === "offline") return t("ui.offline_upload");
      const fetched = await Promise.all([import("./problem-sentence.ts"), loadLateTexts(language)]).then(
        ([{ problemSentence }]) => problemSentence({ t, language, family }, error.code),
        () => null,
      );
      return fetched ?? (error.message || t("spec.something_went_wrong"));
    },
  };
}
