import { afterEach, beforeAll, expect, it } from "vitest";
import { page } from "vitest/browser";
import { begin } from "./begin.tsx";
import { beginWithPhotos } from "./page-photos.ts";

beforeAll(beginWithPhotos);
afterEach(() => history.replaceState(null, "", location.pathname + location.search));

async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(96, 64);
  const pen = canvas.getContext("2d")!;
  for (const [k, color] of ["#b4431f", "#2b6c8f", "#d99a1c"].entries()) {
    pen.fillStyle = color;
    pen.fillRect(k * 32, 0, 32, 64);
  }
  return new File([await canvas.convertToBlob()], "stripes.png", { type: "image/png" });
}

/** As it lies in a cloud that does not answer. */
function unanswered(): File {
  const never = { arrayBuffer: () => new Promise(() => {}) };
  return Object.assign(new File([], "cloud.png"), { slice: () => never });
}

/** Pictures in the sheet, which lies in a shadow root. */
const pictures = () =>
  [...document.querySelectorAll("body > div")].flatMap((place) => [
    ...(place.shadowRoot?.querySelectorAll("img") ?? []),
  ]);

it("shows nothing of one photo as another one", async () => {
  const sheet = page.getByRole("dialog", { name: "What your photo can become" });
  await begin({ files: [await photo()] });
  await expect.element(sheet.getByText("stripes.png")).toBeVisible();
  // pale at first, then drawn
  await expect.poll(() => pictures().length).toBeGreaterThan(4);
  await expect.element(sheet.getByText(/^Drawn small/), { timeout: 50_000 }).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).click();
  await begin({ files: [unanswered()] });
  await expect.element(sheet.getByText("cloud.png")).toBeVisible();
  expect(pictures()).toEqual([]);
  await sheet.getByRole("button", { name: "Close" }).click();
});

it("opens the form at a link to it, and closes it on the way back", async () => {
  const form = page.getByRole("dialog", { name: "Create paint by numbers" });
  location.hash = "#create";
  await expect.element(form).toBeVisible();
  history.back();
  await expect.element(form).not.toBeInTheDocument();
});
