import type { ImageView } from "@tintery/contract";
import { loadLanguage, loadLateTexts } from "@tintery/contract/messages";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { draw } from "../../mount.tsx";
import { QueryProvider } from "../../platform/queries.tsx";
import { answerCalls } from "../../testing/network.ts";
import { remember } from "../../platform/storage.ts";
import { paintByNumbersImage } from "../../testing/image-views.ts";
import { Prints } from "./prints.tsx";

type CellSize = NonNullable<ImageView["options"]["cellSize"]>;

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.innerHTML = "";
});

/** Opens the print kit of a picture that is so large, in millimeters, and made for such a canvas. */
async function open(width: number, height: number, canvasSize = "8x10", cellSize?: CellSize): Promise<void> {
  const translate = await loadLanguage("en");
  await loadLateTexts("en");
  const place = document.createElement("div");
  document.body.append(place);
  const image = paintByNumbersImage();
  image.options.canvasMM = { width, height };
  image.options.canvasSize = canvasSize;
  if (cellSize) image.options.cellSize = cellSize;
  draw(
    place,
    { styles: [], language: "en", translate },
    <QueryProvider>
      <Prints image={image} />
    </QueryProvider>,
  );
  await page.getByRole("button", { name: "Print kit" }).click();
}

/** The button that prints at once; it lies below the dialog. */
const printButton = page.getByRole("link", { name: "Print", exact: true, includeHidden: true });
/** Waits until it asks for so much. */
const printsWith = (query: string) =>
  expect.element(printButton).toHaveAttribute("href", expect.stringMatching(`/print/image/pbn[?]${query}$`));
/** Waits until the toolbar is there without it. */
async function printsNothing(): Promise<void> {
  await expect
    .element(page.getByRole("button", { name: "Print kit", includeHidden: true }))
    .toBeInTheDocument();
  await expect.element(printButton).not.toBeInTheDocument();
}

const addressOf = (link: string) => {
  const { href } = page.getByRole("link", { name: link }).element() as HTMLAnchorElement;
  return new URL(href);
};
/** What the kit's link asks for; the kit is fetched when it is opened. */
const wanted = () => expect.poll(() => addressOf("Download PDF").search);

it("prints a large picture on several sheets, or smaller on one", async () => {
  await open(400, 300);
  await page.getByRole("radio", { name: "A4" }).click();
  await expect.element(page.getByText("4 A4 sheets to glue together")).toBeVisible();
  await wanted().toBe("?download-paper=a4&download-recipes=base");
  const size = page.getByRole("radiogroup", { name: "Size", exact: true });
  await size.getByRole("radio", { name: "On one sheet" }).click();
  await expect.element(page.getByText("One A4 sheet at 64% of actual size")).toBeVisible();
  await wanted().toBe("?download-paper=a4&download-fit=yes&download-recipes=base");
  await page.getByRole("radio", { name: "A3" }).click();
  await expect.element(page.getByText("One A3 sheet at 93% of actual size")).toBeVisible();
});

it("prints at once, with the color list, what fits the paper that was chosen last", async () => {
  await open(277, 190, "none");
  await page.getByRole("radio", { name: "A4" }).click();
  await printsWith("download-paper=a4&download-colors=yes");
  await page.getByRole("radio", { name: "Letter" }).click();
  await printsWith("download-paper=letter&download-colors=yes");
  await page.getByRole("checkbox", { name: "Letters instead of numbers" }).click();
  await printsWith("download-letters=yes&download-paper=letter&download-colors=yes");
});

it("leaves what takes several sheets, or would lose its exact size, to the print kit", async () => {
  await open(574, 400, "16.5x23.4");
  await printsNothing();
  document.body.innerHTML = "";
  await open(280, 180, "none", "midi");
  await printsNothing();
});

it("prints what was made for another paper on one sheet, and a canvas from a shop at its true size", async () => {
  remember("print-paper", "letter");
  await open(277, 190, "none");
  await expect.element(page.getByText("One Letter sheet at 95% of actual size")).toBeVisible();
  document.body.innerHTML = "";
  await open(574, 400, "16.5x23.4");
  await expect.element(page.getByText("6 Letter sheets to glue together")).toBeVisible();
  document.body.innerHTML = "";
  await open(254, 203, "8x10");
  await expect.element(page.getByText("2 Letter sheets to glue together")).toBeVisible();
});

it("goes back to several sheets where another paper would make the picture much smaller", async () => {
  await open(400, 277, "11.7x16.5");
  await page.getByRole("radio", { name: "A3" }).click();
  await expect.element(page.getByText("1 A3 sheet")).toBeVisible();
  await page.getByRole("radio", { name: "A4" }).click();
  await expect.element(page.getByText(/A4 sheets to glue together/)).toBeVisible();
});

it("prints what lies under beads at its true size, though it nearly fits one sheet", async () => {
  remember("print-paper", "letter");
  await open(275, 180, "none", "midi");
  await expect.element(page.getByText("2 Letter sheets to glue together")).toBeVisible();
});

it("prints letters, strong lines and patterns for those who want them, this time and the next", async () => {
  await open(180, 120);
  await page.getByRole("radio", { name: "A4" }).click();
  await page.getByRole("checkbox", { name: "Letters instead of numbers" }).click();
  await page.getByRole("checkbox", { name: "Color patterns" }).click();
  const asked = "?download-letters=yes&download-patterns=yes";
  await wanted().toBe(`${asked}&download-paper=a4&download-recipes=base`);
  await expect.poll(() => addressOf("Numbered page").search).toBe(asked);
  document.body.innerHTML = "";
  await open(180, 120);
  await wanted().toBe(`${asked}&download-paper=a4&download-recipes=base`);
});

it("offers no choice of size where a sheet is large enough", async () => {
  await open(180, 120);
  await page.getByRole("radio", { name: "Letter" }).click();
  await expect.element(page.getByText("1 Letter sheet")).toBeVisible();
  expect(page.getByRole("radiogroup").elements()).toHaveLength(1);
  await wanted().toBe("?download-paper=letter&download-recipes=base");
});

it("prints a sheet for each child of a class, and leads to a picture that suits their age", async () => {
  await open(180, 120);
  await page.getByText("Kids’ sheet", { exact: true }).click();
  await page.getByRole("combobox", { name: "Age" }).selectOptions("8–11 years");
  await page.getByRole("radio", { name: "Sums" }).click();
  await expect.poll(() => addressOf("Remake for this age").pathname).toMatch(/change[/]age[/]8-11$/);
  const { asked, undo } = answerCalls(() => ({ body: new Blob(["%PDF-"]) }));
  await page.getByRole("button", { name: "Print for a class" }).click();
  const dialog = page.getByRole("dialog", { name: "Print for a class" });
  await dialog.getByRole("textbox", { name: "Children’s names" }).fill("Anna, Ben");
  await dialog.getByRole("button", { name: "Download PDF" }).click();
  await expect.element(dialog.getByText("The PDF is in your downloads. We kept no names.")).toBeVisible();
  undo();
  const { body = "" } = asked.findLast(({ url }) => url.endsWith("/class"))!;
  expect(JSON.parse(body)).toMatchObject({
    names: ["Anna", "Ben"],
    sheet: { age: "8-11", labels: "sums", solution: true },
  });
});
