import type { Translate } from "@tintery/contract/messages";
import { formatNumber, type Language } from "@tintery/contract/tables";

/** So many credits, as the language counts and writes them. */
export function creditWords({ t, language }: { t: Translate; language: Language }, count: number): string {
  return t("spec.credits", { count }).replace(String(count), formatNumber(language, count));
}
