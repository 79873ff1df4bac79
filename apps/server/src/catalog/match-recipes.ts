import type { CatalogWishes, Language } from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import { catalogFacetNames, type CatalogRecipe } from "@tintery/scenes/catalog";
import { titleOf } from "./titles.ts";

/** The recipes that somebody wishes to see, in their order: of these facets, and with all of these words. */
export function matchRecipes(
  recipes: readonly CatalogRecipe[],
  wishes: CatalogWishes,
  language: Language,
): CatalogRecipe[] {
  const words = foldWords(wishes.words).split(/\s+/).filter(Boolean);
  return recipes.filter((recipe) => {
    if (catalogFacetNames.some((facet) => wishes[facet] !== null && wishes[facet] !== recipe[facet]))
      return false;
    const said = words.length > 0 ? foldWords(wordsOf(recipe, language)) : "";
    return words.every((word) => said.includes(word));
  });
}

/** All that is said of a picture: its title, what Scene Builder was told, and its theme and season. */
function wordsOf({ slug, prompt, theme, season }: CatalogRecipe, language: Language): string {
  const t = texts(language);
  const named = [t(`page.catalog.theme.${theme}`), t(`page.catalog.season.${season}`)];
  return [titleOf(slug, language) ?? "", prompt, ...named].join(" ");
}

/** Without accents and capitals: "cafe" finds "Café". */
const foldWords = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
