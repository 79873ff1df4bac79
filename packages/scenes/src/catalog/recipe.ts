import { type CatalogFacet, catalogFacets, type CatalogWord } from "./facets.ts";

/** The types of coloring pages that the catalog is made in: the pages of both are framed and every area is closed. */
const types = ["v2_simplified", "v2_general"] as const;
const shapes = ["landscape", "portrait"] as const;

/** A picture of the catalog: what Scene Builder is told, the page that is made of it, and how it is found. */
export interface CatalogRecipe extends Readonly<{ [Facet in CatalogFacet]: CatalogWord<Facet> }> {
  /** Names the picture in addresses and tables; it never changes. */
  readonly slug: string;
  readonly prompt: string;
  readonly seed: number;
  readonly shape: (typeof shapes)[number];
  /** The type of its coloring page. */
  readonly type: (typeof types)[number];
}

function oneOf<Word extends string>(words: readonly Word[], word: string, row: string): Word {
  const found = words.find((known) => known === word);
  if (found === undefined)
    throw new RangeError(`a recipe's words must be of ${words.join(", ")}; got "${word}" in "${row}"`);
  return found;
}

function recipeOf(theme: CatalogWord<"theme">, row: string): CatalogRecipe {
  const [slug = "", prompt = "", seed = "", shape = "", type = "", season = "", age = "", difficulty = ""] =
    row.split("|").map((cell) => cell.trim());
  return {
    slug,
    prompt,
    seed: Number(seed),
    shape: oneOf(shapes, shape, row),
    type: oneOf(types, type, row),
    theme,
    season: oneOf(catalogFacets.season, season, row),
    age: oneOf(catalogFacets.age, age, row),
    difficulty: oneOf(catalogFacets.difficulty, difficulty, row),
  };
}

/** The recipes of a theme, one a line: slug | prompt | seed | shape | type | season | age | difficulty. */
export const recipesOf = (theme: CatalogWord<"theme">, rows: string): readonly CatalogRecipe[] =>
  rows
    .trim()
    .split("\n")
    .map((row) => recipeOf(theme, row));
