import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { phoneSize } from "./phone-size.ts";
import { scenePhoto } from "./photos.ts";

test.use({ viewport: phoneSize, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/** Counts every touch of a way, those in the dialogs of the system too, which no test can see. */
function counter(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  return {
    count: () => taps,
    tap,
    /** A picker for several photos is left by a button; one for a single photo by choosing it. */
    pick: async (target: Locator) => {
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), tap(target)]);
      taps += chooser.isMultiple() ? 2 : 1;
      await chooser.setFiles(await scenePhoto());
    },
    /** Opens a page for the printer, and sends what the system's dialog shows. */
    print: async (target: Locator) => {
      await page.context().addInitScript(() => {
        window.print = () => void document.documentElement.setAttribute("data-printing", "");
      });
      const [sheet] = await Promise.all([page.waitForEvent("popup"), tap(target)]);
      await expect(sheet.locator("[data-printing]")).toBeAttached();
      taps += 1;
      return sheet;
    },
  };
}

test("a coloring page is printed with six taps", { tag: "@desktop" }, async ({ page, t }) => {
  await page.goto("/");
  const { pick, tap, print, count } = counter(page);
  await pick(page.getByLabel(t("page.choose_photo")).first());
  await tap(page.getByRole("button", { name: t("sheet.text.coloring") }));
  await tap(page.getByRole("button", { name: t("coloring.create"), exact: true }));
  const compare = page.getByRole("slider", { name: new RegExp(t("dashboard.kind.coloring")) });
  await expect(compare).toHaveAttribute("aria-valuenow", "0");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  const sheet = await print(page.getByRole("link", { name: t("pbn.print"), exact: true }));
  await expect(sheet.getByRole("img")).toBeVisible();
  expect(count()).toBe(6);
});

test("a painting and its key are printed with five taps", { tag: "@desktop" }, async ({ page, t, shot }) => {
  await page.goto("/");
  const { pick, tap, print, count } = counter(page);
  const photo = page.getByLabel(
    t("ui.labelled", { label: t("page.choose_photo"), name: t("page.door.pbn") }),
  );
  await photo.scrollIntoViewIfNeeded();
  await shot("taps-doors");
  await pick(photo);
  const form = page.getByRole("dialog", { name: t("pbn.create_title") });
  await expect(form.getByText("Boats in the harbor.png", { exact: true })).toBeVisible();
  await shot("taps-form");
  await tap(form.getByRole("button", { name: t("pbn.create"), exact: true }));
  const button = page.getByRole("link", { name: t("pbn.print"), exact: true });
  await expect(button).toBeVisible();
  await shot("taps-painting");
  const sheet = await print(button);
  await expect(sheet.getByRole("img", { name: "Boats in the harbor", exact: true })).toBeVisible();
  await expect(sheet.getByRole("img", { name: new RegExp(`^${t("pbn.color_list")}`) })).toBeVisible();
  expect(count()).toBe(5);
});
