import { readFile } from "node:fs/promises";
import { addresses } from "../packages/contract/src/calls/addresses.ts";
import { expect, test } from "./journey.ts";
import { sendPhoto } from "./photos.ts";

test("a painting is looked at closely, painted on the screen and read as a list", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/");
  const id = await sendPhoto(page, "paint-by-numbers", { numberOfColors: "12", detalization: "low" });
  await page.goto(addresses.paintByNumbers(id));
  await expect(page.getByRole("slider")).toBeVisible();

  const dialog = page.getByRole("dialog");
  const surface = dialog.getByRole("application");
  const chosen = dialog.locator(".look-color[aria-pressed=true]");
  const done = dialog.locator(".look-color").last().locator(".look-code svg");
  const mode = (name: "look" | "paint" | "list") =>
    dialog.getByText(t(`look.mode.${name}`), { exact: true }).click();

  await test.step("look closely, and see where a color is", async () => {
    await page
      .getByRole("button", { name: t("look.open"), exact: true })
      .first()
      .click();
    await expect(surface).toBeFocused();
    await surface.click();
    await expect(chosen).toHaveCount(1);
    await expectAccessible();
    await shot("painting-look");
    await surface.click();
    await expect(chosen).toHaveCount(0);
    await dialog.locator(".look-color").nth(3).click();
    await expect(chosen).toHaveCount(1);
    await dialog.getByText(t("look.show_both"), { exact: true }).click();
    for (const _ of Array(3)) await surface.press("+");
    await surface.press("ArrowRight");
    await dialog.getByRole("button", { name: t("look.display"), exact: true }).click();
    for (const wish of ["look.letters", "look.strong_lines", "look.patterns"] as const)
      await dialog.getByText(t(wish), { exact: true }).click();
    await dialog.getByRole("combobox").selectOption("deutan");
    await expect(chosen).toHaveText("D");
    await expect(dialog.locator(".look-alike")).not.toBeEmpty();
    await expectAccessible();
    await shot("painting-display");
    await dialog.getByText(t("look.letters"), { exact: true }).click();
    await dialog.getByRole("combobox").selectOption("usual");
    await dialog.getByRole("button", { name: t("look.display"), exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("paint on the screen, with keys and by list, and save the picture", async () => {
    await page.getByRole("button", { name: t("paint.open"), exact: true }).click();
    await expect(chosen).toHaveAccessibleName(new RegExp(t("paint.progress", { share: "0%" })));
    await dialog.getByRole("button", { name: t("paint.next_region") }).click();
    await surface.press(" ");
    await expect(chosen).not.toHaveAccessibleName(new RegExp(t("paint.progress", { share: "0%" })));
    await surface.click({ position: { x: 40, y: 40 } });
    await expectAccessible();
    await shot("painting-paint");
    await mode("list");
    await dialog.locator("summary").last().click();
    const places = dialog.getByRole("checkbox");
    await expect(places).not.toHaveCount(0);
    for (const place of await places.all()) await place.check();
    await expectAccessible();
    await shot("painting-list");
    await mode("paint");
    await expect(done).toBeVisible();
    const [picture] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: t("paint.save") }).click(),
    ]);
    expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe("PNG");
    await page.reload();
    await page.getByRole("button", { name: t("paint.open"), exact: true }).click();
    await expect(done).toBeVisible();
    await dialog.getByRole("button", { name: t("paint.again") }).click();
    await expect(dialog.getByText(t("paint.began_again"))).toBeVisible();
    await page.keyboard.press("Escape");
  });
});
