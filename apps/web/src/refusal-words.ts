import type { FileFamily } from "./platform/photo-file.ts";
import type { PhotoRefusal } from "./platform/ready-file.ts";
import { useTexts } from "./platform/texts.tsx";
import { problemSentence } from "./problem-sentence.ts";

/** Why a file on this device cannot be used; for parts that were fetched late, as all forms are. */
export function useRefusalWords() {
  const { t, language } = useTexts();
  return ({ code, found }: PhotoRefusal, family: FileFamily = "photos"): string => {
    if (code === "address") return t("upload.address_dropped");
    if (code === "unreachable") return t("upload.unreachable");
    return problemSentence({ t, language, family }, code, found) ?? code;
  };
}
