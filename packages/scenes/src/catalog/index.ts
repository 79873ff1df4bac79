/** The recipes of the catalog, without the painter that follows them. */
export { type CatalogFacet, catalogFacetNames, catalogFacets, type CatalogWord } from "./facets.ts";
export type { CatalogRecipe } from "./recipe.ts";
export { catalogRecipes } from "./recipes.ts";
