import type { OwnPalette } from "@tintery/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../testing/network.ts";
import { hostPage } from "../../testing/host-page.ts";

const paint = (code: string, hex: string, stock: boolean) => ({
  code,
  name: "",
  hex,
  transparency: null,
  pigments: [],
  stock,
});
const palette: OwnPalette = {
  id: 1_000_000_001,
  title: "Studio",
  revision: 1,
  updated: "2026-11-20T10:00:00.000Z",
  share: null,
  paints: [paint("A1", "#f5f4ee", true), paint("B2", "#1d1e20", true), paint("C3", "#c8281e", false)],
};

let network: ReturnType<typeof answerCalls>;
beforeEach(() => localStorage.clear());
afterEach(() => {
  network.undo();
  document.body.innerHTML = "";
  history.replaceState(null, "", location.pathname);
});

async function unmix(hex: string): Promise<void> {
  await page.getByLabelText("Color code").fill(hex);
  await page.getByRole("button", { name: "Unmix color" }).first().click();
}

const rows = () =>
  page
    .getByRole("rowheader")
    .elements()
    .map((row) => row.textContent);

it("mixes with a maker's palette that the address names, and says which", async () => {
  network = answerCalls(() => ({ body: { palettes: [] } }));
  history.replaceState(null, "", "?palette=1");
  await hostPage(`<div data-widget="color-mixer"></div>`);
  await unmix("#c19a6b");
  await expect.element(page.getByRole("heading", { name: "Golden Heavy Body Acrylic" })).toBeVisible();
  await expect.element(page.getByRole("article").first()).toBeVisible();
  expect(rows()).not.toContain("Titanium white");
});

it("mixes with what one has at home, and with nothing else", async () => {
  network = answerCalls(() => ({ body: { palettes: [palette] } }));
  await hostPage(`<div data-widget="color-mixer"></div>`);
  await unmix("#808080");
  await page.getByText("My paints").click();
  await expect.element(page.getByRole("rowheader", { name: "A1" })).toBeVisible();
  expect(rows().toSorted()).toEqual(["A1", "B2"]);
});

it("says that a palette is gone, or that it could not be fetched, and tries again", async () => {
  let works = false;
  network = answerCalls(() => (works ? { body: { palettes: [palette] } } : "offline"));
  history.replaceState(null, "", `?palette=${palette.id}`);
  await hostPage(`<div data-widget="color-mixer"></div>`);
  await unmix("#808080");
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  works = true;
  await again.click();
  await expect.element(page.getByRole("heading", { name: "Studio" })).toBeVisible();
  // the whole palette, not only what one has of it
  await unmix("#c8281e");
  await expect.element(page.getByRole("rowheader", { name: "C3" })).toBeVisible();
});
