import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hostPage } from "../../../testing/host-page.ts";
import { answerUploads } from "../../../testing/network.ts";
import { spareDevice } from "../../../testing/spare-device.ts";

// what is painted ahead has tests of its own
beforeAll(spareDevice);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  document.body.innerHTML = "";
});

/** A wide photo made by the browser. */
async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(400, 200);
  const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  pen.fillStyle = "teal";
  pen.fillRect(0, 0, 400, 100);
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png" });
}

async function paste(name = "boat.png"): Promise<void> {
  const transfer = new DataTransfer();
  transfer.items.add(await photo(name));
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer }));
  await expect.element(page.getByRole("img", { name: `Preview of ${name} on the canvas` })).toBeVisible();
}

const surface = () => page.getByRole("application");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const told = () => page.getByRole("dialog", { name: "Mark key details" }).getByRole("status");
const words = () => told().element().textContent;
const expectWords = () => expect.poll(words);

async function openBrush(): Promise<HTMLElement> {
  await hostPage(`<div id="paint-by-numbers-upload-form"></div>`);
  await button("Create paint by numbers").click();
  await expect.element(button("Create picture")).toBeVisible();
  await paste();
  await button("Mark key details").click();
  await expect.element(surface()).toBeVisible();
  return surface().element() as HTMLElement;
}

/** Moves a finger over the surface, through places given as shares of its sides. */
function drag(element: HTMLElement, ...places: [number, number][]): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  // a finger that is no real one cannot be captured
  element.setPointerCapture = () => {};
  const send = (type: string, [across, down]: [number, number]) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        pointerType: "touch",
        clientX: left + across * width,
        clientY: top + down * height,
      }),
    );
  const [first, ...rest] = places;
  send("pointerdown", first!);
  for (const place of rest) send("pointermove", place);
  send("pointerup", places.at(-1)!);
}

/** The mask that the form sends: what is important, and what is calm, by place; null when it sends none. */
async function sentMask(): Promise<{
  width: number;
  height: number;
  at: (x: number, y: number) => number;
  calmAt: (x: number, y: number) => number;
} | null> {
  const { sent, undo } = answerUploads(422, { error: "", code: "importance_unusable" });
  await button("Create picture").click();
  await expect.element(page.getByText(/We couldn’t use the marks on your photo/)).toBeVisible();
  undo();
  const file = sent[0]?.get("importance") as File | null;
  if (!file) return null;
  expect(file.type).toBe("image/png");
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const pen = new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D;
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const channelAt = (channel: number) => (x: number, y: number) =>
    data[(Math.floor(y * height) * width + Math.floor(x * width)) * 4 + channel] ?? -1;
  const [at, blueAt] = [channelAt(0), channelAt(2)];
  return { width, height, at, calmAt: (x, y) => blueAt(x, y) - at(x, y) };
}

it("sends what a finger marked as a small picture in the photo's shape", async () => {
  drag(await openBrush(), [0.1, 0.5], [0.4, 0.5]);
  await expectWords().toMatch(/^[\d.]+% of the photo is marked\.$/);
  await button("Done").click();
  await expect.element(button("Edit marks")).toBeVisible();
  const mask = await sentMask();
  expect([mask?.width, mask?.height]).toEqual([512, 256]);
  expect([mask?.at(0.25, 0.5), mask?.at(0.7, 0.5), mask?.at(0.25, 0.9)]).toEqual([255, 0, 0]);
});

it("erases, takes back, does again and clears", async () => {
  const element = await openBrush();
  await expect.element(button("Undo")).toHaveAttribute("aria-disabled", "true");
  drag(element, [0.1, 0.5], [0.9, 0.5]);
  await expectWords().toMatch(/is marked/);
  const whole = words();
  await page.getByRole("radio", { name: "Eraser" }).click();
  drag(element, [0.5, 0.5], [0.6, 0.5]);
  await expectWords().not.toBe(whole);
  const erased = words();
  await button("Undo").click();
  await expectWords().toBe(whole);
  await button("Redo").click();
  await expectWords().toBe(erased);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expectWords().toBe(whole);
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await expectWords().toBe(erased);
  await button("Clear").click();
  await expectWords().toBe("Nothing marked yet.");
  await button("Undo").click();
  await button("Done").click();
  const mask = await sentMask();
  expect([mask?.at(0.2, 0.5), mask?.at(0.55, 0.5), mask?.at(0.8, 0.5)]).toEqual([255, 0, 255]);
});

it("calms with a second brush; each takes the place of what lies under it", async () => {
  const element = await openBrush();
  await page.getByRole("radio", { name: "Less detail" }).click();
  drag(element, [0.1, 0.5], [0.9, 0.5]);
  await expectWords().toMatch(/is marked: 0% for more detail, [\d.]+% for less\.$/);
  await page.getByRole("radio", { name: "More detail" }).click();
  drag(element, [0.5, 0.5]);
  await expectWords().toMatch(/is marked: 0\.\d% for more detail/);
  await page.getByRole("radio", { name: "Eraser" }).click();
  drag(element, [0.8, 0.5]);
  await button("Done").click();
  const mask = await sentMask();
  const places = [0.2, 0.5, 0.8].map((x) => [x, 0.5] as const);
  expect(places.map((place) => [mask?.at(...place), mask?.calmAt(...place)])).toEqual([
    [0, 255],
    [255, 0],
    [0, 0],
  ]);
});

it("is moved and pressed down by keys, and says where it is", async () => {
  const element = await openBrush();
  element.focus();
  await userEvent.keyboard("{ArrowRight}{ArrowUp}");
  await expectWords().toBe("Brush at 53% from the left, 45% from the top.");
  await userEvent.keyboard("{ArrowLeft}{ArrowDown}]]]");
  await expect.element(page.getByRole("slider", { name: "Size" })).toHaveValue("0.08");
  await userEvent.keyboard("{ >}{Shift>}{ArrowRight}{/Shift}{/ }");
  await expectWords().toMatch(/is marked/);
  await button("Done").click();
  const mask = await sentMask();
  expect([mask?.at(0.5, 0.5), mask?.at(0.7, 0.5), mask?.at(0.3, 0.5), mask?.at(0.9, 0.5)]).toEqual([
    255, 255, 0, 0,
  ]);
});

it("leaves the form as it is on Escape, and Enter in it sends nothing", async () => {
  const { sent, undo } = answerUploads(422, { error: "", code: "damaged" });
  const element = await openBrush();
  drag(element, [0.5, 0.5]);
  page.getByRole("slider", { name: "Size" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("heading", { name: "Create paint by numbers" })).toBeVisible();
  await expect.element(button("Edit marks")).toBeVisible();
  undo();
  expect(sent).toEqual([]);
});

it("forgets the marks of a photo that gives way to another", async () => {
  drag(await openBrush(), [0.5, 0.5]);
  await button("Done").click();
  await expect.element(button("Edit marks")).toBeVisible();
  await paste("sea.png");
  await expect.element(button("Mark key details")).toBeVisible();
  expect(await sentMask()).toBeNull();
});

it("dims what the canvas cuts off", async () => {
  await hostPage(`<div id="paint-by-numbers-upload-form" data-whole-page></div>`);
  await button("Create paint by numbers").click();
  await paste();
  await page.getByRole("combobox", { name: "Canvas size" }).selectOptions("12x12");
  await page.getByRole("checkbox", { name: "Fill the whole canvas" }).click();
  await button("Mark key details").click();
  await expect.element(surface()).toBeVisible();
  const cut = surface().element().querySelector(".mark-cut")!.getBoundingClientRect();
  const whole = surface().element().getBoundingClientRect();
  expect(cut.width / whole.width).toBeCloseTo(0.5, 2);
  expect(cut.height).toBeCloseTo(whole.height, 0);
});

it("shows what was found to matter, so that it can be corrected", async () => {
  await hostPage(`<div id="paint-by-numbers-upload-form"></div>`);
  await button("Create paint by numbers").click();
  await expect.element(button("Create picture")).toBeVisible();
  const canvas = new OffscreenCanvas(400, 300);
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#9cf";
  pen.fillRect(0, 0, 400, 300);
  pen.fillStyle = "#620";
  pen.arc(200, 150, 80, 0, 7);
  pen.fill();
  const transfer = new DataTransfer();
  transfer.items.add(new File([await canvas.convertToBlob()], "disc.png", { type: "image/png" }));
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer }));
  await button("Mark key details").click();
  // the networks are fetched and run for it
  await expect.poll(words).toMatch(/^Brighter areas keep more detail/);
  const shade = surface().element().querySelector<HTMLCanvasElement>("canvas.mark-layer")!;
  const darkAt = (across: number) =>
    shade.getContext("2d")!.getImageData(Math.floor(across * shade.width), Math.floor(shade.height / 2), 1, 1)
      .data[3];
  expect([darkAt(0.5), darkAt(0.05)]).toEqual([0, Math.floor(0.35 * 255)]);
  // marks lie over it, and are told in its place
  drag(surface().element() as HTMLElement, [0.05, 0.5]);
  await expectWords().toMatch(/is marked/);
});
