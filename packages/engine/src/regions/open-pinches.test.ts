import { expect, test } from "vitest";
import { labelsFromLetters } from "../testing/letters.ts";
import { openPinches } from "./open-pinches.ts";

/** The letters of a map after its pinches are opened. */
function opened(text: string): string {
  const letters = text.replaceAll(" ", "");
  const labels = labelsFromLetters(text);
  const names = new Map([...labels.data].map((region, i) => [region, letters[i]!]));
  const out = [...openPinches(labels).data].map((region) => names.get(region)!).join("");
  return out.match(new RegExp(`.{${labels.width}}`, "g"))!.join(" ");
}

test("a region that touches itself at a corner is joined there", () => {
  expect(opened("AAAA ABBA ABAA AAAA")).toBe("AAAA ABBA ABAA AAAA");
  expect(opened("AAAAA ABBAA ABABA ABBAA AAAAA")).toBe("AAAAA ABBAA ABABA ABBAA AAAAA");
  expect(opened("AAABB AAABB CCAAA CCAAA AAAAA")).toBe("AAABB AAABB CCAAA CCAAA AAAAA");
  expect(opened("AAAAAA AABBBA CCAAAA CCAAAA")).toBe("AAAAAA AAABBA CCAAAA CCAAAA");
});

test("a pixel that holds its region together stays", () => {
  expect(opened("ABA BAB ABA")).toBe("ABA BAB ABA");
});
