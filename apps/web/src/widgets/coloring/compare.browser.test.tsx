import type { ImageView } from "@tintery/contract";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { coloringImage } from "../../testing/image-views.ts";
import { type Asked, answerCalls } from "../../testing/network.ts";

let network: ReturnType<typeof answerCalls> | undefined;

afterEach(() => {
  network?.undo();
  document.body.innerHTML = "";
});

/** Shows an image as the page of a coloring page would, and answers its calls. Ids keep the tests' caches apart. */
async function show(image: ImageView, answer: (asked: Asked) => { status?: number; body: unknown }) {
  network = answerCalls(answer);
  await hostPage(
    `<div id="coloring-compare" data-image-id="${image.id}" data-email="ask@example.com"></div>`,
  );
  return network.asked;
}

const nothingSaid = { body: { items: [] } };

it("compares photo and page, and offers what may be done", async () => {
  const image = coloringImage({ id: "coloring-ready-0000001" });
  await show(image, ({ url }) => (url.includes("feedback") ? nothingSaid : { body: image }));
  await expect
    .element(page.getByRole("slider", { name: "Compare Original and Coloring page" }))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Download" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Share" }))
    .toHaveAttribute("href", `/app/image/${image.id}/share`);
});

it.each([
  [390, "0"],
  [1440, "50"],
])(
  "opens on %i px with the line at %s percent, and shows a picture that a long press can save",
  async (width, now) => {
    await page.viewport(width, 844);
    const image = coloringImage({ id: `coloring-begin-00${width}` });
    await show(image, ({ url }) => (url.includes("feedback") ? nothingSaid : { body: image }));
    const slider = page.getByRole("slider", { name: "Compare Original and Coloring page" });
    await expect.element(slider).toHaveAttribute("aria-valuenow", now);
    const root = document.querySelector("#coloring-compare")!.shadowRoot!;
    const box = root.querySelector(".compare")!.getBoundingClientRect();
    const touched = root.elementFromPoint(box.left + box.width * 0.7, box.top + box.height * 0.3);
    expect(touched).toBeInstanceOf(HTMLImageElement);
    expect((touched as HTMLImageElement).alt).toMatch(/as a coloring page$/);
  },
);

it("prints on the reader's paper at once, and otherwise by choice", async () => {
  const image = coloringImage({ id: "coloring-print-000001" });
  await show(image, ({ url }) => (url.includes("feedback") ? nothingSaid : { body: image }));
  const print = page.getByRole("link", { name: "Print", exact: true });
  await expect
    .element(print)
    .toHaveAttribute("href", `/app/coloring/${image.id}/print/image/coloring?download-paper=letter`);
  await page.getByText("Print options").click();
  await expect.element(page.getByRole("link", { name: /A4$/ })).toBeVisible();
});

it("offers samples neither edits nor sharing nor deleting", async () => {
  const may = { ...coloringImage().may, delete: false, edit: false, share: false };
  const image = coloringImage({ id: "coloring-sample-000001", sampledata: true, may });
  await show(image, ({ url }) => (url.includes("feedback") ? nothingSaid : { body: image }));
  await expect.element(page.getByRole("button", { name: "Download" })).toBeVisible();
  expect(page.getByRole("slider", { name: "Reduce details" }).elements()).toHaveLength(0);
  expect(page.getByRole("link", { name: "Share" }).elements()).toHaveLength(0);
  expect(page.getByRole("button", { name: "Delete" }).elements()).toHaveLength(0);
});

it("shows a sample's light pictures until somebody looks closer", async () => {
  const { images } = coloringImage().options;
  const light = { ...images, light: `${images.transformed}?light`, light_origin: `${images.origin}?light` };
  const image = coloringImage({
    id: "coloring-light-0000001",
    sampledata: true,
    options: { ...coloringImage().options, images: light },
  });
  await show(image, ({ url }) => (url.includes("feedback") ? nothingSaid : { body: image }));
  const pictures = () =>
    page
      .getByRole("img")
      .elements()
      .map((picture) => picture.getAttribute("src"));
  await expect.poll(pictures).toEqual([light.light_origin, light.light]);
  await page.getByRole("button", { name: "Zoom in" }).click();
  expect(pictures()).toEqual([images.origin, images.transformed]);
});

it("keeps what the slider of details is left at", async () => {
  const image = coloringImage({ id: "coloring-slider-000001" });
  const asked = await show(image, ({ url, method }) => {
    if (url.includes("feedback")) return nothingSaid;
    return { body: method === "POST" ? { ok: true } : image };
  });
  const slider = page.getByRole("slider", { name: "Reduce details" });
  await expect.element(slider).toHaveValue("100");
  slider.element().dispatchEvent(new FocusEvent("focus"));
  (slider.element() as HTMLInputElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByText("Page redrawn.")).toBeVisible();
  expect(asked).toContainEqual(expect.objectContaining({ method: "POST", url: `/ajax/image/${image.id}` }));
});

it("leaves the background out", async () => {
  let image = coloringImage({ id: "coloring-background-01" });
  const asked = await show(image, ({ url, method }) => {
    if (url.includes("feedback")) return nothingSaid;
    if (method === "POST") image = { ...image, options: { ...image.options, background: "none" } };
    return { body: method === "POST" ? { ok: true } : image };
  });
  const group = page.getByRole("radiogroup", { name: "Background" });
  await expect.element(group.getByRole("radio", { name: "Light" })).toBeChecked();
  await group.getByRole("radio", { name: "None" }).click();
  await expect.element(group.getByRole("radio", { name: "None" })).toBeChecked();
  await expect.element(page.getByText("Only the subject, on white.")).toBeVisible();
  expect(asked).toContainEqual(expect.objectContaining({ method: "POST", url: `/ajax/image/${image.id}` }));
});

it("offers no background where the page has no subject", async () => {
  const { options, ...rest } = coloringImage({ id: "coloring-background-02" });
  const image = { ...rest, options: { ...options, hasSubject: false } };
  await show(image, ({ url }) => (url.includes("feedback") ? nothingSaid : { body: image }));
  await expect.element(page.getByText(/couldn’t tell the subject from the background/)).toBeVisible();
  expect(page.getByRole("radiogroup", { name: "Background" }).elements()).toHaveLength(0);
});

it("draws the photo as another kind of page", async () => {
  const image = coloringImage({ id: "coloring-types-0000001" });
  let now = image;
  await show(image, ({ url, method }) => {
    if (url.includes("feedback")) return nothingSaid;
    if (method === "POST") now = { ...image, status: "waiting" };
    return { body: method === "POST" ? { ok: true } : now };
  });
  await page.getByRole("button", { name: "Change page style" }).click();
  await page.getByRole("radio", { name: "Anime" }).click();
  await page.getByRole("button", { name: "Redraw" }).click();
  await expect.element(page.getByRole("heading", { name: "Drawing your coloring page" })).toBeVisible();
});

it("takes stars and words, thanks, and shows what was said before", async () => {
  const image = coloringImage({ id: "coloring-stars-0000001" });
  const before = { type: "coloring", rating: 2, data: JSON.stringify({ feedbackText: "<b>too</b> busy" }) };
  const asked = await show(image, ({ url, method }) => {
    if (url.includes("feedback")) return { body: method === "POST" ? { ok: true } : { items: [before] } };
    return { body: image };
  });
  await expect.element(page.getByText("<b>too</b> busy")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "2 stars" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "4 stars" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("calm now");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("Saved. Thanks a lot!")).toBeVisible();
  await expect.element(page.getByText("calm now")).toBeVisible();
  expect(asked).toContainEqual(
    expect.objectContaining({ method: "POST", url: `/ajax/feedback/${image.id}` }),
  );
});

it.each([
  ["coloring-compare", /something went wrong creating this coloring/i],
  ["coloring-svg-compare", /something went wrong creating this coloring/i],
  ["paint-by-numbers-result", /something went wrong with creating this Paint by Numbers/],
])("%s without an id says what the specification says of a failure", async (widget, words) => {
  await hostPage(`<div data-widget="${widget}" data-email="ask@example.com"></div>`);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "ask@example.com" })).toBeVisible();
});

it("says what went wrong, and whom to ask", async () => {
  const image = coloringImage({ id: "coloring-failed-000001", status: "failed", problem: "damaged" });
  await show(image, () => ({ body: image }));
  await expect.element(page.getByText(/This picture is damaged/)).toBeVisible();
  await expect
    .element(page.getByText(/contact (the )?administrator by email (at )?ask@example.com/))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "ask@example.com" }))
    .toHaveAttribute("href", "mailto:ask@example.com");
});

it("says over the page as it was why another kind could not be drawn", async () => {
  const image = coloringImage({ id: "coloring-problem-00001", problem: "too_complex" });
  await show(image, ({ url }) => (url.includes("feedback") ? nothingSaid : { body: image }));
  await expect.element(page.getByText(/This picture is too complex/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Download" })).toBeVisible();
});
