import { formatSpan } from "../texts/format.ts";
import type { Language } from "../texts/languages.ts";
import type { Translate } from "../texts/messages.ts";
import type { keepingRows, KeptDays } from "./keeping.ts";

/** How long something is kept, in words: `90 days`, or until when. */
export function keptFor(
  { t, language }: { t: Translate; language: Language },
  row: (typeof keepingRows)[number],
  variables: KeptDays,
): string {
  if ("until" in row) return t(row.until);
  if ("hours" in row) return formatSpan(language, row.hours, "hour");
  if ("minutes" in row) return formatSpan(language, row.minutes, "minute");
  return formatSpan(language, typeof row.days === "number" ? row.days : variables[row.days], "day");
}
