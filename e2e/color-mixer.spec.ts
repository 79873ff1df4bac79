import { expect, test } from "./journey.ts";
import { scenePhoto } from "./photos.ts";

test("a color from a photo becomes paints, and the guide says why", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("page.color_mixer") })
    .click();
  const code = page.getByLabel(t("mixing.hex"));
  await expect(code).toHaveValue("#ffffff");
  await expectAccessible();
  await page
    .getByLabel(t("mixing.photo"), { exact: true })
    .last()
    .setInputFiles(await scenePhoto());
  const photo = page.getByRole("application", { name: t("mixing.photo_label") });
  await photo.click();
  await expect(code).not.toHaveValue("#ffffff");
  const hex = await code.inputValue();
  await page
    .getByRole("button", { name: t("spec.unmix_color") })
    .first()
    .click();
  await expect(page.getByRole("article").getByText(hex)).toBeVisible();
  await expectAccessible();
  await shot("color-mixer");
  await page.reload();
  await expect(page.getByRole("button", { name: t("mixing.use_color", { hex }) })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("guide.title") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("guide.title") })).toBeVisible();
  await expectAccessible();
  await shot("mixing-guide");
});

test("the chart of a set of paints is walked through and printed", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/app/virtual-artist-lab/color-mixer");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("chart.title"), exact: true })
    .click();
  const grid = page.getByRole("grid", { name: t("chart.title") });
  await expect(grid.getByRole("button")).toHaveCount(78);
  await grid.getByRole("button").first().focus();
  await page.keyboard.press("ArrowDown");
  const pair = t("chart.pair", {
    first: t("base_paint.titanium-white"),
    second: t("base_paint.light-yellow"),
    hex: "",
  }).trim();
  await expect(grid.getByRole("button", { name: pair })).toBeFocused();
  await expectAccessible();
  await shot("mixing-chart");
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: pair });
  await expect(details).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("kit.download"), exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/mixing-chart\.pdf$/);
  await page.getByRole("combobox", { name: t("recipes.mix_from") }).selectOption("1");
  await expect(grid.getByRole("rowheader", { name: "1380" })).toBeVisible();
  await expect(page).toHaveURL(/paints=1/);
});
