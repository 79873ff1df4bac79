import { addresses } from "../packages/contract/src/calls/addresses.ts";
import { expect, test } from "./journey.ts";
import { sendPhoto } from "./photos.ts";

test("edit colors, merge regions, undo, save, and find it all again", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/");
  const id = await sendPhoto(page, "paint-by-numbers", { numberOfColors: "12", detalization: "low" });
  await page.goto(addresses.paintByNumbers(id));
  const regions = page.getByRole("button", { name: t("edit.open"), exact: true });
  await expect(regions).toBeVisible();

  await test.step("see all about a color of the list", async () => {
    const info = page.getByRole("button", { name: new RegExp(`^${t("spec.info")}\\D*1 · `) });
    await info.click();
    const details = page.getByRole("dialog", { name: /^1 · / });
    await details.getByRole("button", { name: t("spec.unmix_color"), exact: true }).click();
    await expect(details.getByRole("table")).toBeVisible();
    await details.getByText(t("mixing.similar"), { exact: true }).click();
    await expect(
      details.getByRole("img", { name: t("spec.transparency.O"), exact: true }).first(),
    ).toBeVisible();
    await expectAccessible();
    await shot("color-info");
    await page.keyboard.press("Escape");
    await expect(info).toBeFocused();
  });

  await test.step("see how its colors are mixed, and go back", async () => {
    await page.getByRole("link", { name: t("recipes.title"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("recipes.title") })).toBeVisible();
    const sheet = page.getByRole("region", { name: t("recipes.title") });
    const totals = sheet.getByRole("heading", { name: t("recipes.totals") });
    await expect(totals).toBeVisible();
    await expectAccessible();
    await shot("recipes");
    await page.getByRole("combobox", { name: t("recipes.mix_from") }).selectOption("1");
    await expect(sheet.getByText(/^\d{4} /).first()).toBeVisible();
    await expect(page).toHaveURL(/paints=1/);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: t("kit.download"), exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/-recipes\.pdf$/);
    await page.goBack();
    await expect(regions).toBeVisible();
  });

  await test.step("let one color join another, and keep one", async () => {
    await page.getByRole("button", { name: t("spec.edit_colors") }).click();
    const dialog = page.getByRole("dialog", { name: t("spec.edit_colors") });
    await dialog
      .getByRole("combobox", { name: t("pbn.edit_becomes", { code: "2" }), exact: true })
      .selectOption("3");
    await dialog.getByRole("button", { name: t("pbn.edit_permanent", { code: "1" }), exact: true }).click();
    await test.step("and look at what a color is mixed of", async () => {
      await dialog.getByRole("button", { name: new RegExp(`^${t("spec.info")}\\D*3 · `) }).click();
      const details = page.getByRole("dialog", { name: /^3 · / });
      await details.getByRole("button", { name: t("spec.unmix_color"), exact: true }).click();
      await expect(details.getByRole("table")).toBeVisible();
      await expectAccessible();
      await page.keyboard.press("Escape");
      await expect(details).toBeHidden();
      // the wishes are still there
      await expect(dialog).toBeVisible();
    });
    await expectAccessible();
    await shot("edit-colors");
    await dialog.getByRole("button", { name: t("spec.apply"), exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  const dialog = page.getByRole("dialog", { name: t("edit.open") });
  const steps = (count: number) => dialog.getByText(`${t("edit.steps")} (${count})`, { exact: true });

  await test.step("merge two regions, undo, redo, save", async () => {
    await regions.click();
    const surface = dialog.getByRole("application");
    await expect(surface).toBeVisible();
    await expect(steps(2)).toBeVisible();
    const { width, height } = (await surface.boundingBox())!;
    const marked = dialog.getByText(t("edit.merge_next"), { exact: true });
    await surface.click({ position: { x: width * 0.5, y: height * 0.42 } });
    await expect(marked).toBeVisible();
    // down the picture until a neighbor was met
    for (let y = 0.44; y < 0.7 && !(await steps(3).isVisible()); y += 0.02)
      await surface.click({ position: { x: width * 0.5, y: height * y } });
    await expect(steps(3)).toBeVisible();
    await dialog.getByRole("button", { name: t("pbn.mark_undo"), exact: true }).click();
    await expect(steps(2)).toBeVisible();
    await dialog.getByRole("button", { name: t("pbn.mark_redo"), exact: true }).click();
    await expect(steps(3)).toBeVisible();
    await expectAccessible();
    await shot("edit-regions");
    await dialog.getByRole("button", { name: t("title.save"), exact: true }).click();
    await expect(dialog.getByText(t("coloring.redrawn"), { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: t("ui.close"), exact: true }).click();
  });

  await test.step("go back to the beginning on another visit", async () => {
    await page.reload();
    await regions.click();
    await dialog.getByText(`${t("edit.steps")} (3)`, { exact: true }).click();
    await dialog.getByRole("button", { name: t("edit.beginning"), exact: true }).click();
    await dialog.getByRole("button", { name: t("title.save"), exact: true }).click();
    await expect(dialog.getByText(t("coloring.redrawn"), { exact: true })).toBeVisible();
    await expect(steps(0)).toBeVisible();
  });
});
