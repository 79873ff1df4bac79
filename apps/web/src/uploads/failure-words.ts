import { useErrorWords } from "../error-words.ts";
import type { FileFamily } from "../platform/photo-file.ts";
import { useRefusalWords } from "../refusal-words.ts";
import type { Failure } from "./uploads.ts";

/** Why no image came of a file, in words; for parts that were fetched late, as all forms are. */
export function useFailureWords(family: FileFamily): (failure: Failure | null) => string | null {
  const refusalWords = useRefusalWords();
  const errorWords = useErrorWords(family);
  return (failure) => {
    if (failure === null) return null;
    return "refusal" in failure ? refusalWords(failure.refusal, family) : errorWords(failure.error);
  };
}
