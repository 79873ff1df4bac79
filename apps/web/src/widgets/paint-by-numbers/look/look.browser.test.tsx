import type { ImageView, PaintedRegions } from "@tintery/contract";
import { encodePicture } from "@tintery/engine";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { gridPicture } from "../../../testing/grid-picture.ts";
import { hostPage } from "../../../testing/host-page.ts";
import { paintByNumbersImage } from "../../../testing/image-views.ts";
import { answerCalls } from "../../../testing/network.ts";

/** Dusk blue and vanilla above, ink black and vanilla below. */
const rows = [
  [0, 2, 0],
  [1, 2, 2],
];

let network: ReturnType<typeof answerCalls> | undefined;
let shown = 0;
/** What the server keeps of the painting; null without a connection. */
let keptThere: PaintedRegions | null = null;

beforeEach(async () => {
  localStorage.clear();
  keptThere = null;
  await page.viewport(1000, 800);
});
afterEach(() => {
  network?.undo();
  document.body.innerHTML = "";
});

/** Shows the page of a picture; without a model its file is missing. */
async function show(model: readonly (readonly number[])[] | null = rows, commercial = ""): Promise<string> {
  shown += 1;
  const id = `look${String(shown).padStart(18, "0")}`;
  await showAgain(id, model, commercial);
  return id;
}

async function showAgain(id: string, model: readonly (readonly number[])[] | null, commercial = "") {
  const image = paintByNumbersImage({ id });
  const { options } = image;
  const withModel: ImageView = {
    ...image,
    options: { ...options, images: { ...options.images, model: `/${id}/model` } },
  };
  network?.undo();
  network = answerCalls(({ url, method, body }) => {
    if (url.endsWith("/painted")) {
      // a picture of the test before may still tell what was painted last
      if (!url.includes(id)) return { body: { ok: true } };
      if (method === "GET") return keptThere ? { body: keptThere } : "offline";
      keptThere = JSON.parse(body ?? "");
      return { body: { ok: true } };
    }
    if (!url.endsWith("/model")) return { body: withModel };
    return model
      ? { body: new Blob([encodePicture(gridPicture(model)) as BlobPart]) }
      : { status: 404, body: {} };
  });
  await hostPage(`<div data-widget="paint-by-numbers-result" data-image-id="${id}" ${commercial}></div>`);
}

const frame = () => page.getByRole("application");
const color = (name: RegExp) => page.getByRole("dialog").getByRole("button", { name });

/** Clicks in a cell of the shown grid. */
async function tap(row: number, column: number): Promise<void> {
  await expect.element(frame()).toBeVisible();
  const { width, height } = frame().element().getBoundingClientRect();
  const side = Math.min(width / 3, height / 2);
  const x = width / 2 + (column - 1) * side;
  const y = height / 2 + (row - 0.5) * side;
  await frame().click({ position: { x, y } });
}

/** What is seen in a cell, as the layers lie over each other. */
function seenIn(row: number, column: number): number[] {
  const layers = [...frame().element().querySelectorAll("canvas")];
  const all = document.createElement("canvas");
  Object.assign(all, { width: layers[0]!.width, height: layers[0]!.height });
  const context = all.getContext("2d")!;
  for (const layer of layers) context.drawImage(layer, 0, 0);
  const side = Math.min(all.width / 3, all.height / 2);
  // beside the number
  const x = all.width / 2 + (column - 1 + 0.3) * side;
  const y = all.height / 2 + (row - 0.5 + 0.3) * side;
  return [...context.getImageData(Math.round(x), Math.round(y), 1, 1).data].slice(0, 3);
}

const duskBlue = [0x88, 0x88, 0xcc];
const white = [255, 255, 255];

it("shows all regions of the color that is tapped, or chosen from the palette", async () => {
  await show();
  await page.getByRole("button", { name: "Look closer", exact: true }).click();
  await expect.poll(() => seenIn(0, 0)).toEqual(duskBlue);
  await tap(0, 2);
  await expect.element(color(/^1 · Dusk blue/)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => seenIn(0, 0)).toEqual(duskBlue);
  await expect.poll(() => seenIn(1, 0)).not.toEqual([0x10, 0x20, 0x30]);
  await color(/^10 · Ink black/).click();
  await expect.poll(() => seenIn(1, 0)).toEqual([0x10, 0x20, 0x30]);
  await expect.element(page.getByText("10 · Ink black", { exact: true })).toBeVisible();
});

it("tells how many regions a color has only where that may be told", async () => {
  await show(rows, "data-commercial");
  await page.getByRole("button", { name: "Look closer: 2", exact: true }).click();
  await expect.element(color(/^2 · Vanilla/)).toHaveAttribute("aria-pressed", "true");
  await expect.element(page.getByText("2 · Vanilla · 10% of the picture · 1 region")).toBeVisible();
});

it("is painted by tapping, answers a wrong tap with what is there, and takes back", async () => {
  await show();
  await page.getByRole("button", { name: "Paint", exact: true }).click();
  await expect.poll(() => seenIn(0, 2)).not.toEqual(duskBlue);
  await tap(0, 2);
  await expect.poll(() => seenIn(0, 2)).toEqual(duskBlue);
  await expect.element(color(/^1 · Dusk blue, 50% painted/)).toBeVisible();
  await tap(1, 0);
  await expect.element(page.getByText("This is 10, Ink black.")).toBeVisible();
  await page.getByRole("button", { name: "Use 10" }).click();
  await tap(1, 0);
  await expect.element(page.getByText("10 is finished.")).toBeVisible();
  await expect.element(page.getByText("100% of this color, 33% of the picture")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => seenIn(1, 0)).not.toEqual([0x10, 0x20, 0x30]);
});

it("is painted with keys alone, and says where one is", async () => {
  await show();
  await page.getByRole("button", { name: "Paint", exact: true }).click();
  await expect.element(frame()).toBeVisible();
  (frame().element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByText("Large, top left", { exact: true })).toBeVisible();
  await userEvent.keyboard(" {ArrowRight}");
  await expect.element(page.getByText("Large, top right", { exact: true })).toBeVisible();
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("1 is finished.")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowRight} {ArrowDown}{ArrowRight} {ArrowRight} {ArrowRight} ");
  await expect.element(page.getByText("Your picture is finished.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Save as a picture" }).last()).toBeVisible();
});

it("finds what was painted again, also when colors are called by letters", async () => {
  const id = await show();
  await page.getByRole("button", { name: "Paint", exact: true }).click();
  await tap(0, 0);
  await expect.poll(() => seenIn(0, 0)).toEqual(duskBlue);
  await showAgain(id, rows);
  await page.getByRole("button", { name: "Paint", exact: true }).click();
  await expect.poll(() => seenIn(0, 0)).toEqual(duskBlue);
  expect(seenIn(1, 0)).toEqual(white);
  await page.getByRole("button", { name: "Display" }).click();
  await page.getByText("Letters instead of numbers").click();
  await expect.element(color(/^A · Dusk blue, 50% painted/)).toBeVisible();
  await expect.poll(() => seenIn(0, 0)).toEqual(duskBlue);
});

it("is kept with the image for its owner, and found there from another device", async () => {
  keptThere = { places: [], saved: 0 };
  const id = await show();
  await page.getByRole("button", { name: "Paint", exact: true }).click();
  await tap(0, 0);
  await expect.poll(() => seenIn(0, 0)).toEqual(duskBlue);
  // what was painted last is told when the picture is closed
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect.poll(() => keptThere?.places).toEqual([[2500, 2500]]);
  localStorage.clear();
  await showAgain(id, rows);
  await page.getByRole("button", { name: "Paint", exact: true }).click();
  await expect.poll(() => seenIn(0, 0)).toEqual(duskBlue);
  expect(seenIn(0, 2)).not.toEqual(duskBlue);
});

it("tells the server what was painted also where the browser keeps nothing", async () => {
  keptThere = { places: [], saved: 0 };
  await show();
  await page.getByRole("button", { name: "Paint", exact: true }).click();
  await tap(0, 0);
  await expect.poll(() => seenIn(0, 0)).toEqual(duskBlue);
  localStorage.clear();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect.poll(() => keptThere?.places).toEqual([[2500, 2500]]);
});

it("is read and ticked as a list", async () => {
  await show();
  await page.getByRole("button", { name: "Paint", exact: true }).click();
  await page.getByText("List", { exact: true }).click();
  await page.getByText("2 · Vanilla").click();
  const places = page.getByRole("group", { name: "2 · Vanilla" }).getByRole("checkbox");
  await expect.poll(() => places.elements().length).toBe(3);
  await page.getByRole("checkbox", { name: "Large, bottom right" }).click();
  await expect.element(page.getByText("33% painted")).toBeVisible();
  await page.getByRole("button", { name: "Show in picture" }).click();
  await expect.element(color(/^2 · Vanilla/)).toHaveAttribute("aria-pressed", "true");
});

it("warns of neighbors that look alike to others", async () => {
  await show();
  await page.getByRole("button", { name: "Look closer", exact: true }).click();
  await page.getByRole("button", { name: "Display" }).click();
  await page.getByRole("combobox", { name: "Colors as seen by" }).selectOptions("tritan");
  await expect.element(page.getByText("They can tell all neighboring colors apart.")).toBeVisible();
  await expect.poll(() => seenIn(0, 0)).not.toEqual(duskBlue);
});

it("says when the picture couldn’t load", async () => {
  await show(null);
  await page.getByRole("button", { name: "Look closer", exact: true }).click();
  await expect.element(page.getByText(/couldn’t load/)).toBeVisible();
});
