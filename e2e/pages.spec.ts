import { languages, loadLanguage } from "../packages/contract/src/texts/messages.ts";
import { expect, expectPicturesLoaded, test } from "./journey.ts";
import { samplePages } from "./sample-pages.ts";

test("the home page shows samples that can be dragged and opened", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await samplePages(page, ["samples"]);
  await page.goto("/");
  await expect(page.locator("#samples a:visible")).toHaveCount(6);
  await expect(page.locator("#samples a .sample-photo")).toHaveCount(6);
  const slider = page.getByRole("slider").first();
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuenow", "100");
  await page.keyboard.press("Home");
  for (const _ of Array(10)) await page.keyboard.press("ArrowRight");
  await expectPicturesLoaded(page);
  await expectAccessible();
  await shot("home");
  await page.locator("#samples a").first().click();
  await expect(page.getByRole("button", { name: t("pbn.download"), exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: t("pbn.delete"), exact: true })).toHaveCount(0);
  await shot("sample");
});

test("the first screen shows a photo, its coloring page and its painting, and says that it begins free", async ({
  page,
  t,
}) => {
  await page.goto("/");
  await expect(page.getByText(t("page.free_hint"))).toBeInViewport({ ratio: 1 });
  for (const key of ["ui.original", "dashboard.kind.coloring", "ui.painting"] as const) {
    const alt = t("ui.labelled", { label: t(key), name: t("sample.astronaut") });
    await expect(page.getByAltText(alt, { exact: true }).first()).toBeInViewport({ ratio: 0.9 });
  }
});

test("every language greets in its own words and stays chosen", { tag: "@desktop" }, async ({ page }) => {
  for (const language of languages) {
    const t = await loadLanguage(language);
    await page.goto(`/?language=${language}`);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.home_heading"));
    await page.goto("/app/dashboard");
    await expect(page.getByText(t("dashboard.empty_title"))).toBeVisible();
  }
});

test("an address that leads nowhere says so kindly", async ({ page, t, expectAccessible, foreseen }) => {
  foreseen.push(/404/);
  const reply = await page.goto("/app/paint-by-numbers/AAAAAAAAAAAAAAAAAAAAAA");
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole("link", { name: t("page.to_home") })).toBeVisible();
  await expectAccessible();
});

test("the API page lists every call", async ({ page, t, expectAccessible }) => {
  await page.goto("/");
  await page.getByRole("link", { name: t("page.api"), exact: true }).click();
  await expect(page.getByText("/ajax/create/paint-by-numbers").first()).toBeVisible();
  await expectAccessible();
});
