import type { UserData } from "@tintery/contract";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hostPage } from "../testing/host-page.ts";
import { coloringImage, paintByNumbersImage } from "../testing/image-views.ts";
import { answerCalls, answerUploads } from "../testing/network.ts";
import { spareDevice } from "../testing/spare-device.ts";
import { leaveUploads } from "../uploads/use-uploads.ts";
import { guest } from "../testing/guest.ts";

const userData: UserData = {
  ...guest,
  credits: 12,
  painter: "The school's painter",
  photoPainter: "The school's painter",
};
const name = "The school's painter: AI image model";

let network: ReturnType<typeof answerCalls> | undefined;
// what is painted ahead has tests of its own
beforeAll(spareDevice);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  network?.undo();
  leaveUploads();
  document.body.innerHTML = "";
  delete document.body.dataset.tinteryVisitor;
});

const button = (label: string) => page.getByRole("button", { name: label, exact: true });
const prompt = () => page.getByRole("textbox", { name: "What should be in the picture?" });
const painter = (label: string) => page.getByRole("radio", { name: label });
const preview = () => page.getByRole("img", { name: /Picture made from/ });

/** A form with these words in it, on a server that offers so much. */
async function write(element: string, opener: string, text: string, offer = userData): Promise<void> {
  network = answerCalls(() => ({ body: offer }));
  await hostPage(`<div id="${element}"></div>`);
  await button(opener).click();
  await page.getByText("A prompt", { exact: true }).click();
  await prompt().fill(text);
}
const writePainting = (text: string, offer = userData) =>
  write("paint-by-numbers-upload-form", "Create paint by numbers", text, offer);

/** The words that the form sends. */
async function sent(create: string): Promise<Record<string, FormDataEntryValue>> {
  const { sent: forms, undo } = answerUploads(422, { error: "", code: "painter_missing" });
  await button(create).click();
  await expect.poll(() => forms.length).toBe(1);
  undo();
  return Object.fromEntries(forms[0] ?? []);
}

it("offers the image model by its name beside Scene Builder, which stays the first and keeps its preview", async () => {
  await writePainting("a fox in a forest");
  await expect.element(painter(name)).not.toBeChecked();
  await expect.element(painter("Scene Builder: instant, no AI")).toBeChecked();
  await expect.element(preview()).toBeVisible();
  expect(await sent("Create picture")).toMatchObject({ promptPainter: "scene-builder" });
});

it("says of the image model that there is no preview and what it costs, and sends what Scene Builder could not draw", async () => {
  await writePainting("existential melancholy juggling freedom");
  await expect.element(page.getByText(/couldn’t find anything to draw|of what you asked for/)).toBeVisible();
  await page.getByText(name).click();
  await expect
    .element(
      page.getByText(
        /No preview\. Painting starts when you create the picture\. Each picture costs the credits shown below/,
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText(/4 credits/).first()).toBeVisible();
  await expect.element(preview()).not.toBeInTheDocument();
  await expect.element(page.getByText(/what you asked for/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/Write in English and describe how things look/)).toBeVisible();
  expect(await sent("Create picture")).toMatchObject({
    prompt: "existential melancholy juggling freedom",
    promptPainter: "image-model",
    promptShape: "landscape",
  });
});

it("says nothing of costs where nothing costs credits, and offers nothing where there is no model", async () => {
  await writePainting("a fox", { ...userData, credits: null as unknown as number });
  await page.getByText(name).click();
  await expect
    .element(page.getByText("No preview. Painting starts when you create the picture."))
    .toBeVisible();
  document.body.innerHTML = "";
  network?.undo();
  await writePainting("a fox", { ...userData, painter: null as unknown as string });
  await expect.element(preview()).toBeVisible();
  expect(page.getByRole("radio", { name: /image model/ }).elements()).toHaveLength(0);
});

it("offers it for coloring pages as well", async () => {
  await write("coloring-upload-form", "Create Coloring page", "a dragon");
  await page.getByText(name).click();
  expect(await sent("Create coloring page")).toMatchObject({
    prompt: "a dragon",
    promptPainter: "image-model",
  });
});

/** Drops a photo on the form, and waits until the form holds it. */
async function dropPhoto(): Promise<void> {
  const files = new DataTransfer();
  const canvas = new OffscreenCanvas(60, 40);
  canvas.getContext("2d")?.fillRect(10, 10, 30, 20);
  files.items.add(new File([await canvas.convertToBlob()], "boat.png", { type: "image/png" }));
  document.dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true }));
  await expect.element(page.getByText("boat.png")).toBeVisible();
}

it("may draw the lines of photos, which is chosen, never usual", async () => {
  network = answerCalls(() => ({ body: userData }));
  await hostPage(`<div id="coloring-upload-form" data-whole-page></div>`);
  await button("Create Coloring page").click();
  const check = page.getByRole("checkbox", {
    name: "Let The school's painter, an AI image model, draw the lines",
  });
  await expect.element(check).not.toBeChecked();
  await dropPhoto();
  await check.click();
  expect(await sent("Create coloring page")).toMatchObject({ drawnBy: "image-model" });
});

/** The form of paintings with more options open, and a photo in it. */
async function openLooks(offer = userData): Promise<void> {
  network = answerCalls(({ url }) => ({ body: url.includes("user-data") ? offer : [] }));
  await hostPage(`<div id="paint-by-numbers-upload-form" data-professional data-whole-page></div>`);
  await button("Create paint by numbers").click();
  await page.getByText("More options").click();
  await dropPhoto();
}
const looks = () => page.getByRole("combobox", { name: "Art style" });

it("may paint the look of photos, which is chosen, never usual, and says what is different", async () => {
  await openLooks();
  expect(page.getByRole("radio", { name }).elements()).toHaveLength(0);
  await looks().selectOptions("watercolor");
  await expect.element(painter("Tintery: previewed here, no AI")).toBeChecked();
  expect(page.getByText(/your photo goes to/).elements()).toHaveLength(0);
  await page.getByText(name).click();
  await expect.element(page.getByText(/your photo goes to The school's painter/)).toBeVisible();
  await expect.element(page.getByText(/Each picture costs the credits shown below/)).toBeVisible();
  await expect.element(page.getByText(/6\.5 credits/).first()).toBeVisible();
  expect(await sent("Create picture")).toMatchObject({ aiFilterType: "watercolor", lookBy: "image-model" });
});

it("is not asked for the look of words, though it was for that of the photo before", async () => {
  await openLooks();
  await looks().selectOptions("watercolor");
  await page.getByText(name).click();
  await page.getByText("A prompt", { exact: true }).click();
  await prompt().fill("a fox in a forest");
  await expect.element(preview()).toBeVisible();
  expect(page.getByRole("radio", { name: "Tintery: previewed here, no AI" }).elements()).toHaveLength(0);
  const fields = await sent("Create picture");
  expect(fields).toMatchObject({ prompt: "a fox in a forest", aiFilterType: "watercolor" });
  expect(fields).not.toHaveProperty("lookBy");
});

it("paints no look where none is chosen, and where it was not asked", async () => {
  await openLooks();
  await looks().selectOptions("watercolor");
  expect(await sent("Create picture")).not.toHaveProperty("lookBy");
  await page.getByText(name).click();
  await looks().selectOptions("none");
  await expect.poll(() => page.getByRole("radio", { name }).elements().length).toBe(0);
  expect(await sent("Create picture")).not.toHaveProperty("lookBy");
});

it("says beside the choice that the model is gone, where the server refused it", async () => {
  await openLooks();
  await looks().selectOptions("watercolor");
  await page.getByText(name).click();
  const { undo } = answerUploads(409, { error: "", code: "painter_missing", field: "lookBy" });
  await button("Create picture").click();
  await expect.element(page.getByText(/This server has no AI image model for this/)).toBeVisible();
  undo();
});

it("is not offered for looks where the server has no model for photos", async () => {
  await openLooks({ ...userData, photoPainter: null });
  await looks().selectOptions("watercolor");
  await expect.element(page.getByRole("spinbutton", { name: "Strength" })).toBeVisible();
  expect(page.getByRole("radio", { name }).elements()).toHaveLength(0);
});

it("is not offered for the lines of words", async () => {
  await write("coloring-upload-form", "Create Coloring page", "a dragon");
  await expect.element(painter(name)).toBeVisible();
  expect(page.getByRole("checkbox", { name: /draw the lines/ }).elements()).toHaveLength(0);
});

it("tells on a coloring page that its lines are the model's", async () => {
  const by = { name: "The school's painter", model: "gpt-image-1", seed: null, prompt: "Redraw this photo" };
  const image = coloringImage({ id: "drawnbyamodel000000000" });
  const shown = { ...image, options: { ...image.options, drawnBy: { painter: "image-model", by } as const } };
  network = answerCalls(() => ({ body: shown }));
  const element = document.createElement("div");
  element.dataset.widget = "coloring-compare";
  element.dataset.imageId = image.id;
  element.dataset.image = JSON.stringify(shown);
  await hostPage(element.outerHTML);
  await expect
    .element(
      page.getByText(
        "The school's painter, an AI image model, drew the lines. Tintery turned them into strokes.",
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText("Prompt sent: “Redraw this photo”")).toBeVisible();
});

it("tells on the page of a painting that its look is the model's", async () => {
  const by = { name: "The school's painter", model: null, seed: null, prompt: "Paint this photo anew" };
  const image = paintByNumbersImage({ id: "lookbyamodel0000000000" });
  const shown = { ...image, options: { ...image.options, lookBy: { painter: "image-model", by } as const } };
  network = answerCalls(() => ({ body: shown }));
  const element = document.createElement("div");
  element.dataset.widget = "paint-by-numbers-result";
  element.dataset.imageId = image.id;
  element.dataset.image = JSON.stringify(shown);
  await hostPage(element.outerHTML);
  await expect.element(page.getByRole("heading", { name: "Art style by AI" })).toBeVisible();
  await expect
    .element(page.getByText(/The school's painter, an AI image model, painted the art style/))
    .toBeVisible();
  await expect.element(page.getByText("Prompt sent: “Paint this photo anew”")).toBeVisible();
});

it("tells on the page of a picture who painted it, with what, and as what it was asked", async () => {
  const by = {
    name: "The school's painter",
    model: "gpt-image-1",
    seed: 4711,
    prompt: "a fox, large shapes",
  };
  const image = paintByNumbersImage({ id: "paintedbyamodel0000000" });
  const scene = { painter: "image-model", prompt: "a fox", seed: 1, shape: "landscape", by } as const;
  const shown = { ...image, options: { ...image.options, scene } };
  network = answerCalls(() => ({ body: shown }));
  const element = document.createElement("div");
  element.dataset.widget = "paint-by-numbers-result";
  element.dataset.imageId = image.id;
  element.dataset.image = JSON.stringify(shown);
  await hostPage(element.outerHTML);
  await expect.element(page.getByText("Made by The school's painter, an AI image model.")).toBeVisible();
  for (const fact of ["Model: gpt-image-1", "Seed: 4711", "Prompt sent: “a fox, large shapes”"])
    await expect.element(page.getByText(fact)).toBeVisible();
  expect(page.getByText(/No AI\./).elements()).toHaveLength(0);
});

it("is offered from the form's first moment where the page was written with it, and when the server is away", async () => {
  const answered: (() => void)[] = [];
  network = answerCalls(
    () => new Promise((done) => answered.push(() => done({ status: 500, body: { error: "" } }))),
  );
  document.body.dataset.tinteryVisitor = JSON.stringify(userData);
  await hostPage(`<div id="coloring-upload-form"></div>`);
  await button("Create Coloring page").click();
  const check = page.getByRole("checkbox", {
    name: "Let The school's painter, an AI image model, draw the lines",
  });
  await expect.element(check).toBeVisible();
  await expect.element(page.getByText(/You have 12 credits/)).toBeVisible();
  for (const answer of answered) answer();
  await expect.element(check).toBeVisible();
});
