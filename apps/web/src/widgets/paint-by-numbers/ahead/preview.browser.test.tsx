import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hostPage } from "../../../testing/host-page.ts";
import { spareDevice } from "../../../testing/spare-device.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  document.body.innerHTML = "";
  Reflect.deleteProperty(navigator, "connection");
});

/** A photo of dots in many colors, none like its neighbors: as many regions as the detail allows. */
async function photo(): Promise<File> {
  const [width, height, step] = [360, 240, 10];
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      pen.fillStyle = `hsl(${(x * 37 + y * 61) % 360} 60% ${30 + ((x * 13 + y * 7) % 50)}%)`;
      pen.fillRect(x, y, step, step);
    }
  return new File([await canvas.convertToBlob({ type: "image/png" })], "dots.png", { type: "image/png" });
}

async function openForm(file: File): Promise<void> {
  await hostPage(`<div id="paint-by-numbers-upload-form"></div>`);
  await page.getByRole("button", { name: "Create paint by numbers" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  const transfer = new DataTransfer();
  transfer.items.add(file);
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer }));
}

const painting = () => page.getByRole("img", { name: "Preview of dots.png as a painting" });
const meter = () => page.getByRole("region", { name: "What to expect when painting" });
const view = (name: string) =>
  page.getByRole("radiogroup", { name: "Show in preview" }).getByRole("radio", { name, exact: true });
const regions = () => Number(/(\d+) regions/.exec(meter().element().textContent)?.[1]);

it("paints what is chosen, says what it asks of a painter, and does so again with each change", async () => {
  await openForm(await photo());
  await expect.element(painting()).toBeVisible();
  await expect.element(meter().getByText(/\d+ regions · about \d+ hours?/)).toBeVisible();
  await view("Colors").click();
  await expect.element(page.getByText("30 colors", { exact: true })).toBeVisible();
  await page.getByRole("spinbutton", { name: "Number of colors" }).fill("12");
  await expect.element(page.getByText("12 colors", { exact: true })).toBeVisible();
  await view("Numbers").click();
  await expect
    .element(page.getByRole("img", { name: "Preview of the numbered page of dots.png" }))
    .toBeVisible();
  const before = regions();
  await page.getByRole("slider", { name: "Level of detail" }).fill("0");
  await expect.poll(regions).toBeLessThan(before);
});

it("keeps what is shown while a field holds what cannot be painted", async () => {
  await openForm(await photo());
  await expect.element(meter()).toBeVisible();
  const before = meter().element().textContent;
  await page.getByRole("spinbutton", { name: "Number of colors" }).fill("5");
  await expect.element(page.getByText("Enter a number from 7 to 100.")).toBeVisible();
  await expect.element(painting()).toBeVisible();
  expect(meter().element().textContent).toBe(before);
});

it("takes one of three difficulties by a tap", async () => {
  await openForm(await photo());
  await page.getByRole("button", { name: "Compare easy, medium, and hard" }).click();
  const card = (colors: number) =>
    page.getByRole("button", { name: new RegExp(`^[A-Z][a-z ]+ · ${colors} colors \\d+ regions`) });
  await expect.element(card(48)).toBeVisible();
  const easy = card(12);
  await easy.click();
  await expect.element(easy).toHaveAttribute("aria-pressed", "true");
  await expect.element(page.getByRole("spinbutton", { name: "Number of colors" })).toHaveValue(12);
  await expect.element(page.getByRole("slider", { name: "Level of detail" })).toHaveValue("1");
  // the card calls it what the meter calls it
  const called = easy.element().textContent.split(" ·")[0];
  await expect.element(meter().getByText(called ?? "", { exact: true })).toBeVisible();
});

it("waits to be asked where the connection is to be spared; the form works without", async () => {
  spareDevice();
  await openForm(await photo());
  await expect.element(page.getByText(/only make a preview if you ask/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Create picture" })).toBeEnabled();
  await page.getByRole("button", { name: "Show preview" }).click();
  await expect.element(painting()).toBeVisible();
});

it("says that there is no preview where the worker does not start", async () => {
  const file = await photo();
  const start = Worker;
  globalThis.Worker = class extends start {
    constructor() {
      super(URL.createObjectURL(new Blob(["throw new Error()"], { type: "text/javascript" })));
    }
  };
  try {
    await openForm(file);
    await expect.element(page.getByText(/can’t preview this photo on your device/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Create picture" })).toBeEnabled();
  } finally {
    globalThis.Worker = start;
  }
});
