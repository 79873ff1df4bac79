import { expect, test } from "./journey.ts";
import { scenePhoto } from "./photos.ts";

test("a photo is checked against paints: how much they reach, and which one paint more would help", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/app/virtual-artist-lab/color-mixer");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("gamut.title"), exact: true })
    .click();
  await expect(page.getByText(t("gamut.choose"))).toBeVisible();
  await expectAccessible();
  await page
    .getByLabel(t("ui.choose_picture"), { exact: true })
    .last()
    .setInputFiles(await scenePhoto());
  const [before = ""] = t("gamut.picture", { share: "|" }).split("|");
  await expect(page.getByRole("img", { name: before.trim() })).toBeVisible();
  const [told = ""] = t("gamut.reached", { share: "|" }).split("|");
  await expect(page.getByRole("status").filter({ hasText: told.trim() })).toBeVisible();
  const advice = page.getByRole("region", { name: t("gamut.one_more") });
  await expect(advice.getByRole("listitem").or(advice.getByRole("status")).first()).toBeVisible();
  await expectAccessible();
  await shot("gamut-check");

  // few paints reach less, and then one helps
  await page.getByText(`${t("gamut.paints")} (12 / 12)`).click();
  for (const paint of ["phthalo-blue", "violet", "phthalo-green"] as const)
    await page.getByLabel(t(`base_paint.${paint}`), { exact: true }).uncheck();
  await expect(page.getByText(`${t("gamut.paints")} (9 / 12)`)).toBeVisible();
  await page.getByRole("combobox", { name: t("gamut.look_in") }).selectOption("1");
  await expect(advice.getByRole("link", { name: "Golden Heavy Body Acrylic" }).first()).toBeVisible();
});

test("a maker's palette leads to its chart and to the check of a photo", { tag: "@desktop" }, async ({
  page,
  t,
}) => {
  await page.goto("/app/virtual-artist-lab/palette/view/1");
  await expect(page.getByRole("link", { name: t("chart.title") }).first()).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("gamut.link"), exact: true })
    .click();
  await expect(page).toHaveURL(/gamut-check\?paints=1$/);
  await expect(page.getByRole("combobox", { name: t("recipes.mix_from") })).toHaveValue("1");
});
