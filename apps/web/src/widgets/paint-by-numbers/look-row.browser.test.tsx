import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  document.body.innerHTML = "";
});

async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(300, 200);
  const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  for (let y = 0; y < 200; y += 20)
    for (let x = 0; x < 300; x += 20) {
      pen.fillStyle = `hsl(${(x + y) % 360} 60% ${30 + ((x * 13 + y * 7) % 50)}%)`;
      pen.fillRect(x, y, 20, 20);
    }
  return new File([await canvas.convertToBlob()], "quilt.png", { type: "image/png" });
}

const looks = () => page.getByRole("radiogroup", { name: "Art style" });
const radio = (name: string) => looks().getByRole("radio", { name, exact: true });
const pictures = () => [...looks().element().querySelectorAll("img")].map(({ src }) => src);

async function openForm(attributes: string): Promise<void> {
  await hostPage(`<div id="paint-by-numbers-upload-form" ${attributes}></div>`);
  await page.getByRole("button", { name: "Create paint by numbers" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  const transfer = new DataTransfer();
  transfer.items.add(await photo());
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer }));
  await page.getByText("More options").click();
}

it("shows the photo in every look; one is chosen by its picture, and painted anew with its strength", async () => {
  await openForm("data-professional");
  await expect.element(looks()).toBeVisible();
  expect(looks().getByRole("radio").elements()).toHaveLength(16);
  await expect.element(radio("Original photo")).toBeChecked();
  await expect.poll(() => new Set(pictures()).size).toBe(16);
  const before = pictures();
  await radio("Watercolor").click();
  await expect.element(radio("Watercolor")).toBeChecked();
  const strength = page.getByRole("spinbutton", { name: "Strength" });
  await expect.element(strength).toHaveValue(0.7);
  await strength.fill("1");
  await expect.poll(() => pictures().filter((src) => before.includes(src)).length).toBe(1);
  expect(pictures()).toHaveLength(16);
  await radio("Original photo").click();
  await expect.poll(() => strength.elements()).toHaveLength(0);
});

it("stays a list for those who may not use looks: nothing is painted for them", async () => {
  await openForm("");
  await expect.element(page.getByRole("region", { name: "What to expect when painting" })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Art style" })).toBeDisabled();
  expect(looks().elements()).toHaveLength(0);
});
