import { addresses } from "../packages/contract/src/calls/addresses.ts";
import { checkNarrow, expect, expectPicturesLoaded, test } from "./journey.ts";

test("whoever runs a website sees every widget and copies its code", { tag: "@desktop" }, async ({
  page,
  t,
  shot,
  expectAccessible,
}) => {
  await page.goto(addresses.widgets());
  await expect(page.getByRole("heading", { name: "coloring-compare", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: t("spec.create_coloring") }).first()).toBeVisible();
  await shot("widgets");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const mixer = page.locator("#widget-color-mixer");
  await mixer.getByRole("button", { name: t("embed.copy") }).click();
  await expect(mixer.getByRole("button", { name: t("page.widgets_copied") })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<div data-widget="color-mixer"></div>',
  );
  await expectPicturesLoaded(page);
  await expectAccessible();
  await checkNarrow(page, "widgets");
});
