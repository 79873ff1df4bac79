import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { begin } from "./begin.tsx";
import { beginWithPhotos } from "./page-photos.ts";

beforeAll(beginWithPhotos);
afterEach(() => history.replaceState(null, "", location.pathname + location.search));

async function photo(colors = ["#b4431f", "#2b6c8f", "#d99a1c"]): Promise<File> {
  const canvas = new OffscreenCanvas(96, 64);
  const pen = canvas.getContext("2d")!;
  for (const [k, color] of colors.entries()) {
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
  const sheet = page.getByRole("dialog", { name: "What you can make" });
  await begin({ files: [await photo()] });
  await expect.element(sheet.getByText("stripes.png")).toBeVisible();
  // pale at first, then drawn
  await expect.poll(() => pictures().length).toBeGreaterThan(4);
  await expect.element(sheet.getByText(/^Quick previews/)).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).click();
  await begin({ files: [unanswered()] });
  await expect.element(sheet.getByText("cloud.png")).toBeVisible();
  expect(pictures()).toEqual([]);
  await sheet.getByRole("button", { name: "Close" }).click();
});

it("keeps a photo in sight that is still being opened when its form is", async () => {
  const sheet = page.getByRole("dialog", { name: "What you can make" });
  await begin({ files: [unanswered()] });
  await sheet.getByRole("button", { name: /^Painting/ }).click();
  const form = page.getByRole("dialog", { name: "Create paint by numbers" });
  await expect.element(form.getByText("cloud.png")).toBeVisible();
  await expect.element(form.getByRole("button", { name: "Choose a picture" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
});

it("gives the focus back to where it was on the page, after all its dialogs", async () => {
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  const sheet = page.getByRole("dialog", { name: "What you can make" });
  await begin({ files: [await photo()] });
  await sheet.getByRole("button", { name: /^Coloring page/ }).click();
  const form = page.getByRole("dialog", { name: "Create Coloring page" });
  await expect.element(form).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button);
  button.remove();
});

it("goes on with a photo at once as what its picker says, and to all it can become from there", async () => {
  const picker = document.createElement("input");
  Object.assign(picker, { type: "file", className: "photo-input" });
  picker.dataset.product = "coloring";
  document.body.append(picker);
  const chosen = new DataTransfer();
  chosen.items.add(await photo());
  picker.files = chosen.files;
  picker.dispatchEvent(new Event("change", { bubbles: true }));
  const form = page.getByRole("dialog", { name: "Create Coloring page" });
  await expect.element(form.getByText("stripes.png")).toBeVisible();
  const sheet = page.getByRole("dialog", { name: "What you can make" });
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet.getByText(/^Quick previews/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  picker.remove();
});

it("leaves a photo to the form that it goes to at once: no sheet passes by, and nothing opens it twice", async () => {
  const opened: (string | undefined)[] = [];
  const { showModal } = HTMLDialogElement.prototype;
  const shows = vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    opened.push(this.querySelector("h2")?.textContent);
    showModal.call(this);
  });
  const file = await photo();
  const reads = vi.spyOn(URL, "createObjectURL");
  const timesOpened = () => reads.mock.calls.filter(([what]) => what === file).length;
  await begin({ files: [file], product: "outlines" });
  const form = page.getByRole("dialog", { name: "Create SVG Outlines" });
  await expect.element(form.getByText("stripes.png")).toBeVisible();
  await expect.poll(timesOpened).toBe(1);
  expect(opened).toEqual(["Create SVG Outlines"]);
  shows.mockRestore();
  await form.getByRole("button", { name: "Close" }).click();
  const sheet = page.getByRole("dialog", { name: "What you can make" });
  await expect.element(sheet.getByText(/^Quick previews/)).toBeVisible();
  expect(timesOpened()).toBeGreaterThan(1);
  reads.mockRestore();
  await sheet.getByRole("button", { name: "Close" }).click();
});

it("opens the form at a link to it, and closes it on the way back", async () => {
  const form = page.getByRole("dialog", { name: "Create paint by numbers" });
  location.hash = "#create";
  await expect.element(form).toBeVisible();
  history.back();
  await expect.element(form).not.toBeInTheDocument();
});

it("looks at a photo once, on the way through all forms and back", async () => {
  const asked = vi.spyOn(Worker.prototype, "postMessage");
  const looks = () => asked.mock.calls.filter(([order]) => order.task === "look").length;
  const sheet = page.getByRole("dialog", { name: "What you can make" });
  // other stripes than those of other tests
  await begin({ files: [await photo(["#2f7d32", "#6a3d9a", "#c2185b"])] });
  const meter = page.getByRole("region", { name: "What to expect when painting" });
  const pages = page.getByText(/^Quick previews of stripes.png/);
  // the first form while the sheet still looks
  for (const [product, done] of [
    [/^Painting/, meter],
    [/^Coloring page/, pages],
    [/^Painting/, meter],
  ] as const) {
    await sheet.getByRole("button", { name: product }).click();
    await expect.element(done).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet.getByText(/^Quick previews/)).toBeVisible();
  }
  expect(looks()).toBe(1);
  asked.mockRestore();
  await sheet.getByRole("button", { name: "Close" }).click();
});
