import { expect, test } from "vitest";
import { loadLanguage } from "../texts/messages.ts";
import { languages } from "../texts/languages.ts";
import { type BookFaultCode, bookFaults, bookFaultText } from "./book-faults.ts";

test("a fault is said in plain words, with its page, the worst of it and what printers need", async () => {
  const t = await loadLanguage("en");
  const fault = { code: "margin", pages: [12, 14, 15], measured: 3.04, wanted: 6.35 } as const;
  expect(bookFaultText(t, "en", fault)).toBe(
    "Page 12 has lines 3 mm from the edge. Printers need at least 6.4 mm. 2 more pages are like this.",
  );
  const thin = { code: "thin_line", pages: [2], measured: 0.0353, wanted: 0.2646 } as const;
  expect(bookFaultText(t, "en", thin)).toContain("0.04 mm");
});

test.each(languages)("every fault has its sentence with all of its figures in %s", async (language) => {
  const t = await loadLanguage(language);
  for (const code of Object.keys(bookFaults) as BookFaultCode[]) {
    const fault = { code, pages: [12], measured: 77, wanted: 88 };
    expect(bookFaultText(t, language, fault)).not.toMatch(/[{}]/);
  }
});
