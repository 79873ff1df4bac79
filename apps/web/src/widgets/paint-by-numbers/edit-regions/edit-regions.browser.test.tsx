import type { ImageView } from "@tintery/contract";
import { encodePicture, type PictureEdit } from "@tintery/engine";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { gridPicture } from "../../../testing/grid-picture.ts";
import { hostPage } from "../../../testing/host-page.ts";
import { paintByNumbersImage } from "../../../testing/image-views.ts";
import { answerCalls } from "../../../testing/network.ts";

/** Dusk blue, vanilla and dusk blue above; ink black, dusk blue and ink black below. */
const rows = [
  [0, 2, 0],
  [1, 0, 1],
];

let network: ReturnType<typeof answerCalls> | undefined;
let shown = 0;

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1000, 800);
});
afterEach(() => {
  network?.undo();
  document.body.innerHTML = "";
});

/** Opens the regions of a picture; `conflict` answers whoever saves that somebody else was first. */
async function open({ conflict = false, edits = [] as PictureEdit[], origin = "" } = {}): Promise<void> {
  shown += 1;
  const id = `edit${String(shown).padStart(18, "0")}`;
  const image = paintByNumbersImage({ id });
  const { options } = image;
  const view: ImageView = {
    ...image,
    options: {
      ...options,
      images: { ...options.images, base: `/${id}/base`, ...(origin && { origin }) },
      edits: { count: edits.length, revision: 7 },
    },
  };
  network = answerCalls(({ url, method }) => {
    if (url.endsWith("/base")) return { body: new Blob([encodePicture(gridPicture(rows)) as BlobPart]) };
    if (url.endsWith("/edits")) return { body: { edits, revision: 7 } };
    if (method === "POST" && conflict) return { status: 409, body: { code: "edited_elsewhere", error: "" } };
    return { body: method === "POST" ? { ok: true } : view };
  });
  await hostPage(`<div data-widget="paint-by-numbers-result" data-image-id="${id}"></div>`);
  await page.getByRole("button", { name: "Edit regions" }).click();
  await expect.element(frame()).toBeVisible();
}

const frame = () => page.getByRole("application");
const posted = () =>
  network!.asked.filter(({ method }) => method === "POST").map(({ body }) => JSON.parse(body!));
const steps = (count: number) =>
  expect.element(page.getByText(`Steps (${count})`, { exact: true })).toBeVisible();
const press = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

/** Where a cell of the shown grid is in the frame. */
function cell(row: number, column: number) {
  const { width, height } = frame().element().getBoundingClientRect();
  const side = Math.min(width / 3, height / 2);
  return { x: width / 2 + (column - 1) * side, y: height / 2 + (row - 0.5) * side };
}
const tap = (row: number, column: number) => frame().click({ position: cell(row, column) });

it("merges neighbors by two taps, takes it back and does it again, and saves all steps with what they are based on", async () => {
  await open();
  await tap(0, 1);
  await expect.element(page.getByText("Now tap a neighbor of the highlighted region.")).toBeVisible();
  await tap(0, 0);
  await expect.element(page.getByText("Done: Merge")).toBeVisible();
  await steps(1);
  await press("Undo");
  await steps(0);
  await press("Redo");
  await steps(1);
  await press("Save");
  await expect.poll(posted).toMatchObject([{ edits: [{ kind: "merge" }], basedOn: 7 }]);
  await expect.element(page.getByText("Page redrawn.")).toBeVisible();
  await press("Undo");
  await press("Save");
  await expect.poll(posted).toHaveLength(2);
  expect(posted()[1]).toEqual({ edits: [], basedOn: 8 });
});

it("removes and gives colors, and says why something cannot be done", async () => {
  await open();
  await page.getByText("Recolor", { exact: true }).click();
  await tap(0, 0);
  await expect.element(page.getByText(/^Nothing to recolor here\. Choose another color below/)).toBeVisible();
  await page.getByText("Move number", { exact: true }).click();
  await tap(0, 0);
  await tap(1, 2);
  await expect.element(page.getByText(/^The number doesn’t fit there/)).toBeVisible();
  await page.getByText("Recolor", { exact: true }).click();
  await press(/^10 · Ink black/);
  await tap(0, 0);
  await expect.element(page.getByText("Done: Recolor")).toBeVisible();
  await press("Remove color 10");
  await expect.element(page.getByText("Done: Remove color")).toBeVisible();
  await expect.poll(() => page.getByRole("button", { name: /^10 · Ink black/ }).elements()).toHaveLength(0);
  await steps(2);
});

it("goes on where one stopped, back to the beginning, and asks before steps are lost", async () => {
  await open({ edits: [{ kind: "remove-color", code: "2" }] });
  await steps(1);
  await page.getByText("Steps (1)").click();
  await press("Undo all steps");
  await steps(0);
  await press("Close");
  await expect.element(page.getByRole("dialog", { name: "Close without saving?" })).toBeVisible();
  await press("Keep editing");
  await expect.element(frame()).toBeVisible();
});

it("says that another tab was first, and keeps what was done here", async () => {
  await open({ conflict: true });
  await tap(0, 1);
  await tap(0, 0);
  await press("Save");
  await expect.element(page.getByText(/^This picture was changed in another tab/)).toBeVisible();
  await steps(1);
});

it("is done with keys alone: Enter taps where the cross is, backspace takes back", async () => {
  await open();
  frame().element().focus();
  await page.getByText("Split", { exact: true }).click();
  frame().element().focus();
  // close enough to go from one side of a cell to the other
  await userEvent.keyboard("{+}{+}{+}{ArrowUp}");
  await userEvent.keyboard(`${"{ArrowLeft}".repeat(6)}{Enter}${"{ArrowRight}".repeat(12)}{Enter}`);
  await expect.element(page.getByText("Done: Split")).toBeVisible();
  await steps(1);
  await userEvent.keyboard("{Backspace}");
  await steps(0);
});

it("splits a region where its colors in the photo meet; the step holds the line, not the photo", async () => {
  const photo = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="150" height="200" fill="#c82828"/><rect x="150" width="150" height="200" fill="#1e3cc8"/></svg>`;
  await open({ origin: `data:image/svg+xml,${encodeURIComponent(photo)}` });
  await page.getByText("By color", { exact: true }).click();
  await expect.element(page.getByText(/^Tap a region to split it/)).toBeVisible();
  await tap(0, 1);
  await expect.element(page.getByText("Done: Split")).toBeVisible();
  await steps(1);
  // a cell of one color
  await tap(1, 0);
  await expect.element(page.getByText(/^The photo has only one color here/)).toBeVisible();
  await press("Save");
  await expect.poll(posted).toMatchObject([{ edits: [{ kind: "split" }] }]);
  const [{ edits }] = posted();
  expect(Object.keys(edits[0]).sort()).toEqual(["at", "kind", "line", "to"]);
  expect(edits[0].line.length).toBeLessThanOrEqual(400);
});
