import type { Language, Translate } from "@tintery/contract/messages";
import {
  isProblemCode,
  type ProblemCode,
  problemKey,
  problemValues,
  unsupportedTypeKey,
} from "@tintery/contract/tables";
import type { FileFamily } from "./platform/photo-file.ts";

/** Who speaks: the widget's texts, its language, and what its form takes in. */
export interface Speaker {
  t: Translate;
  language: Language;
  family: FileFamily;
}

/**
 * The contract's sentence for a code; null where there is none. The texts of late parts must be there.
 * @param found what a file of another type really is, where that is known
 */
export function problemSentence(
  { t, language, family }: Speaker,
  code: ProblemCode | string,
  found?: string,
): string | null {
  if (!isProblemCode(code)) return null;
  if (code === "unsupported_type") {
    const takesDrawings = family === "photos-and-drawings";
    return t(unsupportedTypeKey({ found, takesDrawings }), { type: found ?? "" });
  }
  return t(problemKey(code), problemValues(language, ""));
}
