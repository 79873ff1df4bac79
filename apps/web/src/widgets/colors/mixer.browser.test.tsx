import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.innerHTML = "";
});

const open = (language = "en") =>
  hostPage(`<div data-widget="color-mixer" data-language="${language}"></div>`);

async function unmix(hex: string): Promise<void> {
  await page.getByLabelText("Color code").fill(hex);
  await page.getByRole("button", { name: "Unmix color" }).first().click();
}

const recent = () =>
  [...document.querySelector("[data-widget]")!.shadowRoot!.querySelectorAll(".recent button")].map((button) =>
    button.getAttribute("title"),
  );

it("says with which paints a color is mixed, by parts, volumes and shares", async () => {
  await open();
  await page.getByLabelText("Paint amount").fill("10,0");
  await unmix("#fff");
  await expect.element(page.getByRole("row", { name: "Titanium white 10.00 mL 100.0%" })).toBeVisible();
  // the amount follows what is typed
  await page.getByLabelText("Paint amount").fill("a lot");
  await expect.element(page.getByText(/^Enter an amount above 0/)).toBeVisible();
  await expect.element(page.getByRole("columnheader", { name: "Amount" })).not.toBeInTheDocument();
});

it("writes numbers as the language does", async () => {
  await open("de");
  await page.getByLabelText("Farbcode").fill("#4682b4");
  await page.getByRole("button", { name: "Farbe zerlegen" }).first().click();
  await expect.element(page.getByText(/^0,\d\d\sml$/).first()).toBeVisible();
  await expect.element(page.getByText(/^\d+,\d\s%$/).first()).toBeVisible();
});

it("is honest about what no paint can be", async () => {
  await open();
  await unmix("#00ff00");
  await expect
    .element(page.getByRole("article").getByText(/^Can’t be mixed from these paints/))
    .toBeVisible();
  await expect.element(page.getByText(/^Screens can show more vivid/).first()).toBeVisible();
});

it("remembers custom colors only, the newest first, white and black behind them", async () => {
  localStorage.setItem("UserColors", JSON.stringify(["#abc", "red", 7, "#000"]));
  await open();
  await expect.element(page.getByLabelText("Color code")).toBeVisible();
  expect(recent()).toEqual(["#abc", "#ffffff", "#000000"]);
  await unmix("#4682b4");
  await unmix("#ffffff");
  expect(recent()).toEqual(["#4682b4", "#abc", "#ffffff", "#000000"]);
  expect(JSON.parse(localStorage.getItem("UserColors")!)).toEqual(["#4682b4", "#abc"]);
  await page.getByRole("button", { name: "Use #abc" }).click();
  await expect.element(page.getByLabelText("Color code")).toHaveValue("#abc");
});

it("says what a color code looks like, and keeps what was typed", async () => {
  await open();
  await unmix("#12345");
  await expect.element(page.getByText(/^Enter # and three or six digits/)).toBeVisible();
  await expect.element(page.getByLabelText("Color code")).toHaveValue("#12345");
  await expect.element(page.getByLabelText("Color code")).toHaveAttribute("maxlength", "7");
});

it("mixes from the paints that one has", async () => {
  await open();
  await unmix("#808080");
  await page.getByText("My paints").click();
  await expect.element(page.getByRole("article")).not.toBeInTheDocument();
  await page.getByRole("checkbox", { name: "Titanium white" }).click();
  await page.getByRole("checkbox", { name: "Ivory black" }).click();
  await expect.element(page.getByRole("rowheader", { name: "Ivory black" })).toBeVisible();
  expect(page.getByRole("row").elements()).toHaveLength(3);
});

it("shows at once what paints make, and unmixes that", async () => {
  await open();
  await page.getByRole("textbox", { name: "Parts of Red" }).fill("3");
  await page.getByRole("button", { name: "Add one part: Titanium white" }).click();
  await expect.element(page.getByText(/1 : 3/)).toBeVisible();
  await page.getByRole("button", { name: "Unmix color" }).last().click();
  await expect.element(page.getByRole("article").getByText(/^Match/)).toBeVisible();
});

it("takes a color from a photo, by finger and by arrow keys", async () => {
  await open();
  const canvas = new OffscreenCanvas(200, 100);
  const context = canvas.getContext("2d")!;
  for (const [color, x] of [
    ["#4682b4", 0],
    ["#c19a6b", 100],
  ] as const) {
    context.fillStyle = color;
    context.fillRect(x, 0, 100, 100);
  }
  const photo = new File([await canvas.convertToBlob()], "two.png", { type: "image/png" });
  await page.getByLabelText("Pick a color from a photo", { exact: true }).last().upload(photo);
  const ring = page.getByRole("application", { name: "Photo to pick a color from" });
  await ring.click({ position: { x: 150, y: 50 } });
  await expect.element(page.getByLabelText("Color code")).toHaveValue("#c19a6b");
  await userEvent.keyboard("{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}");
  await expect.element(page.getByLabelText("Color code")).toHaveValue("#4682b4");
});

it("shows colors side by side, each of which opens its details", async () => {
  await hostPage(`<div data-widget="color-grid" data-colors="#4682b4, c19a6b #4682B4"></div>`);
  const colors = page.getByRole("listitem");
  await expect.element(colors.first()).toBeVisible();
  expect(colors.elements()).toHaveLength(2);
  await page.getByRole("button", { name: "#c19a6b", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Color #c19a6b" });
  await expect.element(dialog.getByText("rgb(193, 154, 107)")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it("tells a color's numbers, its mixture and similar paints, each when asked for", async () => {
  await hostPage(`<div data-widget="color-details" data-hex="4682b4"></div>`);
  await expect.element(page.getByText("hsl(207, 44%, 49%)")).toBeVisible();
  await expect.element(page.getByText("rgb(70, 130, 180)")).toBeVisible();
  await page.getByRole("button", { name: "Unmix color" }).click();
  await expect.element(page.getByRole("rowheader", { name: "Titanium white" })).toBeVisible();
  await page.getByText("Similar colors by brand").click();
  await expect.element(page.getByRole("heading", { name: /^Golden/ })).toBeVisible();
  await expect.element(page.getByRole("img", { name: "opaque", exact: true }).first()).toBeVisible();
  await page.getByText("How to mix colors").click();
  await expect
    .element(page.getByRole("img", { name: "Mixtures from Phthalo blue to Titanium white" }))
    .toBeVisible();
});
