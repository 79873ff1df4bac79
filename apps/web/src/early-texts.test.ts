import { allCatalogs } from "@tintery/contract/messages/all";
import { expect, test } from "vitest";
import { namedTexts, partOfText } from "./early-texts.ts";
import { earlySources, lateSources } from "../build/early-sources.ts";

const keys = Object.keys(allCatalogs.en);
const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

/** Whether a source names a text, whole or as the beginning of a template. */
function names(source: string, key: string): boolean {
  const start = key.slice(0, key.lastIndexOf(".") + 1);
  return source.includes(`"${withoutForm(key)}"`) || source.includes(`\`${start}\${`);
}

test("what widgets say at once comes at once, and nothing else; what late parts say comes at all", () => {
  const [early, late] = [earlySources().join("\n"), lateSources().join("\n")];
  expect(keys.filter((key) => names(early, key) !== (partOfText(key) === "early"))).toEqual([]);
  expect(keys.filter((key) => names(late, key) && partOfText(key) === "none")).toEqual([]);
});

test("every name that is declared is that of a text", () => {
  const isText = (name: string) =>
    keys.some((key) => (name.endsWith(".*") ? key.startsWith(name.slice(0, -1)) : withoutForm(key) === name));
  expect(namedTexts.filter((name) => !isText(name))).toEqual([]);
  expect(new Set(namedTexts).size).toBe(namedTexts.length);
});

test("plural forms come with their text", () => {
  expect(
    ["pbn.palette_title_one", "pbn.palette_title_few", "pbn.own_paints_count_other"].map(partOfText),
  ).toEqual(["early", "early", "late"]);
});
