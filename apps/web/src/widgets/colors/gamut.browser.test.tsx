import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { paintByNumbersImage } from "../../testing/image-views.ts";
import { answerCalls } from "../../testing/network.ts";

let network: ReturnType<typeof answerCalls> | undefined;
afterEach(() => {
  network?.undo();
  document.body.innerHTML = "";
  history.replaceState(null, "", location.pathname);
});

/** A picture whose columns have these colors; null is transparent. */
async function columns(...colors: readonly (string | null)[]): Promise<File> {
  const canvas = new OffscreenCanvas(20 * colors.length, 20);
  const pen = canvas.getContext("2d")!;
  colors.forEach((color, i) => {
    if (color === null) return;
    pen.fillStyle = color;
    pen.fillRect(20 * i, 0, 20, 20);
  });
  return new File([await canvas.convertToBlob()], "columns.png", { type: "image/png" });
}

async function choose(file: File): Promise<void> {
  const input = [
    ...document.querySelector("[data-widget]")!.shadowRoot!.querySelectorAll<HTMLInputElement>("[type=file]"),
  ].at(-1)!;
  const carried = new DataTransfer();
  carried.items.add(file);
  input.files = carried.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

async function open(): Promise<void> {
  await hostPage(`<div data-widget="gamut-check"></div>`);
  await expect.element(page.getByText("Choose the picture to paint")).toBeVisible();
}

/** The color of the picture that is shown, in the middle of a column. */
const shownAt = (x: number) => {
  const canvas = page.getByRole("img", { name: /^Your picture/ }).element() as HTMLCanvasElement;
  return [...canvas.getContext("2d")!.getImageData(x, 10, 1, 1).data];
};

it("tells what is out of reach, stripes it, and which paint would help", async () => {
  await open();
  await choose(await columns("#808080", "#00ff00", "#c19a6b", "#f0f0ee"));
  await expect.element(page.getByText("Your paints can mix 75.0% of this picture.")).toBeVisible();
  // the picture is drawn after the words
  await expect.poll(() => shownAt(10)).toEqual([128, 128, 128, 255]);
  await expect.poll(() => shownAt(30)).not.toEqual([0, 255, 0, 255]);
  await userEvent.click(page.getByLabelText("Stripe the areas out of reach"));
  await expect.poll(() => shownAt(30)).toEqual([0, 255, 0, 255]);
  await userEvent.selectOptions(page.getByLabelText("Search in"), "Golden Heavy Body Acrylic");
  await expect
    .element(page.getByText(/^No single paint here|^Very close or better: 50\.0%/).first())
    .toBeVisible();
});

it("checks again with other paints, and asks for one at least", async () => {
  await open();
  await choose(await columns("#1a1a1a", "#ffffff"));
  await expect.element(page.getByText(/^Your paints can mix 100\.0%/)).toBeVisible();
  await userEvent.click(page.getByText("Paints to check (12 / 12)"));
  await userEvent.click(page.getByLabelText("Titanium white"));
  await expect.element(page.getByText(/^Your paints can mix 50\.0%/)).toBeVisible();
  // white is what is lacking
  const white = page.getByRole("listitem").filter({ hasText: /White/ }).first();
  await expect.element(white).toBeVisible();
  await userEvent.click(white.getByRole("button", { name: "Add to check" }));
  await expect.element(page.getByText(/^Your paints can mix 100\.0%/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: /^Remove .*White/ }));
  await expect.element(page.getByText(/^Your paints can mix 50\.0%/)).toBeVisible();
});

it("checks the original of an image that the address names", async () => {
  const image = paintByNumbersImage();
  const original = await columns("#808080");
  network = answerCalls(({ url }) => {
    if (url.includes("/ajax/image/abc")) return { body: image };
    return { body: url === image.options.images.origin ? original : { palettes: [] } };
  });
  history.replaceState(null, "", "?image=abc");
  await hostPage(`<div data-widget="gamut-check"></div>`);
  await expect.element(page.getByText(/^Your paints can mix 100\.0%/)).toBeVisible();
  expect(network.asked.map(({ url }) => url)).toContain(image.options.images.origin);
});

it("says that a picture is empty, and keeps what was chosen when a file is none", async () => {
  await open();
  await choose(await columns(null, null));
  await expect.element(page.getByText(/fully transparent/)).toBeVisible();
  await choose(new File(["no picture"], "notes.txt", { type: "text/plain" }));
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByText(/fully transparent/)).toBeVisible();
});
