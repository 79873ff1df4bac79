import type { ImageView, PbnColor } from "@tintery/contract";
import { vendorPalettes } from "@tintery/contract/palettes";
import { type Advice, languages } from "@tintery/contract/tables";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { paintByNumbersImage, preparingImage } from "../../testing/image-views.ts";
import { answerCalls, answerUploads, type Asked } from "../../testing/network.ts";
import { keepDisplay } from "./kept-display.ts";
import { leaveUploads } from "../../uploads/use-uploads.ts";

let network: ReturnType<typeof answerCalls> | undefined;

afterEach(() => {
  leaveUploads();
  network?.undo();
  document.body.innerHTML = "";
  keepDisplay({ letters: false, strongLines: false, patterns: false });
});

/** Another picture for every test: the widgets of a page share what they know. */
let shown = 0;
const idOf = (number: number) => `picture${String(number).padStart(15, "0")}`;

/** Shows the widget with the server answering these images one after the other, the last one for good. */
async function show(...images: (ImageView | "offline" | 404 | 500)[]): Promise<Asked[]> {
  shown += 1;
  const id = idOf(shown);
  let call = 0;
  network = answerCalls(() => {
    const image = images[Math.min(call, images.length - 1)];
    call += 1;
    if (image === "offline") return "offline";
    if (image === 404) return { status: 404, body: { error: "", code: "not_found" } };
    if (image === 500) return { status: 500, body: { error: "", code: "internal" } };
    return { body: { ...image, id } };
  });
  await hostPage(
    `<div data-widget="paint-by-numbers-result" data-image-id="${id}" data-email="help@example.org" data-commercial></div>`,
  );
  return network.asked;
}

/** Says what the server's event stream would. */
function tell(image: ImageView): void {
  network?.streams
    .at(-1)
    ?.onmessage?.(new MessageEvent("message", { data: JSON.stringify({ ...image, id: idOf(shown) }) }));
}

const bar = () => page.getByRole("progressbar");

it("names the stage and shows the server's own share", async () => {
  await show(preparingImage({ stage: "merge", fraction: 0.42 }));
  await expect.element(bar()).toHaveAttribute("aria-valuenow", "42");
  await expect.element(bar()).toHaveAccessibleName("Finding regions");
});

it("counts seconds out of 300 when the server knows nothing", async () => {
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
  await show(preparingImage({}, { updated: secondsAgo(60) }));
  await expect.element(bar()).toHaveAttribute("aria-valuenow", "20");
});

it("tells how many pictures come first while it waits", async () => {
  await show(preparingImage({ place: 3 }, { status: "waiting" }));
  await expect.element(bar()).toHaveAccessibleName("3 pictures ahead of yours");
});

it("asks by itself where the server has no stream for it, without a word", async () => {
  await show(preparingImage({ place: 3 }, { status: "waiting" }), paintByNumbersImage());
  await expect.element(bar()).toHaveAccessibleName("3 pictures ahead of yours");
  const stream = network?.streams.at(-1);
  if (!stream) throw new Error("No stream was opened.");
  // what a browser makes of an answer without one
  stream.readyState = EventSource.CLOSED;
  stream.onerror?.();
  await expect.element(page.getByRole("list", { name: "3 colors" })).toBeVisible();
  expect(network?.streams).toHaveLength(1);
  expect(page.getByRole("alert").elements()).toEqual([]);
});

it("shows both pictures and a note while the colors are still to come", async () => {
  const ready = paintByNumbersImage();
  await show({ ...ready, options: { ...ready.options, colors: [] } });
  await expect.element(page.getByText("Colors are being processed.")).toBeVisible();
  await expect.element(page.getByRole("slider")).toBeVisible();
});

it("opens what can be said of a color from its row, and of the wished tone from the editor", async () => {
  await show(paintByNumbersImage());
  const row = page.getByRole("list", { name: "3 colors" }).getByRole("listitem").first();
  await row.getByRole("button", { name: /^Info: 1 · / }).click();
  const details = page.getByRole("dialog", { name: /^1 · / });
  await expect.element(details.getByText(/^hsl\(/)).toBeVisible();
  await details.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Edit colors and strokes" }).click();
  const editor = page.getByRole("dialog", { name: "Edit colors and strokes" });
  await editor.getByLabelText("Color 1", { exact: true }).fill("#4682b4");
  await editor.getByRole("button", { name: "Info: 1 · #4682b4" }).click();
  await expect.element(page.getByText("hsl(207, 44%, 49%)")).toBeVisible();
  await page.getByRole("dialog", { name: "1 · #4682b4" }).getByRole("button", { name: "Close" }).click();
  // the wish is still there
  await expect.element(editor.getByLabelText("Color 1", { exact: true })).toHaveValue("#4682b4");
});

it.each(languages)("has room for a color's Info button in its row, in %s", async (language) => {
  document.documentElement.lang = language;
  await page.viewport(390, 844);
  await show(paintByNumbersImage());
  const row = () =>
    document.querySelector("[data-widget]")?.shadowRoot?.querySelector<HTMLElement>(".color:has(.button)");
  await expect.poll(row).toBeTruthy();
  const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? 0;
  expect(right(row()?.querySelector(".button"))).toBeLessThanOrEqual(right(row()));
  document.documentElement.lang = "en";
});

it("calls colors by their names, and says what to buy and what to paint first", async () => {
  await show(paintByNumbersImage());
  const colors = page.getByRole("list", { name: "3 colors" });
  await expect.element(colors.getByText("Ink black")).toBeVisible();
  await page.getByText("Shopping list").click();
  // first what the colors are mixed of: few paints, one tube of each
  await expect.element(page.getByRole("heading", { name: /^\d tubes, 20 mL each$/ })).toBeVisible();
  const white = page.getByRole("listitem").filter({ hasText: "Titanium white" });
  await expect.element(white.getByText(/^PW6 · [\d.]+ mL$/)).toBeVisible();
  await page.getByRole("radio", { name: "Ready-made colors" }).click();
  await expect.element(page.getByRole("heading", { name: "3 tubes, 20 mL each" })).toBeVisible();
  // 30 % of 8 by 10 inches twice under 0.11 mm, and a little to spare
  await expect.element(page.getByText("4 mL", { exact: true })).toBeVisible();
  await page.getByText("Painting order").click();
  const steps = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect.element(steps.nth(0)).toHaveTextContent("Background1 Dusk blue");
  await expect.element(steps.nth(1)).toHaveTextContent("Large regions2 Vanilla10 Ink black");
});

it("lists the paints that it was painted with by their numbers and names, of mixes both", async () => {
  const image = paintByNumbersImage();
  const [first, second, third] = image.options.colors as [PbnColor, PbnColor, PbnColor];
  const colors = [
    { ...first, code: "12", name: "Grandma red" },
    { ...second, code: "W", name: "White" },
    { ...third, code: "12/K", name: "Grandma red + Soot" },
  ];
  const paletteColors = ["12=#b3202a Grandma red", "W=#ffffff White", "K=#101010 Soot"];
  const more = ["#e0c020", "#c03030", "#2040a0", "#308040"].map((hex, k) => `${k}=${hex}`);
  await show({
    ...image,
    options: {
      ...image.options,
      colors,
      paint: { milliliters: { "12": 4, W: 1.4, "12/K": 7.9 }, order: [] },
      paletteOptions: { printCodes: true },
      ownPaints: { paletteColors: [...paletteColors, ...more].join("\n"), mixPalette: true },
    },
  });
  await page.getByText("Shopping list").click();
  await expect.element(page.getByRole("heading", { name: "3 tubes, 20 mL each" })).toBeVisible();
  const bought = page.getByRole("listitem").filter({ hasText: "mL" });
  // a mix takes half of its paint from each
  await expect.element(bought.nth(0)).toHaveTextContent("12 Grandma red8 mL");
  await expect.element(bought.nth(1)).toHaveTextContent("K Soot4 mL");
  await expect.element(bought.nth(2)).toHaveTextContent("W White1.4 mL");
});

it("lists crayons without tubes", async () => {
  const image = paintByNumbersImage();
  const { id } = vendorPalettes.find(({ medium }) => medium === "crayon")!;
  const options = { ...image.options, palette: id, paletteOptions: { printCodes: true } };
  network = answerCalls(({ url }) => ({ body: url.endsWith("/palettes/all") ? [] : { ...image, options } }));
  await hostPage(`<div data-widget="paint-by-numbers-result" data-image-id="${image.id}"></div>`);
  await page.getByText("Shopping list").click();
  await expect.element(page.getByRole("listitem").filter({ hasText: "1 Dusk blue" }).last()).toBeVisible();
  expect(page.getByText(/\d mL/).elements()).toEqual([]);
});

it("keeps its list of colors together beside long lists", async () => {
  await page.viewport(1200, 900);
  await show(paintByNumbersImage());
  const heading = page.getByRole("heading", { name: "3 colors" });
  const list = page.getByRole("list", { name: "3 colors" });
  await expect.element(page.getByText("Shopping list")).toBeVisible();
  const between = () =>
    list.element().getBoundingClientRect().top - heading.element().getBoundingClientRect().top;
  const before = between();
  await page.getByText("Shopping list").click();
  await page.getByText("Painting order").click();
  await expect.element(page.getByText("Background")).toBeVisible();
  expect(between()).toBe(before);
});

it("shows the finished picture with downloads, prints and colors", async () => {
  await show(paintByNumbersImage());
  await expect.element(page.getByRole("heading", { name: "3 colors" })).toBeVisible();
  await expect.element(page.getByText("60% of the picture · 7 regions")).toBeVisible();
  await page.getByRole("button", { name: "Download" }).click();
  await expect
    .element(page.getByRole("link", { name: "Numbered page as SVG" }))
    .toHaveAttribute("href", `/app/paint-by-numbers/${idOf(shown)}/download/image/pbn`);
});

it("offers every file as easy to see as the close look and prints were last wished for", async () => {
  localStorage.setItem(
    "tintery.display",
    JSON.stringify({ letters: true, strongLines: false, patterns: false }),
  );
  await show(paintByNumbersImage());
  await page.getByRole("button", { name: "Download" }).click();
  const file = (name: string) => page.getByRole("link", { name });
  await expect
    .element(file("Numbered page as SVG"))
    .toHaveAttribute("href", `/app/paint-by-numbers/${idOf(shown)}/download/image/pbn?download-letters=yes`);
  const hrefs = page
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href") ?? "");
  expect(
    hrefs.filter((href) => /(source|outlinesdxf|origin|originpng|outlinespdf)$/.test(href)),
  ).toHaveLength(5);
});

it("asks for a drawing of one's own as a plain form, and shows it while choosing", async () => {
  await show(paintByNumbersImage());
  await page.getByRole("button", { name: "Download" }).click();
  await page.getByRole("radio", { name: "Tinted numbered page" }).click();
  await page.getByRole("group", { name: "Line color" }).getByRole("radio", { name: "Blue" }).click();
  await page.getByRole("slider", { name: "Tint strength" }).fill("25");
  const frame = page.getByRole("checkbox", { name: /stretcher frame/ });
  await frame.click();
  const form = frame.element().closest("form")!;
  expect([form.method, new URL(form.action).pathname]).toEqual([
    "get",
    `/app/paint-by-numbers/${idOf(shown)}/download/image/custom`,
  ]);
  const sent = {
    "download-type": "hybrid",
    "download-strokes-color": "#1565c0",
    "download-numbers-color": "#000000",
    "download-frame": "yes",
    "download-hybrid-opacity": "25",
  };
  expect(Object.fromEntries(new FormData(form))).toEqual({ "download-format": "svg", ...sent });
  const preview = () => form.querySelector("img")!.src.split("?")[1];
  await expect.poll(() => Object.fromEntries(new URLSearchParams(preview()))).toEqual(sent);
});

it("leads to sharing and to other numbers of colors", async () => {
  await show(paintByNumbersImage());
  await expect
    .element(page.getByRole("link", { name: "Share" }))
    .toHaveAttribute("href", `/app/image/${idOf(shown)}/share`);
  await page.getByText("Change number of colors").click();
  const numbers = ["8", "12", "18", "24", "30", "60", "72"];
  for (const n of numbers)
    await expect
      .element(page.getByRole("link", { name: n, exact: true }))
      .toHaveAttribute("href", `/app/paint-by-numbers/${idOf(shown)}/change/number-of-colors/${n}`);
});

/** What the page posts, while it answers itself as before. */
function bodiesSent(): unknown[] {
  const bodies: unknown[] = [];
  const answering = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method === "POST") bodies.push(JSON.parse(String(init.body)));
    return answering(input, init);
  };
  return bodies;
}

it("changes colors and lines together, and says nothing of what stays", async () => {
  const image = paintByNumbersImage();
  const mixed = { ...image.options.colors[0]!, id: 11, code: "1/2" };
  const edited = { ...image, options: { ...image.options, colors: [...image.options.colors, mixed] } };
  await show(edited);
  await page.getByRole("button", { name: "Edit colors and strokes" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit colors and strokes" });
  const color = dialog.getByLabelText("Color 2");
  await expect.element(color).toHaveValue("#ffeecc");
  expect(dialog.getByLabelText("Color 1/2").elements()).toHaveLength(0);
  await expect.element(dialog.getByText(/^Mixtures \(codes with “\/”\) aren’t listed/)).toBeVisible();
  await color.fill("#00ff00");
  await dialog.getByLabelText("Color 10").fill("#123456");
  await dialog.getByRole("button", { name: "Reset to #102030" }).click();
  await dialog.getByRole("radio", { name: "Thick" }).click();
  const bodies = bodiesSent();
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect.poll(() => bodies).toEqual([{ colors: [{ id: 2, changeTo: "#00ff00" }], strokeWidth: 5 }]);
  await expect.poll(() => page.getByRole("dialog").elements()).toHaveLength(0);
});

it("lets a color join another by its code, and keeps one for good", async () => {
  const image = paintByNumbersImage();
  await show({ ...image, options: { ...image.options, edits: { count: 2, revision: 5 } } });
  await page.getByRole("button", { name: "Edit colors and strokes" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit colors and strokes" });
  await dialog.getByRole("combobox", { name: "Merge 2 into" }).selectOptions("10");
  await dialog.getByRole("button", { name: "Lock color 1", exact: true }).click();
  await expect.element(dialog.getByLabelText("Color 1", { exact: true })).toBeDisabled();
  const bodies = bodiesSent();
  await dialog.getByRole("button", { name: "Apply" }).click();
  const colors = [
    { id: 1, isPermanent: true },
    { id: 2, changeToCode: "10" },
  ];
  await expect.poll(() => bodies).toEqual([{ colors, strokeWidth: 0, basedOn: 5 }]);
});

it("makes numbers larger and smaller, up to a size that the browser keeps for the picture", async () => {
  await show(paintByNumbersImage());
  const open = async () => {
    await page.getByRole("button", { name: "Edit colors and strokes" }).click();
    return page.getByRole("combobox", { name: /Maximum/ });
  };
  const max = await open();
  await expect.element(max).toHaveValue("1");
  expect((max.element() as HTMLSelectElement).options).toHaveLength(29);
  await max.selectOptions("2.5");
  const bodies = bodiesSent();
  await page.getByRole("button", { name: "Much larger" }).click();
  await expect.element(page.getByText("Page redrawn.")).toBeVisible();
  expect(bodies).toEqual([{ numbersSizeOperation: 3, maxNumbersSize: 2.5 }]);
  document.body.innerHTML = "";
  await hostPage(`<div data-widget="paint-by-numbers-result" data-image-id="${idOf(shown)}"></div>`);
  await expect.element(await open()).toHaveValue("2.5");
});

it("counts regions and areas only where the page says so", async () => {
  await show(paintByNumbersImage());
  await expect.element(page.getByText("60% of the picture · 7 regions")).toBeVisible();
  document.body.innerHTML = "";
  await hostPage(`<div data-widget="paint-by-numbers-result" data-image-id="${idOf(shown)}"></div>`);
  await expect.element(page.getByRole("heading", { name: "3 colors" })).toBeVisible();
  expect(page.getByText(/of the picture|regions/i).elements()).toHaveLength(0);
});

it("switches between the painting and the page with numbers", async () => {
  await show(paintByNumbersImage());
  await page.getByRole("radio", { name: "Numbers" }).click();
  await expect.element(page.getByRole("img", { name: "boat.jpg as a numbered page" })).toBeInTheDocument();
});

it("hides what a sample does not allow", async () => {
  const { may } = paintByNumbersImage();
  await show(
    paintByNumbersImage({
      sampledata: true,
      may: {
        ...may,
        delete: false,
        edit: false,
        share: false,
        changeNumberOfColors: false,
        customDownload: false,
      },
    }),
  );
  await expect.element(page.getByRole("button", { name: "Download" })).toBeVisible();
  for (const name of ["Delete", "Edit colors and strokes"])
    expect(page.getByRole("button", { name }).elements(), name).toHaveLength(0);
  expect(page.getByRole("link", { name: "Share" }).elements()).toHaveLength(0);
  expect(page.getByText("Change number of colors").elements()).toHaveLength(0);
  await page.getByRole("button", { name: "Download" }).click();
  await expect.element(page.getByRole("heading", { name: "Color list" })).toBeVisible();
  const list = (format: string) => page.getByRole("link", { name: `Color list as ${format}`, exact: true });
  await expect.element(list("PDF")).toHaveAttribute("href", expect.stringMatching(/colors\/pdf$/));
  await expect
    .element(list("PNG, one page"))
    .toHaveAttribute("href", expect.stringMatching(/colors\/pngshort$/));
  expect(list("Procreate").elements()).toEqual([]);
  await page.getByText("For other apps").click();
  await expect.element(list("Procreate")).toHaveAttribute("href", expect.stringMatching(/colors\/swatches$/));
  expect(page.getByRole("heading", { name: "Customize" }).elements()).toHaveLength(0);
});

it("asks before deleting, names what is lost, and says so when it fails", async () => {
  const asked = await show(paintByNumbersImage(), 500);
  await page.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Are you sure you want to delete this image?" });
  await expect.element(dialog.getByText(/permanently deletes “boat.jpg”/)).toBeVisible();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("Something went wrong. Please contact administrator.")).toBeVisible();
  expect(asked.at(-1)).toEqual({ method: "DELETE", url: `/ajax/image/${idOf(shown)}` });
});

it("shows the banner with the address when preparing failed, and the cause where it is known", async () => {
  await show(preparingImage({}, { status: "failed", problem: "too_complex" }));
  await expect
    .element(page.getByText(/something went wrong with creating this Paint by Numbers.*help@example.org/))
    .toBeVisible();
  await expect.element(page.getByText(/too complex/)).toBeVisible();
});

it("shows the banner when the image cannot be asked for", async () => {
  await show(404);
  await expect.element(page.getByRole("alert")).toBeVisible();
});

it("says that it keeps trying without a connection, and shows the picture when it is back", async () => {
  await show("offline", paintByNumbersImage());
  await expect.element(page.getByText(/You’re offline/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "3 colors" })).toBeVisible();
});

it("tells those who listen that the picture is there, and says nothing of one that was there at once", async () => {
  await show(preparingImage({ stage: "number" }));
  const told = page.getByRole("status");
  await expect.element(told).toHaveTextContent("Placing numbers");
  tell(paintByNumbersImage());
  await expect.element(page.getByRole("heading", { name: "3 colors" })).toBeVisible();
  await expect.element(told.first()).toHaveTextContent("Ready");
  await show(paintByNumbersImage());
  await expect.element(page.getByRole("heading", { name: "3 colors" })).toBeVisible();
  expect(page.getByText("Ready").elements()).toHaveLength(0);
});

it("says how hard the picture is to paint", async () => {
  const image = paintByNumbersImage();
  await show({ ...image, options: { ...image.options, difficulty: "high" } });
  await expect.element(page.getByText("Difficulty")).toBeVisible();
  expect(page.getByText("Difficulty").element().nextElementSibling?.textContent).toBe("Hard");
});

it("says why there are fewer colors than were asked for, and nothing when there are as many", async () => {
  const image = paintByNumbersImage();
  await show({ ...image, options: { ...image.options, numberOfColors: 12 } });
  const text = "You asked for 12 colors, but only 3 can be told apart in this picture.";
  await expect.element(page.getByText(text)).toBeVisible();
  network?.undo();
  await show(image);
  await expect.element(page.getByRole("heading", { name: "Details" })).toBeVisible();
  expect(page.getByText(/You asked for/).elements()).toHaveLength(0);
});

it("says honestly what detail the canvas lost, and opens the form with one that keeps it", async () => {
  const advised = (...advice: Advice[]) => {
    const image = paintByNumbersImage();
    return { ...image, options: { ...image.options, advice } };
  };
  await show(advised());
  await expect.element(page.getByRole("heading", { name: "Details" })).toBeVisible();
  expect(page.getByText(/small details/).elements()).toHaveLength(0);
  network?.undo();
  await show(advised({ about: "crop", lost: 0.4, largest: 0.85 }));
  await expect
    .element(page.getByText("About 40% of the small details don’t fit on this canvas."))
    .toBeVisible();
  await expect.element(page.getByText(/^One region fills 85% of the sheet/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Crop to the subject" })).toBeVisible();
  network?.undo();
  await show(advised({ about: "canvas", canvasSize: "16x20", lost: 0.231 }));
  await expect
    .element(page.getByText(/About 23% .* A 16 × 20 in .* would keep most of them\./))
    .toBeVisible();
  await page.getByRole("button", { name: /^16 × 20 in/ }).click();
  await expect.element(page.getByRole("combobox", { name: "Canvas size" })).toHaveValue("16x20");
  await expect.element(page.getByRole("spinbutton", { name: "Number of colors" })).toHaveValue(30);
});

/** A picture whose left half is gray, and the lowest quarter of the right one of another color. */
async function grayPicture(width: number, height: number, gray: number, color = "#000"): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  pen.fillStyle = "#000";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = `rgb(${gray} ${gray} ${gray})`;
  pen.fillRect(0, 0, width / 2, height);
  pen.fillStyle = color;
  pen.fillRect(width / 2, (3 * height) / 4, width / 2, height / 4);
  return canvas.convertToBlob({ type: "image/png" });
}

it("tries the same photo again with what was marked on it and with the same paints", async () => {
  const image = paintByNumbersImage({ id: "picture-with-own-marks" });
  const paletteColors =
    "W=#ffffff\nK=#101010 Lamp black, old\n3=#e0c020\n4=#c03030\n5=#2040a0\n6=#308040\n7=#885500";
  const options = {
    ...image.options,
    images: { ...image.options.images, importance: "/app/image/x/picture/importance" },
    ownPaints: { paletteColors, mixPalette: true },
  };
  const [photo, mask] = [await grayPicture(400, 200, 120), await grayPicture(512, 256, 200, "#0000b4")];
  network = answerCalls(({ url }) => {
    if (url.endsWith("/importance")) return { body: mask };
    if (url.endsWith("/palettes/all")) return { body: [] };
    return { body: url.includes("/download/") ? photo : { ...image, options } };
  });
  await hostPage(
    `<div data-widget="paint-by-numbers-result" data-image-id="${image.id}" data-professional></div>`,
  );
  await page.getByRole("button", { name: "Reuse photo" }).click();
  await expect.element(page.getByRole("button", { name: "Edit marks" })).toBeVisible();
  // unfolded, so that nobody wonders about the colors
  const list = page.getByRole("textbox", { name: "Your own paints" });
  await expect.element(list).toBeVisible();
  await expect.element(list).toHaveValue(paletteColors);
  const { sent, undo } = answerUploads(422, { error: "", code: "damaged" });
  await page.getByRole("button", { name: "Create picture" }).click();
  await expect.element(page.getByText(/This picture is damaged/)).toBeVisible();
  undo();
  const form = sent[0]!;
  expect([form.get("paletteColors"), form.get("mixPalette")]).toEqual([paletteColors, "1"]);
  const again = await createImageBitmap(form.get("importance") as File);
  const canvas = new OffscreenCanvas(again.width, again.height);
  const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  pen.drawImage(again, 0, 0);
  const colorAt = (x: number, y = 100) => [...pen.getImageData(x, y, 1, 1).data.slice(0, 3)];
  expect([again.width, again.height]).toEqual([512, 256]);
  for (const value of colorAt(100)) expect(Math.abs(value - 200)).toBeLessThanOrEqual(2);
  expect(colorAt(400)).toEqual([0, 0, 0]);
  // what was calm stays it
  const [red, green, blue] = colorAt(400, 250) as [number, number, number];
  expect([red, green]).toEqual([0, 0]);
  expect(Math.abs(blue - 180)).toBeLessThanOrEqual(2);
  // taken back like a stroke
  await page.getByRole("button", { name: "Edit marks" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText("Nothing marked yet.")).toBeVisible();
});

it("says so when the photo or what was marked on it cannot be fetched", async () => {
  const image = paintByNumbersImage({ id: "picture-without-marks-" });
  const images = { ...image.options.images, importance: "/app/image/x/picture/importance" };
  network = answerCalls(({ url }) =>
    url.endsWith("/importance")
      ? { status: 500, body: {} }
      : { body: { ...image, options: { ...image.options, images } } },
  );
  await hostPage(`<div data-widget="paint-by-numbers-result" data-image-id="${image.id}"></div>`);
  await page.getByRole("button", { name: "Reuse photo" }).click();
  await expect.element(page.getByText(/Something went wrong/)).toBeVisible();
});
