import { catalogPageSize, languages, lateAddresses, type PageRequest } from "@tintery/contract";
import { type CatalogRecipe, catalogRecipes } from "@tintery/scenes/catalog";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCatalog } from "../../catalog/make-catalog.ts";
import { findImage } from "../../images/image-store.ts";
import { catalogHearts, catalogPictures } from "../../platform/database/schema/catalog.ts";
import { images } from "../../platform/database/schema/images.ts";
import { addImage, addUser } from "../../testing/test-image.ts";
import { describeOnEachDatabase, oneDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

type Gallery = Extract<PageRequest, { page: "catalog" }>;

describeOnEachDatabase("the catalog's maker", (kind) => {
  let server: TestServer;
  const recipe = catalogRecipes[0]!;
  const making = () => ({ atOnce: 2, signal: new AbortController().signal });
  beforeAll(async () => {
    server = await openTestServer(kind);
    delete server.images.converter.beIdle;
    await server.startWorker();
  });
  afterAll(() => server.close());

  test("makes each picture once, and again only where its recipe is another", async () => {
    const { stores } = server.images;
    const { db } = stores;
    const shown = () => db.select().from(catalogPictures).where(eq(catalogPictures.shown, true));
    const make = (...recipes: CatalogRecipe[]) => makeCatalog(stores, making(), recipes);
    await Promise.all([make(recipe), make(recipe)]);
    const [first, ...none] = await shown();
    expect(none).toEqual([]);
    const { imageId, slug } = first!;
    expect(slug).toBe(recipe.slug);
    const visitor = server.visitor();
    expect((await visitor.get(`/app/catalog/${slug}`, { accept: "text/html" })).status).toBe(200);
    const pdf = await visitor.get(`/app/coloring/${imageId}/download/image/coloringpdf`);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect((await visitor.get(`/app/catalog/${slug}/card`)).headers.get("content-type")).toBe("image/jpeg");
    // pictures of the catalog are no samples of the home page
    expect(JSON.parse((await visitor.get("/", { accept: "text/html" })).text).colorings).toEqual([]);

    await db.insert(catalogHearts).values({ imageId, userId: await addUser(db) });
    await make({ ...recipe, seed: recipe.seed + 1 });
    const [second, ...further] = await shown();
    expect(further).toEqual([]);
    expect(second!.imageId).not.toBe(imageId);
    expect(await db.$count(catalogHearts, eq(catalogHearts.imageId, second!.imageId))).toBe(1);
    expect(await findImage(db, imageId)).toBeUndefined();

    // without its recipe a picture is gone
    await make();
    expect(await shown()).toEqual([]);
    expect(await db.$count(images, and(images.sample, isNull(images.deleted)))).toBe(0);
  });
});

describeOnEachDatabase(
  "the gallery",
  (kind) => {
    let server: TestServer;
    const recipes = catalogRecipes.slice(0, catalogPageSize + 6);
    beforeAll(async () => {
      server = await openTestServer(kind);
      const { db } = server.platform;
      for (const { slug, type } of recipes) {
        const imageId = await addImage(db, {
          kind: "coloring",
          status: "ready",
          name: slug,
          options: { type },
        });
        await db.insert(catalogPictures).values({ imageId, slug, shown: true });
      }
    });
    afterAll(() => server.close());
    const read = async (address: string, headers: Record<string, string> = {}) => {
      const answer = await server.visitor().get(address, { accept: "text/html", ...headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("set-cookie")).toBeNull();
      return JSON.parse(answer.text) as Gallery & { context: { language: string } };
    };

    test("shows what there is, page by page, in the order of the recipes", async () => {
      const first = await read("/app/catalog");
      expect(first).toMatchObject({ found: recipes.length, made: recipes.length, pageNumber: 1 });
      expect(first.cards.map(({ slug }) => slug)).toEqual(
        recipes.slice(0, catalogPageSize).map(({ slug }) => slug),
      );
      expect((await read("/app/catalog?page=2")).cards).toHaveLength(6);
      for (const page of ["99", "-1", "x", ""])
        expect((await read(`/app/catalog?page=${page}`)).cards.length).toBeGreaterThan(0);
    });

    test("is narrowed and searched by its address, and what it does not know narrows nothing", async () => {
      const { theme, age } = recipes[0]!;
      const narrowed = await read(`/app/catalog?theme=${theme}&age=${age}`);
      expect(narrowed.found).toBe(recipes.filter((one) => one.theme === theme && one.age === age).length);
      const { cards, found, made, total } = narrowed;
      expect((await server.visitor().get(`/ajax/catalog/images?theme=${theme}&age=${age}`)).json).toEqual({
        cards,
        pageNumber: 1,
        found,
        made,
        total,
      });
      expect((await server.visitor().get("/ajax/catalog/images?page=2")).json.cards).toHaveLength(6);
      expect((await read("/app/catalog?theme=cheese&age=&level=%00")).found).toBe(recipes.length);
      const owls = await read("/de/app/catalog?q=  EULE  ");
      expect(owls.cards.map(({ slug }) => slug)).toContain("owl-and-full-moon");
      expect((await read("/app/catalog?q=qqqqzz")).cards).toEqual([]);
      expect((await read(`/app/catalog?q=${"a".repeat(5000)}`)).wishes.words).toHaveLength(60);
    });

    test("answers in the language of its address, whatever the visitor has chosen", async () => {
      for (const language of languages) {
        const { context } = await read(lateAddresses.catalogIn(language), { cookie: "language=ja" });
        expect(context.language).toBe(language);
        expect((await read(lateAddresses.homeIn(language), { cookie: "language=ja" })).context.language).toBe(
          language,
        );
      }
      expect((await read("/app/catalog", { cookie: "language=ja" })).context.language).toBe("ja");
      expect((await server.visitor().get("/xx/app/catalog")).status).toBe(404);
      const chosen = await server.visitor().get("/de/app/catalog?theme=sea&language=fr");
      expect(chosen.headers.get("location")).toBe("/fr/app/catalog?theme=sea");
    });

    test("names every page for search engines", async () => {
      const sitemap = (await server.visitor().get("/sitemap.xml")).text;
      const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
      expect(pages).toHaveLength((recipes.length + 2) * languages.length);
      expect((await server.visitor().get("/robots.txt")).text).toContain("/sitemap.xml");
      for (const address of [pages[0]!, pages.at(-1)!]) await read(new URL(address).pathname);
    });
  },
  oneDatabase,
);
