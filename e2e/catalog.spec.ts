import { expect, expectPicturesLoaded, test } from "./journey.ts";

/** The only picture that this server makes of the catalog, and what Scene Builder was told. */
const owl = {
  slug: "owl-and-full-moon",
  theme: "animals",
  prompt: "an owl on a branch at night with full moon",
};

test("the catalog is searched, and a picture is liked, printed, and made one's own without an account", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  const cards = page.locator(".catalog-cards a");
  await expect(async () => {
    await page.goto("/");
    await page
      .getByRole("navigation", { name: t("page.nav") })
      .getByRole("link", { name: t("page.catalog.nav") })
      .click();
    await expect(cards).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expectPicturesLoaded(page);
  await expectAccessible();
  await shot("catalog");

  await test.step("narrow it by its address, and search it", async () => {
    const themes = page.getByRole("navigation", { name: t("page.catalog.facet.theme") });
    await themes.getByRole("link", { name: t("page.catalog.theme.animals"), exact: true }).click();
    await expect(page).toHaveURL(/theme=animals$/);
    await expect(cards).toHaveCount(1);
    const show = page.getByRole("button", { name: t("page.catalog.show") });
    await page.getByLabel(t("page.catalog.search")).fill("Moon owl");
    await page.getByLabel(t("page.catalog.facet.difficulty")).selectOption("medium");
    await show.click();
    await expect(page).toHaveURL(/theme=animals&q=Moon\+owl&season=&age=&level=medium$/);
    await expect(cards).toHaveCount(1);
    await page.getByLabel(t("page.catalog.facet.difficulty")).selectOption("hard");
    await show.click();
    await expect(page.getByRole("heading", { name: t("page.catalog.none_title") })).toBeVisible();
    await expectAccessible();
    await shot("catalog-nothing");
    await page.getByRole("link", { name: t("page.catalog.all") }).click();
  });

  await test.step("like a picture, also after a reload", async () => {
    await cards.first().click();
    await expect(page).toHaveURL(new RegExp(`/app/catalog/${owl.slug}$`));
    const heart = page.getByRole("button", { name: t("catalog.like") });
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(heart).toContainText(/[1-9]/);
    await page.reload();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expectPicturesLoaded(page);
    await expectAccessible();
    await shot("catalog-picture");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("print and download it with a name", async () => {
    await page.getByLabel(t("page.catalog.name")).fill("Anna");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: t("page.catalog.pdf") }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    const [sheet] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: t("page.catalog.print"), exact: true }).click(),
    ]);
    await expectPicturesLoaded(sheet);
    await sheet.close();
  });

  await test.step("make it mine", async () => {
    await page.getByRole("link", { name: t("page.catalog.mine.coloring") }).click();
    const prompt = page.getByRole("dialog").getByRole("textbox", { name: t("builder.prompt") });
    await expect(prompt).toHaveValue(owl.prompt);
    await shot("catalog-mine");
  });
});

test("an address of the catalog names its language, and says what it is to search engines", {
  tag: "@desktop",
}, async ({ page }) => {
  const html = await (await page.request.get(`/de/app/catalog?theme=${owl.theme}`)).text();
  expect(html).toContain('lang="de"');
  expect(html).toContain("Malvorlagen");
  expect(html.match(/rel="alternate"/g)).toHaveLength(12);
  expect(html).toMatch(/rel="canonical" href="[^"]+\/de\/app\/catalog\?theme=animals"/);
  const [, data = ""] = /ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ "@type": "CollectionPage" });
});
