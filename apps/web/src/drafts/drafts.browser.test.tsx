import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { DroppedAddress } from "../platform/dropped-files.ts";
import { hostPage } from "../testing/host-page.ts";
import { readDraftMark, writeDraftMark } from "./draft-mark.ts";
import { keepDraftFiles, loadDraft } from "./draft-store.ts";
import { type DraftedForm, useDraft } from "./use-draft.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  document.body.innerHTML = "";
});

/** A real picture made by the browser. */
async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48);
  const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  pen.fillStyle = "teal";
  pen.fillRect(0, 0, 32, 48);
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png" });
}

const dialog = () => page.getByRole("dialog");
const note = () => page.getByText("We kept the pictures you chose.");
const focused = () => document.querySelector("[data-whole-page]")?.shadowRoot?.activeElement?.textContent;
const keptUnder = async (name: string) => loadDraft(name, readDraftMark(name)?.id ?? null);
const namesKeptUnder = async (name: string) => (await keptUnder(name))?.files.map((file) => file.name);

/** Shows a form as a page of ours does; what a page before it showed is gone. */
async function openForm(widget: string, button: string): Promise<void> {
  document.body.innerHTML = "";
  await hostPage(`<div id="${widget}" data-whole-page></div>`);
  await page.getByRole("button", { name: button }).click();
  await expect.element(dialog()).toBeVisible();
}

function choose(...files: File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  document.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true }));
}

it("keeps no dropped address, which would come back as an empty file", async () => {
  const address = new DroppedAddress([], "https://example.com/cat.jpg");
  const namesKept = async () => (await loadDraft("coloring", "a"))?.files.map(({ name }) => name);
  await keepDraftFiles("coloring", "a", [address, await photo("first.png")]);
  expect(await namesKept()).toEqual(["first.png"]);
  await keepDraftFiles("coloring", "a", [address]);
  expect(await namesKept()).toBeUndefined();
});

it.each([
  ["coloring-upload-form", "Create Coloring page", "coloring"],
  ["coloring-svg-upload-form", "Create SVG Outlines", "outlines"],
])(
  "%s holds its pictures again on the next page of the tab, until somebody starts over",
  async (widget, button, name) => {
    await openForm(widget, button);
    choose(await photo("first.png"), await photo("second.png"));
    await expect.poll(() => namesKeptUnder(name)).toEqual(["first.png", "second.png"]);
    expect(note().elements()).toHaveLength(0);

    await openForm(widget, button);
    await expect.element(note()).toBeVisible();
    const list = page.getByRole("list", { name: "Selected pictures" }).getByRole("listitem");
    await expect.poll(() => list.elements().length).toBe(2);
    await page.getByRole("button", { name: "Start over" }).click();
    await expect.element(note()).not.toBeInTheDocument();
    await expect.poll(focused).toBe("Choose pictures");
    await expect.poll(() => readDraftMark(name)).toBeNull();

    await openForm(widget, button);
    expect(list.elements()).toHaveLength(0);
  },
);

it("paint by numbers holds its photo, choices and marks again", async () => {
  const form = ["paint-by-numbers-upload-form", "Create paint by numbers"] as const;
  const width = page.getByRole("spinbutton", { name: "Custom width (in)" });
  await openForm(...form);
  choose(await photo("boat.png"));
  await expect.element(page.getByRole("img", { name: /Preview of boat/ })).toBeVisible();
  await width.fill("10");
  await page.getByRole("button", { name: "Mark key details" }).click();
  await expect.element(page.getByRole("application")).toBeVisible();
  (page.getByRole("application").element() as HTMLElement).focus();
  await page.getByRole("application").click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect.element(page.getByRole("button", { name: "Edit marks" })).toBeVisible();
  const keptRest = async () => {
    const { choices, mask } = Object((await keptUnder("create"))?.rest);
    return [choices?.customWidth, mask instanceof Blob];
  };
  await expect.poll(keptRest).toEqual([10, true]);

  await openForm(...form);
  await expect.element(note()).toBeVisible();
  await expect.element(page.getByRole("img", { name: /Preview of boat/ })).toBeVisible();
  await expect.element(width).toHaveValue(10);
  await expect.element(page.getByRole("button", { name: "Edit marks" })).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(focused).toMatch(/^Choose a picture/);
  await expect.element(width).toHaveValue(null);
  await expect.poll(() => readDraftMark("create")).toBeNull();
});

it("forgets pictures of which an image came, when the page was reached by a link", async () => {
  await keepDraftFiles("outlines", "sent", [await photo("sent.png")]);
  writeDraftMark("outlines", { id: "sent", open: true, sent: true });
  await openForm("coloring-svg-upload-form", "Create SVG Outlines");
  await expect.poll(() => readDraftMark("outlines")).toBeNull();
  expect(note().elements()).toHaveLength(0);
});

/** Lets nobody else read or write drafts; answers what ends that. */
async function holdDrafts(): Promise<() => void> {
  const opening = indexedDB.open("tintery");
  await new Promise((done) => opening.addEventListener("success", done));
  const drafts = opening.result.transaction("drafts", "readwrite").objectStore("drafts");
  let isHeld = true;
  // a transaction lasts as long as something is asked of it
  const hold = () => {
    if (isHeld) drafts.count().onsuccess = hold;
    else opening.result.close();
  };
  hold();
  return () => {
    isHeld = false;
  };
}

it("keeps pictures that were sent before the browser had answered", async () => {
  await loadDraft("coloring", null);
  const release = await holdDrafts();
  const root = createRoot(document.createElement("div"));
  const Form = (form: Pick<DraftedForm, "files" | "sending">) => {
    useDraft({ name: "coloring", open: true, restore() {}, ...form });
    return null;
  };
  const show = (files: readonly File[], sending: DraftedForm["sending"]) =>
    flushSync(() => root.render(<Form files={files} sending={sending} />));
  const early = [await photo("early.png")];
  show(early, "no");
  show([], "under way");
  release();
  await expect.poll(() => namesKeptUnder("coloring")).toEqual(["early.png"]);
  show([], "done");
  await expect.poll(() => readDraftMark("coloring")?.sent).toBe(true);
  expect(await namesKeptUnder("coloring")).toEqual(["early.png"]);
  root.unmount();
});

it("keeps neither more than a browser should hold nor what another tab keeps", async () => {
  const large = Array.from(
    { length: 6 },
    (_, index) => new File([new Uint8Array(19_000_000)], `${index}.png`),
  );
  await keepDraftFiles("coloring", "large", large);
  expect(await loadDraft("coloring", "large")).toBeNull();
  await keepDraftFiles("coloring", "mine", [await photo("mine.png")]);
  expect(await loadDraft("coloring", "another")).toBeNull();
  expect((await loadDraft("coloring", "mine"))?.files[0]?.name).toBe("mine.png");
});

it("works without, where the browser keeps nothing", async () => {
  const { open } = indexedDB;
  // as windows that keep nothing do
  indexedDB.open = () => {
    throw new DOMException("", "InvalidStateError");
  };
  try {
    expect(await loadDraft("coloring", "mine")).toBeDefined();
    await expect(keepDraftFiles("coloring", "mine", [await photo("mine.png")])).resolves.toBeUndefined();
  } finally {
    indexedDB.open = open;
  }
});

it("keeps what else was chosen as it was sent, however soon and slowly that went", async () => {
  await loadDraft("coloring", null);
  const root = createRoot(document.createElement("div"));
  const Form = (form: Pick<DraftedForm, "files" | "rest" | "sending">) => {
    useDraft({ name: "coloring", open: true, restore() {}, ...form });
    return null;
  };
  const show = (form: Parameters<typeof Form>[0]) => flushSync(() => root.render(<Form {...form} />));
  const files = [await photo("boat.png")];
  const none: File[] = [];
  const [chosen, emptied] = [() => "the boat", () => "nothing"];
  const keptRest = async () => (await keptUnder("coloring"))?.rest;
  show({ files, rest: chosen, sending: "no" });
  await expect.poll(() => namesKeptUnder("coloring")).toEqual(["boat.png"]);
  const other = () => "the other boat";
  show({ files, rest: other, sending: "no" });
  show({ files: none, rest: emptied, sending: "under way" });
  await expect.poll(keptRest).toBe("the other boat");
  show({ files: none, rest: emptied, sending: "done" });
  await expect.poll(() => readDraftMark("coloring")?.sent).toBe(true);
  expect(await keptRest()).toBe("the other boat");
  root.unmount();
});
