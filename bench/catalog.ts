/**
 * Remakes the pages of the catalog and lists those that look different from the one that was passed, to be looked at again.
 *
 *   npm run catalog -- [--sheet FILE.jpg] [SLUG…]
 *   npm run catalog -- --bless SLUG…
 *
 * Without names all are remade. --sheet lays out those that are named, or those that look different, nine on a sheet; --bless keeps
 * the fingerprints of those that are named, after somebody has looked at them, and forgets those of recipes that are no more.
 */
import { writeFileSync } from "node:fs";
import { extname } from "node:path";
import { parseArgs } from "node:util";
import { catalogRecipes } from "@tintery/scenes/catalog";
import { catalogTitles } from "@tintery/scenes/catalog-titles";
import { differenceOf, fingerprintOf, looksDifferentFrom } from "./catalog/fingerprint.ts";
import { labeledSheet } from "./catalog/labeled-sheet.ts";
import { grayPage, pageOfRecipe } from "./catalog/page-of-recipe.ts";
import { readPassed, writePassed } from "./catalog/passed-pages.ts";
import { tableOf } from "./table.ts";

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { sheet: { type: "string" }, bless: { type: "boolean", default: false } },
});
const onSheet = 9;

const bySlug = new Map(catalogRecipes.map((recipe) => [recipe.slug, recipe]));
const unknown = names.filter((name) => !bySlug.has(name));
if (unknown.length > 0) throw new RangeError(`no recipe is named ${unknown.join(", ")}`);
if (values.bless && names.length === 0) throw new RangeError("--bless needs the names of what was looked at");

const passed = readPassed();
const titles: Readonly<Record<string, string>> = catalogTitles.en;
const asked = names.length > 0 ? names.map((name) => bySlug.get(name)!) : catalogRecipes;
const made = asked.map((recipe) => {
  const page = pageOfRecipe(recipe);
  const fingerprint = fingerprintOf(grayPage(page, recipe));
  return {
    ...recipe,
    page,
    fingerprint,
    difference: differenceOf(passed.get(recipe.slug) ?? "", fingerprint),
  };
});
const different = made.filter(({ difference }) => difference >= looksDifferentFrom);

if (different.length > 0)
  console.log(
    `${tableOf([
      ["looks different", "ink in a cell, per cent", "prompt"],
      ...different.map(({ slug, difference, prompt }) => [
        slug,
        passed.has(slug) ? String(difference) : "never passed",
        prompt,
      ]),
    ])}\n`,
  );
console.log(`${made.length} pages made, ${different.length} look different`);

if (values.sheet) {
  const shown = names.length > 0 ? made : different;
  const ending = extname(values.sheet);
  for (let from = 0; from < shown.length; from += onSheet) {
    const number = from === 0 ? "" : `-${from / onSheet + 1}`;
    const file = `${values.sheet.slice(0, values.sheet.length - ending.length)}${number}${ending}`;
    const pages = shown
      .slice(from, from + onSheet)
      .map(({ slug, page }) => ({ label: `${titles[slug]} · ${slug}`, page }));
    writeFileSync(file, await labeledSheet(pages));
    console.log(file);
  }
}

if (values.bless) {
  for (const { slug, fingerprint } of made) passed.set(slug, fingerprint);
  for (const slug of [...passed.keys()]) if (!bySlug.has(slug)) passed.delete(slug);
  writePassed(passed);
}
