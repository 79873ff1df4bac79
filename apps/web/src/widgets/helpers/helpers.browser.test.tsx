import { languages } from "@tintery/contract/tables";
import { loadLanguage } from "@tintery/contract/messages";
import { afterEach, expect, it, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";

/** What the page is shown on, as Chromium's own protocol sets it; Vitest leaves its types to the provider. */
const chromium = cdp() as unknown as { send(method: string, values: object): Promise<unknown> };
const media = (name: "print" | "") => chromium.send("Emulation.setEmulatedMedia", { media: name });

afterEach(async () => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
  await media("");
});

/** Whether an element takes part in what is seen or printed. */
const isSeen = (selector: string, root: ParentNode = document) =>
  root.querySelector(selector)?.checkVisibility({ visibilityProperty: true });

it("prints the part of the page that its target names, nothing around or beside it, and leaves no trace", async () => {
  await hostPage(`<h1>Shop</h1><main>Words around it <section id="list"><b>Ochre</b></section><p>Beside</p></main>
    <div data-widget="print-content" data-target="#list" data-label="Print the list"></div>`);
  const before = document.documentElement.outerHTML;
  const printing = vi.spyOn(window, "print").mockImplementation(() => undefined);
  await page.getByRole("button", { name: "Print the list" }).click();
  await expect.poll(() => printing.mock.calls.length).toBe(1);
  await media("print");
  expect(["#list b", "#list", "h1", "main", "main p", "[data-widget]"].map((one) => isSeen(one))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  // what is cut off on the screen, or moved, is on paper from its beginning
  expect(document.querySelector("#list")?.getBoundingClientRect().top).toBeLessThan(60);
  dispatchEvent(new Event("afterprint"));
  expect(document.documentElement.outerHTML).toBe(before);
  expect(isSeen("h1")).toBe(true);
});

it("prints what stands in an open dialog, all of it", async () => {
  const rows = Array.from({ length: 80 }, (_, row) => `<li>Color ${row}</li>`).join("");
  await hostPage(`<h1>Shop</h1><div data-widget="modal" data-label="Colors"><ul id="list">${rows}</ul><p>Beside</p>
    <div data-widget="print-content" data-target="#list" data-label="Print the list"></div></div>`);
  const printing = vi.spyOn(window, "print").mockImplementation(() => undefined);
  await page.getByRole("button", { name: "Colors" }).click();
  await page.getByRole("button", { name: "Print the list" }).click();
  await expect.poll(() => printing.mock.calls.length).toBe(1);
  await media("print");
  const parts = ["#list li:last-child", "h1", "[data-widget=modal] p", "[data-widget=print-content]"];
  expect(parts.map((one) => isSeen(one))).toEqual([true, false, false, false]);
  const list = document.querySelector("#list")!.getBoundingClientRect();
  const dialog = document.querySelector("[data-widget=modal]")?.shadowRoot?.querySelector("dialog");
  const around = dialog!.getBoundingClientRect();
  expect(list.top).toBeLessThan(60);
  expect(around.height).toBeGreaterThanOrEqual(list.height);
  expect(isSeen("dialog h2", dialog!.getRootNode() as ShadowRoot)).toBe(false);
  dispatchEvent(new Event("afterprint"));
});

it("says so where the page has no such part", async () => {
  const printing = vi.spyOn(window, "print").mockImplementation(() => undefined);
  await hostPage(`<div data-widget="print-content" data-target="#nowhere"></div>`);
  await page.getByRole("button", { name: "Print" }).click();
  await expect.element(page.getByText("Something went wrong.", { exact: false })).toBeVisible();
  expect(printing).not.toHaveBeenCalled();
});

it.each([
  ["MacIntel", "en", "Press Command/Cmd + D to bookmark this page."],
  ["Win32", "en", "Press CTRL + D to bookmark this page."],
  ["Linux x86_64", "de", "Drücken Sie STRG + D, um ein Lesezeichen für diese Seite zu setzen."],
])("says on %s in %s with which keys the page is bookmarked", async (platform, language, sentence) => {
  vi.spyOn(navigator, "platform", "get").mockReturnValue(platform);
  await hostPage(`<div data-widget="bookmark-hint" data-language="${language}"></div>`);
  await page.getByRole("button").click();
  await expect.element(page.getByText(sentence)).toBeVisible();
});

it("leads to the browser's menu where there are no keys", async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query === "(any-pointer: fine)" ? real("not all") : real(query),
  );
  await hostPage(`<div id="bookmark-hint"></div>`);
  await page.getByRole("button", { name: "Bookmark this page" }).click();
  await expect.element(page.getByText("Use your browser’s menu to bookmark this page.")).toBeVisible();
});

it("speaks all languages", async () => {
  for (const language of languages) {
    const t = await loadLanguage(language);
    await hostPage(`<div data-widget="bookmark-hint" data-language="${language}"></div>
      <div data-widget="modal" data-label="…" data-language="${language}"></div>`);
    await expect.element(page.getByRole("button", { name: t("ui.bookmark") })).toBeVisible();
    await page.getByRole("button", { name: "…" }).click();
    await expect.element(page.getByRole("button", { name: t("spec.apply"), exact: true })).toBeVisible();
  }
});

it("shows what stands in its element as a dialog, and tells the host page of Apply and Close", async () => {
  await hostPage(`<div data-widget="modal" data-label="Frame" data-title="Choose a frame">
    <label>Width <input value="2"></label></div>`);
  const host = document.querySelector<HTMLElement>("[data-widget=modal]");
  const told: string[] = [];
  let refuses = true;
  for (const name of ["apply", "close"]) {
    host?.addEventListener(name, (event) => {
      told.push(name);
      if (refuses) event.preventDefault();
    });
  }
  const dialog = page.getByRole("dialog", { name: "Choose a frame" });
  await expect.element(page.getByLabelText("Width")).not.toBeVisible();
  await page.getByRole("button", { name: "Frame", exact: true }).click();
  await page.getByLabelText("Width").fill("5");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect.element(dialog).toBeVisible();
  refuses = false;
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Frame", exact: true }).click();
  await expect.element(page.getByLabelText("Width")).toHaveValue("5");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  expect(told).toEqual(["apply", "apply", "close"]);
});
