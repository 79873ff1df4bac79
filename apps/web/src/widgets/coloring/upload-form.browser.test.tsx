import { heicFile } from "@tintery/photos/testing/heic";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { preparingImage } from "../../testing/image-views.ts";
import { answerCalls, answerUploads, takeUploads } from "../../testing/network.ts";
import { smallPhoto } from "../../testing/small-photo.ts";
import { leaveUploads } from "../../uploads/use-uploads.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  leaveUploads();
  document.body.innerHTML = "";
});

const heic = new File(["\0\0\0\x10ftypheic\0\0\0\0"], "phone.jpg", { type: "image/jpeg" });

function drop(...files: File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  document.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true }));
}

function choose(input: Element | undefined, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  if (input) Object.assign(input, { files: transfer.files });
  input?.dispatchEvent(new Event("change", { bubbles: true }));
}

async function openForm(attributes = ""): Promise<void> {
  await hostPage(`<div id="coloring-upload-form" data-whole-page ${attributes}></div>`);
  await page.getByRole("button", { name: "Create Coloring page" }).click();
  await expect.element(page.getByRole("dialog", { name: "Create Coloring page" })).toBeVisible();
}

/** Answers when the form has said something, also if it says it no longer when somebody looks. */
function said(pattern: RegExp): Promise<void> {
  const form = document.querySelector("#coloring-upload-form")!.shadowRoot!;
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (!pattern.test(form.textContent)) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(form, { subtree: true, childList: true, characterData: true });
  });
}

const create = (name: string) => page.getByRole("button", { name, exact: true });

it("says that pictures are missing when none was chosen", async () => {
  await openForm();
  await create("Create coloring page").click();
  await expect.element(page.getByText(/^No images are attached to the request/)).toBeVisible();
});

it("offers all eleven kinds, the specification's first one chosen, and remembers the last choice", async () => {
  await openForm();
  const kinds = page.getByRole("radiogroup", { name: "Page style" });
  expect(kinds.getByRole("radio").elements()).toHaveLength(11);
  await expect.element(page.getByRole("radio", { name: "For kids" })).toBeChecked();
  await page.getByRole("radio", { name: "Comic" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  document.body.innerHTML = "";
  await openForm();
  await expect.element(page.getByRole("radio", { name: "Comic" })).toBeChecked();
});

it("shows kinds first on a phone once there is a photo, which can be changed, and others added", async () => {
  await page.viewport(390, 844);
  await openForm();
  const form = document.querySelector("#coloring-upload-form")!.shadowRoot!;
  const inputs = () => form.querySelectorAll("input[type=file]");
  const names = () => [...form.querySelectorAll(".file-name")].map((name) => name.textContent);
  choose(inputs()[0], smallPhoto("first.png"));
  await expect.poll(names).toEqual(["first.png"]);
  expect(form.querySelector(".dropzone")).toBe(null);
  const kind = page.getByRole("radio", { name: "For kids" }).element();
  expect(kind.getBoundingClientRect().top).toBeLessThan(500);
  choose(inputs()[0], smallPhoto("other.png"));
  await expect.poll(names).toEqual(["other.png"]);
  choose(inputs()[1], smallPhoto("second.png"));
  await expect.poll(names).toEqual(["other.png", "second.png"]);
  await page.viewport(1440, 900);
});

it("begins with the kind that the host page asks for", async () => {
  await openForm('data-type="v2_anime"');
  await expect.element(page.getByRole("radio", { name: "Anime" })).toBeChecked();
});

it("offers the background that suits the kind, until somebody chooses one", async () => {
  await openForm();
  const background = (name: string) =>
    page.getByRole("radiogroup", { name: "Background" }).getByRole("radio", { name });
  await expect.element(background("Light")).toBeChecked();
  await page.getByRole("radio", { name: "Comic" }).click();
  await expect.element(background("Full")).toBeChecked();
  await background("None").click();
  await page.getByRole("radio", { name: "For kids" }).click();
  await expect.element(background("None")).toBeChecked();
});

/** A photo that a browser can read: a dark disc on a light ground. */
async function realPhoto(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#9cf";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#620";
  pen.arc(width / 2, height / 2, height / 3, 0, 7);
  pen.fill();
  return new File([await canvas.convertToBlob()], name, { type: "image/png" });
}

/** Soft light and shade, and nothing in it. */
async function fog(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(320, 240);
  const pen = canvas.getContext("2d")!;
  const shade = pen.createLinearGradient(0, 0, 320, 240);
  for (const [at, color] of [
    [0, "#9aa0a8"],
    [0.5, "#b4b8be"],
    [1, "#8c9299"],
  ] as const)
    shade.addColorStop(at, color);
  pen.fillStyle = shade;
  pen.fillRect(0, 0, 320, 240);
  return new File([await canvas.convertToBlob()], name, { type: "image/png" });
}

/** The pictures of all kinds, and the addresses of those that were drawn here. */
const kindPictures = () => [
  ...page.getByRole("dialog").element().querySelectorAll<HTMLImageElement>(".picture-card img"),
];
const drawnHere = () =>
  kindPictures()
    .map(({ src }) => src)
    .filter((src) => src.startsWith("blob:"));

it("shows the first photo in all eleven kinds, and again with another background", async () => {
  await openForm();
  await expect.element(page.getByText(/show a sample\. Choose a photo/)).toBeVisible();
  expect(drawnHere()).toEqual([]);
  drop(await realPhoto("disc.png", 320, 200), await realPhoto("other.png", 200, 320));
  await expect.element(page.getByText(/^Quick previews of disc\.png/)).toBeVisible();
  expect(new Set(drawnHere()).size).toBe(11);
  const picture = kindPictures()[0]!;
  await picture.decode();
  expect(picture.naturalWidth / picture.naturalHeight).toBeCloseTo(1.6, 1);
  const before = drawnHere();
  await page.getByRole("radiogroup", { name: "Background" }).getByRole("radio", { name: "None" }).click();
  await expect.poll(() => drawnHere().filter((src) => before.includes(src))).toEqual([]);
  // without the first one, the next is shown
  await page.getByRole("button", { name: "Remove disc.png" }).click();
  await expect.element(page.getByText(/^Quick previews of other\.png/)).toBeVisible();
  // each choice keeps its name
  await expect.element(page.getByRole("radio", { name: "Pencil sketch" })).toBeVisible();
  await page.getByRole("button", { name: "Remove other.png" }).click();
  await expect.poll(drawnHere).toEqual([]);
});

/** The kinds in the order in which they are offered, and what is said of each. */
const kinds = () =>
  page
    .getByRole("radiogroup", { name: "Page style" })
    .getByRole("radio")
    .elements()
    .map((radio) => {
      const text = (of: string) =>
        (radio.getRootNode() as ShadowRoot).getElementById(radio.getAttribute(of) ?? "")?.textContent ?? "";
      return { name: text("aria-labelledby"), hint: text("aria-describedby") };
    });
const fitting = () => kinds().filter(({ hint }) => hint.startsWith("Best for your photo"));

it("offers what fits the photo best before all others, and chooses it for whoever has not chosen", async () => {
  await openForm();
  const names = kinds().map(({ name }) => name);
  drop(await realPhoto("disc.png", 320, 240));
  await expect.poll(fitting).toHaveLength(1);
  const [first, ...others] = kinds();
  expect(first).toEqual(fitting()[0]);
  expect(others.map(({ name }) => name)).toEqual(names.filter((name) => name !== first!.name));
  await expect.element(page.getByRole("radio", { name: first!.name })).toBeChecked();
  await expect
    .element(page.getByRole("status").getByText(`Best match: “${first!.name}”.`))
    .toBeInTheDocument();
  // nobody chose it: the next visit begins as this one did
  document.body.innerHTML = "";
  await openForm();
  await expect.element(page.getByRole("radio", { name: "For kids" })).toBeChecked();
});

it("leaves a choice and the order of the kinds alone once somebody chose", async () => {
  await openForm();
  await page.getByRole("radio", { name: "Comic" }).click();
  const names = kinds().map(({ name }) => name);
  const file = await realPhoto("disc.png", 320, 240);
  drop(file);
  const radio = page.getByRole("radio", { name: "Anime" });
  await radio.click();
  await expect.poll(fitting).toHaveLength(1);
  await expect.element(radio).toBeChecked();
  expect((radio.element().getRootNode() as ShadowRoot).activeElement).toBe(radio.element());
  expect(kinds().map(({ name }) => name)).toEqual(names);
});

it("says so when no kind of page keeps what a photo shows", async () => {
  await openForm();
  drop(await fog("fog.png"));
  await expect.element(page.getByText(/^fog\.png will be hard to recognize in any style/)).toBeVisible();
  await expect.element(page.getByText(/^fog\.png is very small, so the page will be coarse/)).toBeVisible();
  expect(fitting()).toEqual([]);
  expect(kinds().filter(({ hint }) => hint.endsWith("May be hard to recognize"))).toHaveLength(11);
});

it("sends what was pointed out on a photo along with that photo, and only with that", async () => {
  const uploads = takeUploads();
  try {
    await openForm();
    drop(await realPhoto("disc.png", 320, 200), await realPhoto("other.png", 200, 320));
    await page.getByRole("button", { name: "Select the subject" }).click();
    const dialog = page.getByRole("dialog", { name: "Select the subject" });
    const surface = dialog.getByRole("application");
    await expect.element(dialog.getByText(/^The subject covers/)).toBeVisible();
    // by the keyboard: this is it, and above it not this
    (surface.element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await dialog.getByRole("radio", { name: "Background" }).click();
    (surface.element() as HTMLElement).focus();
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift} ");
    await dialog.getByRole("button", { name: "Undo" }).click();
    await dialog.getByRole("button", { name: "Redo" }).click();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect.element(page.getByText("disc.png: you selected the subject.")).toBeVisible();
    await create("Create 2 coloring pages").click();
    await expect.poll(() => uploads.sent.length).toBe(1);
    const sent = JSON.parse(String(uploads.sent[0]?.form.get("subject")));
    expect(sent).toMatchObject([
      { isSubject: true, points: [0.5, 0.5] },
      { isSubject: false, points: [0.5, expect.any(Number)] },
    ]);
    expect(sent[1].points[1]).toBeLessThan(0.5);
    uploads.sent[0]?.answer(200, taken);
    await expect.poll(() => uploads.sent.length).toBe(2);
    expect(uploads.sent[1]?.form.get("subject")).toBeNull();
  } finally {
    uploads.undo();
  }
});

it("stays with its samples and says so when this browser cannot read the photo", async () => {
  await openForm();
  drop(smallPhoto("boat.png"));
  await expect.element(page.getByText(/can’t preview boat\.png/)).toBeVisible();
  expect(drawnHere()).toEqual([]);
});

const userData = { isSubscribed: false, premium: false, professional: false, commercial: false };

/** Answers who asks; nothing else is to be had, least of all the picture of an earlier test, which may still be asked for. */
const answerUserData = (data: object) =>
  answerCalls(({ url }) => (url.includes("get-user-data") ? { body: { ...userData, ...data } } : "offline"));

it("says what a page costs and what is left", async () => {
  const data = answerUserData({ userType: "paid", credits: 2.5 });
  try {
    await openForm();
    await expect.element(page.getByText(/1 credit per page\. You have 2\.5 credits\./)).toBeVisible();
  } finally {
    data.undo();
  }
});

it("speaks of no credits where nothing costs any", async () => {
  const data = answerUserData({ userType: "free", credits: null });
  try {
    await openForm();
    await expect.element(create("Create coloring page")).toBeVisible();
    await expect.poll(() => data.asked.length).toBeGreaterThan(0);
    expect(page.getByText(/credit/).elements()).toHaveLength(0);
  } finally {
    data.undo();
  }
});

it("names the pictures beyond twenty, and takes chosen ones back", async () => {
  await openForm();
  drop(...Array.from({ length: 22 }, (_, index) => smallPhoto(`boat-${index + 1}.png`)));
  await expect
    .element(
      page.getByText("You can upload up to 20 pictures at once. 2 weren’t added: boat-21.png, boat-22.png"),
    )
    .toBeVisible();
  await page.getByRole("button", { name: "Remove boat-1.png" }).click();
  await expect.element(create("Create 19 coloring pages")).toBeVisible();
});

it("sends one at a time, then tells what became of each", async () => {
  const uploads = answerUploads(200, {
    id: "0123456789abcdefghijkl",
    name: "",
    status: "in_queue",
    message: "",
  });
  const calls = answerCalls(({ url }) =>
    url.includes("/ajax/image/") ? { body: preparingImage() } : "offline",
  );
  try {
    await openForm();
    await page.getByRole("radio", { name: "Balanced" }).click();
    drop(smallPhoto("boat.png"), heic);
    await expect.element(page.getByText(/open this HEIC photo/)).toBeVisible();
    // what is refused already makes no page, and is told of in the end all the same
    await create("Create coloring page").click();
    const summary = page.getByRole("heading", { name: "Ready: 0 of 1" });
    await expect.element(summary).toBeVisible();
    // those who listen hear it at once
    expect((summary.element().getRootNode() as ShadowRoot).activeElement).toBe(summary.element());
    await expect.element(page.getByRole("row", { name: /phone\.jpg Status: error.*HEIC/ })).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: /boat\.png/ }))
      .toHaveAttribute("href", "/app/coloring/0123456789abcdefghijkl");
    expect(uploads.sent.map((form) => [form.get("type"), form.get("version")])).toEqual([
      ["v2_general", "v2"],
    ]);
    await expect
      .element(page.getByRole("link", { name: "See all coloring pages" }))
      .toHaveAttribute("href", "/app/colorings");
    // another try would not help a file that cannot be opened
    expect(page.getByRole("button", { name: "Try again" }).elements()).toEqual([]);
  } finally {
    uploads.undo();
    calls.undo();
  }
});

it("draws a HEIC ahead once it is made ready, and never says before that it cannot", async () => {
  await openForm();
  let isDenied = false;
  void said(/can’t preview/).then(() => {
    isDenied = true;
  });
  drop(new File([heicFile({ tiles: [8, 6] })], "IMG_1.HEIC"));
  await expect.element(page.getByText("IMG_1.jpg")).toBeVisible();
  expect(isDenied).toBe(false);
});

it("says why the server refused, file by file", async () => {
  const uploads = answerUploads(422, { code: "damaged", error: "" });
  try {
    await openForm();
    drop(smallPhoto("a-name-that-is-much-longer-than-the-table.png"));
    await create("Create coloring page").click();
    await expect
      .element(
        page.getByRole("row", { name: /a-name-that-is-much-longe… Status: error This picture is damaged/ }),
      )
      .toBeVisible();
  } finally {
    uploads.undo();
  }
});

it("waits and sends again while the server has no room for one more", async () => {
  const uploads = answerUploads(429, { code: "too_many_requests", error: "" }, { "Retry-After": "2" });
  try {
    await openForm();
    drop(smallPhoto("boat.png"));
    await create("Create coloring page").click();
    await expect
      .element(page.getByRole("progressbar", { name: /^boat\.png is in line/ }))
      .toBeInTheDocument();
    await expect.poll(() => uploads.sent.length).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Stop" }).click();
    await expect.element(page.getByRole("row", { name: /boat\.png Status: stopped/ })).toBeVisible();
  } finally {
    uploads.undo();
  }
});

it("can be stopped; what was not sent is said", async () => {
  const uploads = takeUploads();
  try {
    await openForm();
    drop(smallPhoto("one.png"), smallPhoto("two.png"));
    await create("Create 2 coloring pages").click();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect.element(page.getByRole("row", { name: /two\.png Status: stopped/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    // closing throws nothing away: what was not sent can still be tried again
    await page.getByRole("button", { name: "Create Coloring page" }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(create("Create 2 coloring pages")).toBeVisible();
  } finally {
    uploads.undo();
  }
});

const taken = { id: "0123456789abcdefghijkl", name: "", status: "in_queue", message: "" };
const badge = (words = "") => page.getByRole("button", { name: new RegExp(`^${words}.*Show upload$`) });

it("goes on while the form is closed, says how far it is, and shows in the end what became of it", async () => {
  const uploads = takeUploads();
  try {
    await openForm();
    drop(smallPhoto("one.png"), smallPhoto("two.png"), smallPhoto("three.png"));
    await create("Create 3 coloring pages").click();
    await expect.element(page.getByRole("heading", { name: "0 / 3" })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect.element(badge("0 / 3")).toBeVisible();
    uploads.sent[0]?.answer(200, taken);
    await expect.element(badge("1 / 3")).toBeVisible();
    // opened and closed again, by the button and by Escape, it still goes on
    await page.getByRole("button", { name: "Create Coloring page" }).click();
    await expect.element(page.getByRole("heading", { name: "1 / 3" })).toBeVisible();
    await expect.element(badge()).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => uploads.sent.length).toBe(2);
    uploads.sent[1]?.answer(422, { code: "damaged", error: "" });
    await expect.poll(() => uploads.sent.length).toBe(3);
    uploads.sent[2]?.answer(200, taken);
    await expect.element(badge("Successfully created: 2 / 3")).toBeVisible();
    await badge().click();
    await expect.element(page.getByRole("row", { name: /two\.png.*damaged/ })).toBeVisible();
    // what was read needs no badge any more
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(badge()).not.toBeInTheDocument();
  } finally {
    uploads.undo();
  }
});

/** A click on what is dimmed around the form, as the browser tells it: on the dialog itself. */
function clickBeside(detail: number): void {
  const dialog = page.getByRole("dialog").element();
  dialog.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  dialog.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
}

it("is not stopped, closed or emptied by a double click on Create, nor by clicks beside the form", async () => {
  const uploads = takeUploads();
  try {
    await openForm();
    drop(smallPhoto("one.png"), smallPhoto("two.png"));
    // the form keeps what was chosen
    clickBeside(1);
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Create Coloring page" }).click();
    await create("Create 2 coloring pages").dblClick();
    await expect.element(page.getByRole("heading", { name: "0 / 2" })).toBeVisible();
    const stop = page.getByRole("button", { name: "Stop" }).element();
    stop.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    clickBeside(2);
    await expect.element(page.getByRole("heading", { name: "0 / 2" })).toBeVisible();
    expect(uploads.sent).toHaveLength(1);
  } finally {
    uploads.undo();
  }
});

it("keeps pictures that are chosen while others are on their way for the next upload", async () => {
  const uploads = takeUploads();
  try {
    await openForm();
    drop(smallPhoto("one.png"), smallPhoto("two.png"));
    await create("Create 2 coloring pages").click();
    await userEvent.keyboard("{Escape}");
    drop(smallPhoto("three.png"));
    await expect.element(page.getByRole("heading", { name: "Next upload" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Remove three.png" })).toBeVisible();
    uploads.sent[0]?.answer(200, taken);
    await expect.poll(() => uploads.sent.length).toBe(2);
    uploads.sent[1]?.answer(200, taken);
    await page.getByRole("button", { name: "Choose more pictures" }).click();
    await expect.element(create("Create coloring page")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Remove three.png" })).toBeVisible();
  } finally {
    uploads.undo();
  }
});

it("sends a form whose answer was lost again under its key, and another form under another", async () => {
  const uploads = takeUploads();
  try {
    await openForm();
    drop(smallPhoto("one.png"), smallPhoto("two.png"));
    await create("Create 2 coloring pages").click();
    await expect.poll(() => uploads.sent.length).toBe(1);
    const told = said(/Connection lost\. We’ll retry one\.png/);
    uploads.sent[0]?.lose();
    await told;
    await expect.poll(() => uploads.sent.length).toBe(2);
    // a proxy that waited in vain for the server
    uploads.sent[1]?.answer(504, null);
    await expect.poll(() => uploads.sent.length).toBe(3);
    uploads.sent[2]?.answer(200, taken);
    await expect.poll(() => uploads.sent.length).toBe(4);
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await create("Create coloring page").click();
    await expect.poll(() => uploads.sent.length).toBe(5);
    const keys = uploads.sent.map(({ key }) => key);
    expect(keys[0]).toMatch(/^[\w-]{22}$/);
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
    expect(keys[4]).toBe(keys[3]);
    // the same picture as another kind of page is another form
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("radio", { name: "Comic" }).click();
    await create("Create coloring page").click();
    await expect.poll(() => uploads.sent.length).toBe(6);
    expect(uploads.sent[5]?.key).not.toBe(keys[4]);
  } finally {
    uploads.undo();
  }
});

it("begins with the focus on the button that chooses pictures", async () => {
  await openForm();
  const form = document.querySelector("#coloring-upload-form")!.shadowRoot!;
  await expect.poll(() => form.activeElement?.textContent).toBe("Choose pictures");
});
