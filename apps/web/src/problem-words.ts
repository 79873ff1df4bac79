import { loadLateTexts } from "@tintery/contract/messages";
import { isProblemCode, problems, problemValues } from "@tintery/contract/tables";
import { CallProblem } from "./platform/call.ts";
import type { FileFamily, PhotoRefusal } from "./platform/photo-file.ts";
import { useTexts } from "./platform/texts.tsx";

/** Why something did not work, in the widget's language. */
export function useProblemWords() {
  const { t, language } = useTexts();
  const ofCode = (code: keyof typeof problems, family: FileFamily) =>
    code === "unsupported_type" && family === "photos-and-drawings"
      ? t("outlines.unsupported_type")
      : t(problems[code].key, problemValues(language, ""));
  return {
    /** The contract's own sentence for a failed call, fetched now; the server's words for anything else. */
    ofError: async (error: unknown, family: FileFamily = "photos"): Promise<string> => {
      if (!(error instanceof CallProblem)) return t("spec.something_went_wrong");
      if (error.code === "offline") return t("ui.offline_upload");
      const fetched = await loadLateTexts(language).then(
        () => true,
        () => false,
      );
      if (fetched && isProblemCode(error.code)) return ofCode(error.code, family);
      return error.message || t("spec.something_went_wrong");
    },
    /** Why a file on this device cannot be used; for parts that were fetched late, as all forms are. */
    ofRefusal: (refusal: PhotoRefusal, family: FileFamily = "photos"): string =>
      refusal === "heic" ? t("pbn.heic") : ofCode(refusal, family),
  };
}
