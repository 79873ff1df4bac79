import type { ImageView } from "@tintery/contract";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hostPage } from "../testing/host-page.ts";
import { coloringImage, outlinesImage, paintByNumbersImage, preparingImage } from "../testing/image-views.ts";
import { type Asked, answerCalls } from "../testing/network.ts";

let network: ReturnType<typeof answerCalls> | undefined;

afterEach(() => {
  network?.undo();
  document.body.innerHTML = "";
});

const widgets = {
  "paint-by-numbers": { name: "paint-by-numbers-result", image: paintByNumbersImage },
  coloring: { name: "coloring-compare", image: coloringImage },
  outlines: { name: "coloring-svg-compare", image: outlinesImage },
} as const;
const kinds = Object.keys(widgets) as ImageView["kind"][];

let shown = 0;
/** Another id for every test: the widgets of a page share what they know. */
const idOf = (number: number) => `failing${String(number).padStart(15, "0")}`;

/** Shows an image as our own page does, and answers its calls. */
async function show(
  kind: ImageView["kind"],
  change: Partial<ImageView>,
  answer: (asked: Asked, image: ImageView) => { status?: number; body: unknown },
): Promise<Asked[]> {
  shown += 1;
  const image = widgets[kind].image({ id: idOf(shown), ...change });
  network = answerCalls((asked) => answer(asked, image));
  const element = document.createElement("div");
  element.dataset.widget = widgets[kind].name;
  element.dataset.imageId = image.id;
  element.dataset.image = JSON.stringify(image);
  element.dataset.email = "help@example.org";
  await hostPage(element.outerHTML);
  return network.asked;
}

const mayRetry = { ...paintByNumbersImage().may, retry: true };
const failed = { status: "failed", problem: "too_complex", may: mayRetry } as const;
const again = () => page.getByRole("button", { name: "Try again" });
const notFound = { status: 404, body: { code: "not_found", error: "" } };

it.each(kinds)("a failed picture (%s) can be tried again, deleted, or given up for another", async (kind) => {
  let retried = false;
  const asked = await show(kind, failed, ({ method }, image) => {
    if (method === "POST") retried = true;
    return { body: retried ? (method === "POST" ? { ok: true } : { ...image, status: "waiting" }) : image };
  });
  await expect
    .element(page.getByText(/contact (the )?administrator by email (at )?help@example.org/))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Delete" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Try another picture" })).toBeVisible();
  // a double click
  const button = again().element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  const posts = asked.filter(({ method }) => method === "POST");
  expect(posts).toEqual([{ method: "POST", url: `/ajax/image/${idOf(shown)}/retry`, body: "{}" }]);
});

it("offers fewer colors and smaller canvases than those that failed", async () => {
  const { options } = paintByNumbersImage();
  const bodies: unknown[] = [];
  const asked = await show(
    "paint-by-numbers",
    { ...failed, options: { ...options, numberOfColors: 20, canvasSize: "12x12" } },
    (_, image) => ({ body: image }),
  );
  const withBody = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method === "POST") bodies.push(JSON.parse(String(init.body)));
    return withBody(input, init);
  };
  const colors = page.getByRole("combobox", { name: "Number of colors" });
  await expect.element(colors).toHaveValue("20");
  const choices = [...(colors.element() as HTMLSelectElement).options].map(({ value }) => value);
  expect(choices).toEqual(["8", "12", "18", "20"]);
  const canvas = page.getByRole("combobox", { name: "Canvas size" });
  await expect.element(canvas).toHaveValue("12x12");
  expect([...(canvas.element() as HTMLSelectElement).options].map(({ value }) => value)).not.toContain(
    "16x20",
  );
  await colors.selectOptions("12");
  await canvas.selectOptions("5x7");
  await again().click();
  await expect.poll(() => bodies).toEqual([{ numberOfColors: 12, canvasSize: "5x7" }]);
  expect(asked.length).toBeGreaterThan(1);
});

it("shows what came of it when it was tried again elsewhere already", async () => {
  await show("paint-by-numbers", failed, ({ method }) =>
    method === "POST"
      ? { status: 409, body: { code: "not_ready", error: "" } }
      : { body: preparingImage({ stage: "merge" }, { id: idOf(shown) }) },
  );
  await again().click();
  await expect.element(page.getByRole("progressbar")).toBeVisible();
});

it("says why it cannot be tried again now, and stays", async () => {
  await show("coloring", failed, ({ method }, image) =>
    method === "POST" ? { status: 429, body: { code: "too_many_requests", error: "" } } : { body: image },
  );
  await again().click();
  await expect.element(page.getByText(/Too many requests/)).toBeVisible();
  await expect.element(again()).toBeVisible();
});

/** Nothing of the picture is left, and there are ways onward. */
async function expectGone(): Promise<void> {
  await expect.element(page.getByRole("heading", { name: "This picture was deleted" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Try another picture" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "My pictures" })).toBeVisible();
  for (const role of ["button", "slider", "img", "combobox"] as const)
    expect(page.getByRole(role).elements(), role).toHaveLength(0);
}

it.each(kinds)("a picture (%s) that was deleted in another tab takes its whole page along", async (kind) => {
  await show(kind, {}, ({ url }, image) => ({ body: url.includes("feedback") ? { items: [] } : image }));
  await expect.element(page.getByRole("button", { name: "Download" })).toBeVisible();
  new BroadcastChannel("tintery-gone").postMessage(idOf(shown));
  await expectGone();
});

it("a picture that is gone when the page is looked at again takes its page along", async () => {
  await show("coloring", {}, ({ url }) => (url.includes("feedback") ? { body: { items: [] } } : notFound));
  await expect.element(page.getByRole("button", { name: "Download" })).toBeVisible();
  window.dispatchEvent(new Event("visibilitychange"));
  await expectGone();
});

it("a picture that is gone when it is edited takes its page along", async () => {
  await show("coloring", {}, ({ url, method }, image) =>
    method === "POST" ? notFound : { body: url.includes("feedback") ? { items: [] } : image },
  );
  await page.getByRole("button", { name: "Change page style" }).click();
  await page.getByRole("radio", { name: "Anime" }).click();
  await page.getByRole("button", { name: "Redraw" }).click();
  await expectGone();
});

it("a failed picture that is gone when it is tried again takes its page along", async () => {
  await show("outlines", failed, ({ method }, image) => (method === "POST" ? notFound : { body: image }));
  await again().click();
  await expectGone();
});

it("a picture that is deleted while it is prepared takes its page along", async () => {
  await show("paint-by-numbers", preparingImage({ stage: "merge" }), () => notFound);
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  window.dispatchEvent(new Event("visibilitychange"));
  await expectGone();
});

it("a finished picture stays when a later question about it fails", async () => {
  const asked = await show("paint-by-numbers", {}, () => ({
    status: 500,
    body: { code: "internal", error: "" },
  }));
  await expect.element(page.getByRole("button", { name: "Download" })).toBeVisible();
  window.dispatchEvent(new Event("visibilitychange"));
  // widgets of earlier tests look again, too
  await expect.poll(() => asked.filter(({ url }) => url.includes(idOf(shown)))).toHaveLength(1);
  await expect.element(page.getByRole("button", { name: "Download" })).toBeVisible();
});
