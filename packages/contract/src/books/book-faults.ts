import { type BookFault, bookFaults } from "@tintery/engine/tables";
import { formatMillimeters, formatNumber } from "../texts/format.ts";
import type { Language } from "../texts/languages.ts";
import type { Translate } from "../texts/messages.ts";

export { type BookFault, type BookFaultCode, bookFaults } from "@tintery/engine/tables";

/** What a printer would refuse, in plain words: "Page 12 has lines 3 mm from the edge. Printers need at least 6.4 mm." */
export function bookFaultText(t: Translate, language: Language, fault: BookFault): string {
  const { code, pages, measured, wanted } = fault;
  const { unit } = bookFaults[code];
  // lines are thinner than a millimeter
  const write = (value: number) =>
    unit === "mm" ? formatMillimeters(language, value, value < 1 ? 2 : 1) : formatNumber(language, value, 0);
  const [page = 1, ...more] = pages;
  const says = t(`book.fault.${code}`, { page, measured: write(measured), wanted: write(wanted) });
  return more.length === 0 ? says : `${says} ${t("book.check.more", { count: more.length })}`;
}
