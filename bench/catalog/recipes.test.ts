import { languages } from "@tintery/contract/messages";
import { catalogRecipes } from "@tintery/scenes/catalog";
import { catalogTitles } from "@tintery/scenes/catalog-titles";
import { expect, it } from "vitest";
import { differenceOf, fingerprintOf, looksDifferentFrom } from "./fingerprint.ts";
import { grayPage, pageOfRecipe } from "./page-of-recipe.ts";
import { readPassed } from "./passed-pages.ts";

const passed = readPassed();

it("every recipe has the fingerprint of the page that was passed, and nothing else has one", () => {
  expect([...passed.keys()]).toEqual(catalogRecipes.map(({ slug }) => slug).toSorted());
});

it("has titles in the languages of the interface", () => {
  expect(Object.keys(catalogTitles).toSorted()).toEqual(languages.toSorted());
});

// a few of the first: `npm run catalog` looks at all
it.each(catalogRecipes.slice(0, 24).filter((_, k) => k % 8 === 0))(
  "$slug looks as it was passed",
  (recipe) => {
    const now = fingerprintOf(grayPage(pageOfRecipe(recipe), recipe));
    expect(differenceOf(passed.get(recipe.slug) ?? "", now)).toBeLessThan(looksDifferentFrom);
  },
);
