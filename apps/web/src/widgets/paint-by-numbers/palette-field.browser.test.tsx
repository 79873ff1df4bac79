import type { OwnPalette } from "@tintery/contract";
import { vendorPalettes, paintsOf, paletteTitle } from "@tintery/contract/palettes";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { paintByNumbersImage } from "../../testing/image-views.ts";
import { answerCalls, answerUploads } from "../../testing/network.ts";
import { spareDevice } from "../../testing/spare-device.ts";
import { leaveUploads } from "../../uploads/use-uploads.ts";

/** As the server lists them, and one that is too small. */
const palettes = [
  ...vendorPalettes.map((palette) => ({
    id: palette.id,
    title: paletteTitle(palette),
    colors_number: paintsOf(palette).length,
  })),
  { id: 8, title: "Six of somebody", colors_number: 6 },
];

/** Nobody keeps palettes of their own, unless some are given. */
const answerWith =
  (own: readonly OwnPalette[]) =>
  ({ url }: { url: string }) => ({ body: url.endsWith("/ajax/palettes") ? { palettes: own } : palettes });
const answer = answerWith([]);

let network: ReturnType<typeof answerCalls>;
beforeAll(spareDevice);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  leaveUploads();
  network.undo();
  document.body.innerHTML = "";
});

const select = () => page.getByRole("combobox", { name: "Palette", exact: true });
const mix = () => page.getByRole("checkbox", { name: "Mix paints in pairs (50/50)" });
const codes = () => page.getByRole("textbox", { name: "Only use these colors" });
const colors = () => page.getByRole("spinbutton", { name: "Number of colors" });
const leave = () => (colors().element() as HTMLElement).focus();

async function openForm(): Promise<void> {
  await hostPage(`<div id="paint-by-numbers-upload-form" data-professional></div>`);
  await page.getByRole("button", { name: "Create paint by numbers" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
}

it("fetches the palettes when they are looked at, says why there are none, and tries again", async () => {
  let works = false;
  const lost: (() => void)[] = [];
  await openForm();
  const isOfPalettes = ({ url }: { url: string }) => url.includes("palettes");
  network = answerCalls((asked) =>
    works || !isOfPalettes(asked)
      ? answer(asked)
      : new Promise((answer) => {
          lost.push(() => answer("offline"));
        }),
  );
  expect(network.asked.filter(isOfPalettes)).toEqual([]);
  await page.getByText("More options").click();
  await expect.element(select()).toBeDisabled();
  await expect.element(select()).toHaveAccessibleDescription("Loading palettes");
  const failure = page.getByText("We couldn’t load the palettes.");
  await expect.poll(() => lost.length).toBe(2);
  for (const lose of lost) lose();
  await expect.element(failure).toBeVisible();
  works = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(select()).toBeEnabled();
  await expect.element(failure).not.toBeInTheDocument();
  expect(network.asked.map(({ url }) => url)).toContain("/ajax/val/palettes/all");
});

it("refuses a palette of fewer than seven colors: none is chosen, and nothing to mix", async () => {
  await openForm();
  network = answerCalls(answer);
  await page.getByText("More options").click();
  await select().selectOptions("Royal Talens Amsterdam Standard Series Acrylic · 73 colors");
  await colors().fill("61");
  await mix().click();
  await expect.element(colors()).toHaveValue(20);
  await colors().fill("61");
  await expect.element(colors()).toHaveValue(60);
  await select().selectOptions("Six of somebody · 6 colors");
  await expect
    .element(
      page.getByText(
        "The chosen palette has less than 7 colors. Please choose a palette with at least 7 colors.",
      ),
    )
    .toBeVisible();
  await expect.element(select()).toHaveValue("");
  await expect.element(mix()).toBeDisabled();
  await expect.element(mix()).not.toBeChecked();
});

it("takes the place of own paints, which come back, and lets its colors be chosen by their codes", async () => {
  await openForm();
  network = answerCalls(answer);
  await page.getByText("More options").click();
  const own = page.getByRole("textbox", { name: "Your own paints" });
  await own.fill("1 #123456");
  await select().selectOptions("3");
  await expect.element(own).not.toBeInTheDocument();
  await codes().fill("105, 275, 311, 504, 572, 623");
  leave();
  await expect.element(page.getByText("6 of 73 colors in the palette")).toBeVisible();
  await expect.element(codes()).toHaveAttribute("aria-invalid", "true");
  await codes().fill("1=#123456");
  leave();
  await expect.element(page.getByText("Enter codes only, separated by commas.")).toBeVisible();
  await codes().fill("105, 275, 311, 504, 572, 623, 735, 999, mud");
  await expect
    .element(page.getByText("7 of 73 colors in the palette · Not in this palette: 999, mud"))
    .toBeVisible();
  await codes().fill("105, 275, 311, 504, 572, 623, 735");
  await expect.element(page.getByText("7 of 73 colors in the palette")).toBeVisible();
  await expect.element(codes()).not.toHaveAttribute("aria-invalid", "true");
  await select().selectOptions("");
  await expect.element(own).toHaveValue("1 #123456");
});

it("loses no click that leaves the field and lets a problem appear above what it is meant for", async () => {
  await openForm();
  network = answerCalls(() => ({ body: palettes }));
  await page.getByText("More options").click();
  await select().selectOptions("3");
  await codes().fill("105");
  const problem = page.getByText(/^The chosen palette has less than 7 colors/);
  await expect.element(problem).not.toBeInTheDocument();
  await mix().click();
  await expect.element(mix()).toBeChecked();
  await expect.element(problem).toBeVisible();
});

it("shows the palette of a finished picture, and begins with it again", async () => {
  const canvas = new OffscreenCanvas(64, 64);
  canvas.getContext("2d")?.fillRect(0, 0, 64, 32);
  const photo = await canvas.convertToBlob({ type: "image/png" });
  const image = paintByNumbersImage({ id: "picture-of-a-palette" });
  const paletteColors = "105,275,311,504,572,623,735";
  const options = { ...image.options, palette: 3, ownPaints: { paletteColors, mixPalette: true } };
  network = answerCalls(({ url }) => {
    if (url.includes("palettes")) return answer({ url });
    return { body: url.includes("/download/") ? photo : { ...image, options } };
  });
  await hostPage(
    `<div data-widget="paint-by-numbers-result" data-image-id="${image.id}" data-professional></div>`,
  );
  await expect.element(page.getByText("Royal Talens Amsterdam Standard Series Acrylic")).toBeVisible();
  await page.getByRole("button", { name: "Reuse photo" }).click();
  await expect.element(select()).toHaveValue("3");
  await expect.element(codes()).toHaveValue(paletteColors);
  await expect.element(mix()).toBeChecked();
  await expect.element(page.getByText("boat.jpg", { exact: true })).toBeVisible();
  const { sent, undo } = answerUploads(400, { error: "", code: "palette_too_small", field: "palette" });
  await page.getByRole("button", { name: "Create picture" }).click();
  await expect.element(select()).toHaveAttribute("aria-invalid", "true");
  undo();
  const fields = Object.fromEntries(sent[0] ?? []);
  expect([fields.palette, fields.paletteColors, fields.mixPalette]).toEqual(["3", paletteColors, "1"]);
});
