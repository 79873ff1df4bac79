import { describe, expect, it } from "vitest";
import { withoutUnseenDeeds } from "../figures/shows-pose.ts";
import { drawScene } from "../paint-scene.ts";
import { drawnShare } from "../words/drawn-share.ts";
import { judgePrompt } from "../words/judge-prompt.ts";
import { parsePrompt } from "../words/parse-prompt.ts";
import { catalogFacetNames, catalogFacets } from "./facets.ts";
import { type CatalogRecipe, recipesOf } from "./recipe.ts";
import { catalogRecipes } from "./recipes.ts";
import { catalogTitles } from "./titles.ts";

const slugs = catalogRecipes.map(({ slug }) => slug);

describe("the catalog's recipes", () => {
  it("have names of their own that fit into an address", () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("are all different pictures", () => {
    const pictures = catalogRecipes.map(({ prompt, seed, shape }) => `${prompt} ${seed} ${shape}`);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it("say what may be painted, from a seed that a form accepts", () => {
    for (const { prompt, seed, slug } of catalogRecipes) {
      expect([slug, judgePrompt(prompt).is]).toEqual([slug, "fine"]);
      expect(Number.isInteger(seed) && seed >= 0 && seed <= 999_999, slug).toBe(true);
    }
  });

  it("say nothing that is not drawn", () => {
    const shareOf = ({ prompt, seed, shape }: CatalogRecipe) => {
      const graph = withoutUnseenDeeds(parsePrompt(prompt));
      const [width, height] = shape === "landscape" ? [1420, 1000] : [1000, 1420];
      const { placings } = drawScene(graph, { seed, width, height });
      return drawnShare(graph, new Set(placings.map(({ item }) => item)));
    };
    expect(catalogRecipes.filter((recipe) => shareOf(recipe) < 1).map(({ slug }) => slug)).toEqual([]);
  });

  it.each(catalogFacetNames)("leave no %s empty", (facet) => {
    const used = new Set(catalogRecipes.map((recipe) => recipe[facet]));
    expect(catalogFacets[facet].filter((word) => !used.has(word as never))).toEqual([]);
  });

  it("begin with pictures of every age and of many themes", () => {
    const first = catalogRecipes.slice(0, 24);
    expect(new Set(first.map(({ age }) => age)).size).toBe(catalogFacets.age.length);
    expect(new Set(first.map(({ theme }) => theme)).size).toBeGreaterThan(8);
    expect(new Set(catalogRecipes.slice(0, 12).map(({ theme }) => theme)).size).toBeGreaterThan(8);
  });

  it("are refused where a row has a word that no facet knows", () => {
    const row = "a-fox | a fox | 1 | portrait | v2_general | autumn | 5-7 | easy";
    expect(recipesOf("animals", row)[0]).toMatchObject({ slug: "a-fox", seed: 1, season: "autumn" });
    expect(() => recipesOf("animals", row.replace("autumn", "fall"))).toThrow(RangeError);
  });
});

describe("the catalog's titles", () => {
  it.each(Object.entries(catalogTitles))(
    "name every picture in %s, each by a name of its own",
    (_, titles) => {
      expect(Object.keys(titles).toSorted()).toEqual(slugs.toSorted());
      const names = Object.values(titles);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^\S(.{0,48}\S)?$/);
    },
  );

  it("are typeset: no straight quotes", () => {
    for (const titles of Object.values(catalogTitles))
      expect(Object.values(titles).filter((name) => /['"]/.test(name))).toEqual([]);
  });
});
