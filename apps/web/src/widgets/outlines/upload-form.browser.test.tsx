import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { preparingImage } from "../../testing/image-views.ts";
import { answerCalls, answerUploads } from "../../testing/network.ts";
import { leaveUploads } from "../../uploads/use-uploads.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  leaveUploads();
  document.body.innerHTML = "";
});

const drawing = (name: string, text: string) => new File([text], name);
const svg = drawing("badge.svg", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>');
const eps = drawing("logo.eps", "%!PS-Adobe-3.0 EPSF-3.0\n");
const ai = drawing("logo.ai", "%PDF-1.6\n");
const letter = drawing("letter.svg", "Dear all,");

function drop(...files: File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  document.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true }));
}

async function openForm(attributes = ""): Promise<void> {
  await hostPage(`<div id="coloring-svg-upload-form" ${attributes}></div>`);
  await page.getByRole("button", { name: "Create SVG Outlines" }).click();
  await expect.element(page.getByRole("dialog", { name: "Create SVG Outlines" })).toBeVisible();
}

it("offers four precisions, normal first, and remembers the last choice", async () => {
  await openForm();
  const precisions = page.getByRole("radiogroup", { name: "Color precision" });
  expect(precisions.getByRole("radio").elements()).toHaveLength(4);
  await expect.element(page.getByRole("radio", { name: "Normal" })).toBeChecked();
  await page.getByRole("radio", { name: "Lowest" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  document.body.innerHTML = "";
  await openForm();
  await expect.element(page.getByRole("radio", { name: "Lowest" })).toBeChecked();
});

it("begins with the precision that the host page asks for", async () => {
  await openForm('data-color-precision="high"');
  await expect.element(page.getByRole("radio", { name: "High" })).toBeChecked();
});

it("says that pictures are missing when none was chosen", async () => {
  await openForm();
  await page.getByRole("button", { name: "Create SVG outlines", exact: true }).click();
  await expect.element(page.getByText(/^No images are attached to the request/)).toBeVisible();
});

it("takes drawings by what they are, not by their names, and shows what they are where nothing else can", async () => {
  await openForm();
  await expect
    .element(page.getByText(/PNG, JPG, WebP, HEIC, SVG, AI, or EPS\..*Max 20MB one file/))
    .toBeVisible();
  drop(svg, eps, ai, letter);
  await expect.element(page.getByText(/Choose a PNG, JPG, WebP, HEIC, SVG, AI, or EPS/)).toBeVisible();
  await expect.element(page.getByText("EPS", { exact: true })).toBeVisible();
  await expect.element(page.getByText("AI", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Create outlines for 3 pictures" })).toBeVisible();
});

it("sends every file with the precision, then tells what became of each", async () => {
  const uploads = answerUploads(200, {
    id: "0123456789abcdefghijkl",
    name: "",
    status: "in_queue",
    message: "",
  });
  const calls = answerCalls(() => ({ body: preparingImage() }));
  try {
    await openForm();
    await page.getByRole("radio", { name: "Lowest" }).click();
    drop(svg, eps);
    await page.getByRole("button", { name: "Create outlines for 2 pictures" }).click();
    await expect.element(page.getByRole("heading", { name: "Ready: 0 of 2" })).toBeVisible();
    expect(uploads.sent.map((form) => form.get("colorPrecision"))).toEqual(["lowest", "lowest"]);
    await expect
      .element(page.getByRole("link", { name: /badge\.svg/ }))
      .toHaveAttribute("href", "/app/coloring-svg/0123456789abcdefghijkl");
    await expect
      .element(page.getByRole("link", { name: "See all SVG outlines" }))
      .toHaveAttribute("href", "/app/colorings-svg");
  } finally {
    uploads.undo();
    calls.undo();
  }
});
