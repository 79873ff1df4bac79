import { CallProblem } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import type { RefusedOption } from "../../ui/refused-option.ts";
import { useFailureWords } from "../../uploads/failure-words.ts";
import type { Failure, UploadWay } from "../../uploads/uploads.ts";
import { isFormOption } from "./form-choices.ts";

/** The option that the server refused, if it is one of this form: it is marked there, with the sentence beside it. */
export function useRefusedOption(failure: Failure | null, family: UploadWay["family"]): RefusedOption | null {
  const { t } = useTexts();
  const words = useFailureWords(family);
  if (failure === null || !("error" in failure) || !(failure.error instanceof CallProblem)) return null;
  const { field: name, code } = failure.error;
  if (name === null || !isFormOption(name)) return null;
  return {
    name,
    sentence: (option) =>
      code === "invalid_options" ? t("problem.invalid_option", { option }) : (words(failure) ?? ""),
  };
}
