import type { FileFamily, PhotoRefusal } from "./platform/photo-file.ts";
import { useTexts } from "./platform/texts.tsx";
import { problemSentence } from "./problem-sentence.ts";

/** Why a file on this device cannot be used; for parts that were fetched late, as all forms are. */
export function useRefusalWords() {
  const { t, language } = useTexts();
  return (refusal: PhotoRefusal, family: FileFamily = "photos"): string =>
    refusal === "heic" ? t("problem.heic") : (problemSentence({ t, language, family }, refusal) ?? refusal);
}
