import { readFile } from "node:fs/promises";
import { test } from "./host.ts";
import { checkNarrow, expect, expectPicturesLoaded } from "./journey.ts";
import { scenePhoto } from "./photos.ts";
import { openShop } from "./shop.ts";

test(
  "a coloring book is begun and filled on a page of another origin",
  { tag: "@desktop" },
  async ({ page, baseURL, hosts, t, shot, expectAccessible }, { project }) => {
    const widgets = `<div id="coloring-book-wizard"></div>
    <div data-widget="my-books" data-result="#here"></div><section id="here"></section>`;
    const email = `wizard-${project.name}@example.org`;
    const { address } = await openShop({ hosts, page, baseURL: baseURL ?? "", widgets, email });
    await page.context().clearCookies();
    await page.goto(address);
    const wizard = page.locator("#coloring-book-wizard");
    await wizard.getByRole("button", { name: t("book.new") }).click();
    await wizard
      .locator(".dropzone input[type=file]")
      .first()
      .setInputFiles([await scenePhoto("First.png"), await scenePhoto("Second.png")]);
    await shot("foreign-wizard");
    await wizard.getByRole("button", { name: t("spec.upload_images") }).click();
    await expect(wizard.getByText(t("spec.upload_summary", { done: 2, total: 2 }))).toBeVisible();
    await expectAccessible();
    await shot("foreign-wizard-filled");
    await checkNarrow(page, "foreign-wizard");
    expect(page.url()).toBe(address);

    const shown = page.locator("#tintery-result");
    await test.step("the book is there again after a reload", async () => {
      await page.reload();
      await wizard.getByRole("link", { name: t("book.open") }).click();
      await expect(shown.locator("[data-page]")).toHaveCount(2);
      await expect(shown.getByRole("progressbar")).toHaveCount(0);
      await expectPicturesLoaded(page);
      await expectAccessible();
      await shot("foreign-book");
      expect(page.url()).toBe(address);
      expect(await page.context().cookies()).toEqual([]);
    });

    await test.step("it is printed there", async () => {
      await shown.getByRole("button", { name: t("book.make_pdf") }).click();
      const link = shown.getByRole("link", { name: t("book.pdf.pages") });
      await expect(link).toBeVisible();
      const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
      expect(page.url()).toBe(address);
    });

    await test.step("another one is begun beside their list, in the place that it names", async () => {
      const here = page.locator("#here");
      await page
        .locator("[data-widget=my-books]")
        .getByRole("button", { name: t("book.new") })
        .click();
      await expect(here.locator(".dropzone")).toBeVisible();
      await expect(here.locator("[data-page]")).toHaveCount(0);
      expect(page.url()).toBe(address);
    });
  },
);
