import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { answerUploads, takeUploads } from "../../testing/network.ts";
import { spareDevice } from "../../testing/spare-device.ts";
import { leaveUploads } from "../../uploads/use-uploads.ts";

// what is painted ahead has tests of its own
beforeAll(spareDevice);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  leaveUploads();
  document.body.innerHTML = "";
  history.replaceState(null, "", location.pathname + location.search);
});

/** A real picture made by the browser. */
async function photo(name = "boat.png", side = 64, height = side): Promise<File> {
  const canvas = new OffscreenCanvas(side, height);
  const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  pen.fillStyle = "teal";
  pen.fillRect(0, 0, side, side / 2);
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png" });
}

async function openForm(attributes = ""): Promise<void> {
  await hostPage(`<div id="paint-by-numbers-upload-form" ${attributes}></div>`);
  await page.getByRole("button", { name: "Create paint by numbers" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
}

const transferOf = (file: File) => {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
};
const create = () => page.getByRole("button", { name: "Create picture" });

it("asks for a picture when none was chosen", async () => {
  await openForm();
  await create().click();
  await expect.element(page.getByText("Please choose image or fill in your prompt to process")).toBeVisible();
});

it("takes a photo dropped anywhere on the page", async () => {
  await hostPage(`<div id="paint-by-numbers-upload-form" data-whole-page></div>`);
  document.dispatchEvent(new DragEvent("drop", { dataTransfer: transferOf(await photo()), bubbles: true }));
  await expect.element(page.getByRole("img", { name: "Preview of boat.png on the canvas" })).toBeVisible();
});

it("takes a photo from the clipboard", async () => {
  await openForm();
  document.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData: transferOf(await photo("pasted.png")) }),
  );
  await expect.element(page.getByRole("img", { name: "Preview of pasted.png on the canvas" })).toBeVisible();
});

it("refuses a HEIC photo with its reason and keeps the one chosen before", async () => {
  await openForm();
  const heic = new File(["\0\0\0\x10ftypheic\0\0\0\0"], "photo.jpg", { type: "image/jpeg" });
  for (const file of [await photo(), heic]) {
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transferOf(file) }));
    await expect.element(page.getByRole("img", { name: "Preview of boat.png on the canvas" })).toBeVisible();
  }
  await expect.element(page.getByText(/open this HEIC photo/)).toBeVisible();
});

it("refuses a file above 20,000,000 bytes at once", async () => {
  await openForm();
  const large = new File([new Uint8Array(20_000_001)], "large.png", { type: "image/png" });
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transferOf(large) }));
  await expect.element(page.getByText("File size cannot exceed more than 20MB")).toBeVisible();
});

it("opens by the address fragment and takes it away when closed", async () => {
  location.hash = "#create";
  await hostPage(`<div id="paint-by-numbers-upload-form" data-whole-page></div>`);
  await page.getByRole("button", { name: "Close" }).click();
  expect(location.hash).toBe("");
});

it("marks numbers out of range, and remembers the last good ones", async () => {
  await openForm();
  const colors = page.getByRole("spinbutton", { name: "Number of colors" });
  await colors.fill("24");
  await colors.fill("101");
  await expect.element(colors).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByText("Enter a number from 7 to 100.")).toBeVisible();
  await openForm();
  await expect.element(page.getByRole("spinbutton", { name: "Number of colors" })).toHaveValue(24);
});

it("says how many regions a picture may have, for each canvas and level of detail", async () => {
  await openForm();
  const says = (text: RegExp) => expect.element(page.getByText(text)).toBeVisible();
  // the test's browser is in the US: a sheet of Letter
  await says(/Up to about 450 regions on this canvas/);
  await page.getByRole("combobox", { name: "Canvas size" }).selectOptions("16x20");
  await says(/Up to about 910 regions/);
  await page.getByRole("slider", { name: "Level of detail" }).fill("0");
  await says(/Up to about 220 regions/);
});

it("lets an own size override the presets, shows it in millimeters and allows to fill the canvas", async () => {
  await openForm();
  const preset = page.getByRole("combobox", { name: "Canvas size" });
  const fill = page.getByRole("checkbox", { name: "Fill the whole canvas" });
  await expect.element(fill).toBeDisabled();
  await page.getByRole("spinbutton", { name: "Custom width (in)" }).fill("10");
  await expect.element(preset).toBeEnabled();
  await page.getByRole("spinbutton", { name: "Custom height (in)" }).fill("12");
  await expect.element(preset).toBeDisabled();
  await expect.element(page.getByText("254 × 305 mm")).toBeVisible();
  await expect.element(fill).toBeEnabled();
  await fill.click();
  await page.getByRole("spinbutton", { name: "Custom height (in)" }).fill("");
  await expect.element(fill).not.toBeChecked();
});

it("marks the photo as required, and links to the palettes on every plan", async () => {
  await openForm();
  await expect
    .element(page.getByRole("button", { name: "Choose a picture" }).last())
    .toHaveTextContent("Choose a picture*");
  await page.getByText("More options").click();
  const link = page.getByRole("link", { name: "Create your own palette" });
  await expect.element(link).toHaveAttribute("href", "/app/virtual-artist-lab/palettes");
  await expect.element(link).toHaveAttribute("target", "_blank");
});

it("stops at a custom size outside 4 to 45 inches", async () => {
  await openForm();
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transferOf(await photo()) }));
  await expect.element(page.getByRole("img", { name: /Preview of boat/ })).toBeVisible();
  await page.getByRole("spinbutton", { name: "Custom width (in)" }).fill("3");
  await create().click();
  await expect
    .element(
      page.getByText("Custom width and height must both be between 4 and 45 inches (10.2 cm to 114.3 cm)."),
    )
    .toBeVisible();
});

it("sends every shown choice, and says why the server refused without losing any", async () => {
  const { sent, undo } = answerUploads(422, { error: "", code: "damaged" });
  await openForm();
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transferOf(await photo()) }));
  await expect.element(page.getByRole("img", { name: /Preview of boat/ })).toBeVisible();
  await page.getByRole("spinbutton", { name: "Number of colors" }).fill("18");
  await page.getByRole("combobox", { name: "Canvas size" }).selectOptions("16x20");
  await page.getByText("More options").click();
  await page.getByRole("checkbox", { name: "Pixel art" }).click();
  await create().click();
  await expect.element(page.getByText(/This picture is damaged or incomplete/)).toBeVisible();
  undo();
  const { image, ...fields } = Object.fromEntries(sent[0] ?? []);
  expect((image as File).name).toBe("boat.png");
  expect(fields).toEqual({
    prompt: "",
    aiFilterType: "none",
    lookStrength: "0.7",
    numberOfColors: "18",
    segmentsComplexity: "none",
    colorPrecision: "high",
    gradientStep: "normal",
    minArea: "0",
    mode: "pixel",
    enhancement: "1",
    thinLines: "0",
    detalization: "normal",
    canvasSize: "16x20",
    cellSize: "none",
    paper: "letter",
    crop: "0",
  });
  await expect.element(page.getByRole("img", { name: /Preview of boat/ })).toBeVisible();
  await expect.element(page.getByRole("spinbutton", { name: "Number of colors" })).toHaveValue(18);
});

/** The form with a photo in it, sent to a server that answers this. */
async function sendTo(status: number, body: object): Promise<void> {
  const { undo } = answerUploads(status, body);
  try {
    await openForm();
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transferOf(await photo()) }));
    await expect.element(page.getByRole("img", { name: /Preview of boat/ })).toBeVisible();
    await create().click();
  } finally {
    undo();
  }
}

it("marks the option that the server refuses, unfolds it and leads the focus there, until it is changed", async () => {
  await sendTo(400, { error: "", code: "invalid_options", field: "gradientStep" });
  const option = page.getByRole("combobox", { name: "Soft gradients" });
  await expect.element(option).toHaveAttribute("aria-invalid", "true");
  await expect
    .poll(() => (option.element().getRootNode() as ShadowRoot).activeElement)
    .toBe(option.element());
  await expect.element(option).toHaveAccessibleDescription(/“Soft gradients” isn’t valid/);
  expect(page.getByRole("alert").elements()).toHaveLength(1);
  await option.selectOptions("high");
  await expect.element(option).toHaveAttribute("aria-invalid", "false");
  expect(page.getByRole("alert").elements()).toHaveLength(0);
});

it("says below the form why an option was refused that is not in it", async () => {
  await sendTo(403, { error: "", code: "premium_only", field: "prompt" });
  await expect.element(page.getByText(/for Premium Plan subscribers only/)).toBeVisible();
});

it("says the server's own words where it names no problem", async () => {
  await sendTo(500, { error: "The painter is on holiday." });
  await expect.element(page.getByText("The painter is on holiday.")).toBeVisible();
});

it("opens the folded options where a value in them stops the form", async () => {
  await openForm();
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transferOf(await photo()) }));
  await expect.element(page.getByRole("img", { name: /Preview of boat/ })).toBeVisible();
  await page.getByText("More options").click();
  const area = page.getByRole("spinbutton", { name: /Merge small regions/ });
  await area.fill("101");
  await page.getByText("More options").click();
  await expect.poll(() => area.elements()).toHaveLength(0);
  await create().click();
  await expect.element(area).toBeVisible();
  expect((area.element().getRootNode() as ShadowRoot).activeElement).toBe(area.element());
});

it("leaves no veil over the page when a photo was dropped into the open form", async () => {
  await openForm("data-whole-page");
  const transfer = {
    dataTransfer: transferOf(await photo()),
    bubbles: true,
    composed: true,
    cancelable: true,
  };
  const dialog = page.getByRole("dialog").element();
  dialog.dispatchEvent(new DragEvent("dragover", transfer));
  dialog.querySelector(".dropzone")?.dispatchEvent(new DragEvent("drop", transfer));
  await expect.element(page.getByRole("img", { name: "Preview of boat.png on the canvas" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Drop your photo anywhere")).not.toBeInTheDocument();
});

it("stays open when the file picker is left without choosing", async () => {
  await openForm();
  const picker = page.getByRole("dialog").element().querySelector("input[type=file]");
  picker?.dispatchEvent(new Event("cancel", { bubbles: true }));
  await expect.element(page.getByRole("heading", { name: "Create paint by numbers" })).toBeVisible();
});

it("shows the photo chosen last, however long another one takes to open", async () => {
  await openForm();
  const [slow, quick] = [await photo("slow.png", 3000), await photo("quick.png")];
  for (const file of [slow, quick])
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transferOf(file) }));
  await expect.element(page.getByRole("img", { name: /Preview of quick/ })).toBeVisible();
  await slow.arrayBuffer();
  expect(page.getByRole("img", { name: /Preview of slow/ }).elements()).toHaveLength(0);
});

/** Holds the opening of photos of so many pixels a side: tells when that has begun, and ends it, well or not. */
function holdOpening(side: number): { begun: Promise<void>; end: (opens: boolean) => void } {
  const beginning = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<boolean>();
  const decode = HTMLImageElement.prototype.decode;
  // forms of earlier tests may still listen, and open the photo as well
  const held = vi.spyOn(HTMLImageElement.prototype, "decode").mockImplementation(async function (
    this: HTMLImageElement,
  ) {
    await decode.call(this);
    if (this.naturalWidth !== side) return;
    beginning.resolve();
    if (!(await ending.promise)) throw new DOMException("", "EncodingError");
  });
  const end = (opens: boolean) => {
    held.mockRestore();
    ending.resolve(opens);
  };
  return { begun: beginning.promise, end };
}

it("sends a photo that was still being opened when that was asked for, and none before it in its place", async () => {
  const { sent, undo } = answerUploads(422, { error: "", code: "damaged" });
  await openForm();
  const askWhileOpening = async (name: string, side: number, opens: boolean) => {
    const opening = holdOpening(side);
    const clipboardData = transferOf(await photo(name, side));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData }));
    await opening.begun;
    await create().click();
    await expect.element(page.getByRole("button", { name: "Getting this photo ready" })).toBeVisible();
    expect(sent).toHaveLength(0);
    opening.end(opens);
    await expect.element(create()).toBeVisible();
  };
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transferOf(await photo()) }));
  await expect.element(page.getByRole("img", { name: /Preview of boat/ })).toBeVisible();
  await askWhileOpening("torn.png", 90, false);
  await expect.element(page.getByText(/This picture is damaged or incomplete/)).toBeVisible();
  await askWhileOpening("next.png", 91, true);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.get("image")).toHaveProperty("name", "next.png");
  undo();
});

it("takes back a change of the photo that is still being made", async () => {
  await openForm();
  const wide = await photo("wide.png", 64, 32);
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transferOf(wide) }));
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await button("Flip").click();
  await expect.element(button("Reset photo")).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const convert = OffscreenCanvas.prototype.convertToBlob;
  const slow = vi.spyOn(OffscreenCanvas.prototype, "convertToBlob").mockImplementationOnce(async function (
    this: OffscreenCanvas,
    options,
  ) {
    await released;
    return convert.call(this, options);
  });
  await button("Rotate").click();
  await button("Reset photo").click();
  await expect.element(button("Reset photo")).not.toBeInTheDocument();
  release();
  await slow.mock.results[0]?.value;
  // larger than the turned one: that is opened by now
  await createImageBitmap(await photo("larger.png", 2000));
  slow.mockRestore();
  await button("Flip").click();
  await expect.element(button("Reset photo")).toBeVisible();
  await expect.element(page.getByText("64 × 32 px")).toBeVisible();
});

it("keeps the focus in the form when the photo's buttons change", async () => {
  await openForm();
  const focused = () => document.querySelector("#paint-by-numbers-upload-form")?.shadowRoot?.activeElement;
  (page.getByRole("button", { name: "Choose a picture" }).element() as HTMLElement).focus();
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transferOf(await photo()) }));
  await expect.element(page.getByRole("img", { name: /Preview of boat/ })).toBeVisible();
  await expect.poll(() => focused()?.textContent).toBe("Choose another picture");
  await page.getByRole("button", { name: "Choose another picture" }).click();
  await expect.poll(() => focused()?.textContent).toMatch(/^Choose a picture/);
});

it("closes on Escape", async () => {
  await openForm();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

const sevenPaints = ["W #ffffff", "K, #101010", "3=#e0c020", "4 #c03030", "5 #2040a0", "6 308040", "7 #850"];

it("offers own paints to professional users: says what is wrong, mixes, and sends them with their codes", async () => {
  await openForm();
  await page.getByText("More options").click();
  expect(page.getByRole("textbox", { name: "Your own paints" }).elements()).toHaveLength(0);
  await hostPage(`<div id="paint-by-numbers-upload-form" data-whole-page data-professional></div>`);
  await page.getByRole("button", { name: "Create paint by numbers" }).click();
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transferOf(await photo()) }));
  await expect.element(page.getByRole("img", { name: /Preview of boat/ })).toBeVisible();
  await page.getByText("More options").click();
  const list = page.getByRole("textbox", { name: "Your own paints" });
  const mix = page.getByRole("checkbox", { name: "Mix paints in pairs (50/50)" });
  await expect.element(mix).toBeDisabled();
  await list.fill("W #ffffff\nochre");
  // nobody is told off while typing
  expect(page.getByText("“ochre” isn’t a code and a color.").elements()).toHaveLength(0);
  await create().click();
  await expect.element(page.getByText("“ochre” isn’t a code and a color.")).toBeVisible();
  await list.fill("W #ffffff\nW #101010");
  await expect.element(page.getByText("Two paints share the code W.")).toBeVisible();
  await list.fill(sevenPaints.slice(1).join("\n"));
  await expect.element(page.getByText("Enter 7 to 120 paints.")).toBeVisible();
  await list.fill(sevenPaints.join("\n"));
  await expect.element(page.getByText("7 paints", { exact: true })).toBeVisible();
  const colors = page.getByRole("spinbutton", { name: "Number of colors" });
  await colors.fill("80");
  await mix.click();
  await expect.element(colors).toHaveValue(20);
  await colors.fill("75");
  await expect.element(colors).toHaveValue(60);
  await colors.fill("5");
  await expect.element(colors).toHaveValue(5);
  (list.element() as HTMLElement).focus();
  await expect.element(colors).toHaveValue(7);
  await colors.fill("60");
  const { sent, undo } = answerUploads(400, { error: "", code: "invalid_paints" });
  await create().click();
  await expect.element(page.getByText(/We couldn’t read your list of paints/)).toBeVisible();
  undo();
  const fields = Object.fromEntries(sent[0] ?? []);
  expect([fields.mixPalette, fields.numberOfColors]).toEqual(["1", "60"]);
  expect(fields.paletteColors).toBe(
    "W=#ffffff\nK=#101010\n3=#e0c020\n4=#c03030\n5=#2040a0\n6=#308040\n7=#885500",
  );
});

it("goes on sending while it is closed, and shows again, as it was, why the photo was refused", async () => {
  const uploads = takeUploads();
  try {
    await openForm();
    const focused = () => document.querySelector("#paint-by-numbers-upload-form")?.shadowRoot?.activeElement;
    expect(focused()?.textContent).toMatch(/^Choose a picture/);
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transferOf(await photo()) }));
    await expect.element(page.getByRole("img", { name: /Preview of boat/ })).toBeVisible();
    await create().dblClick();
    await expect.element(page.getByRole("progressbar", { name: "Uploading boat.png" })).toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Choose another picture" })).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("button", { name: /^Uploading boat\.png: 50%/ })).toBeVisible();
    uploads.sent[0]?.answer(422, { code: "damaged", error: "" });
    await page.getByRole("button", { name: /^boat\.png failed.*Show upload/ }).click();
    await expect.element(page.getByText(/This picture is damaged or incomplete/)).toBeVisible();
    await expect.element(page.getByRole("img", { name: /Preview of boat/ })).toBeVisible();
    await create().click();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect.element(create()).toBeVisible();
    expect(uploads.sent).toHaveLength(2);
  } finally {
    uploads.undo();
  }
});
