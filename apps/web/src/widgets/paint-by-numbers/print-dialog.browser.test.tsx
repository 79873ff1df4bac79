import { loadLanguage, loadLateTexts } from "@tintery/contract/messages";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { draw } from "../../mount.tsx";
import { paintByNumbersImage } from "../../testing/image-views.ts";
import { PrintDialog } from "./print-dialog.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.innerHTML = "";
});

/** Opens the dialog of a picture that is so large, in millimeters. */
async function open(width: number, height: number): Promise<void> {
  const translate = await loadLanguage("en");
  await loadLateTexts("en");
  const place = document.createElement("div");
  document.body.append(place);
  const image = paintByNumbersImage();
  image.options.canvasMM = { width, height };
  draw(
    place,
    { styles: [], language: "en", translate },
    <PrintDialog image={image} open onClose={() => {}} />,
  );
}

const wanted = () => {
  const link = page.getByRole("link", { name: "Download the PDF" }).element() as HTMLAnchorElement;
  return new URL(link.href).search;
};

it("prints a large picture on several sheets, or smaller on one", async () => {
  await open(400, 300);
  await page.getByRole("radio", { name: "A4" }).click();
  await expect.element(page.getByText("4 sheets of A4 to put together")).toBeVisible();
  expect(wanted()).toBe("?download-paper=a4&download-recipes=base");
  const size = page.getByRole("radiogroup", { name: "Size", exact: true });
  await size.getByRole("radio", { name: "On one sheet" }).click();
  await expect.element(page.getByText("One sheet of A4, at 64% of true size")).toBeVisible();
  expect(wanted()).toBe("?download-paper=a4&download-fit=yes&download-recipes=base");
  await page.getByRole("radio", { name: "A3" }).click();
  await expect.element(page.getByText("One sheet of A3, at 93% of true size")).toBeVisible();
});

it("prints letters, strong lines and patterns for those who want them, this time and the next", async () => {
  await open(180, 120);
  await page.getByRole("radio", { name: "A4" }).click();
  await page.getByRole("checkbox", { name: "Letters instead of numbers" }).click();
  await page.getByRole("checkbox", { name: "Patterns for the colors" }).click();
  const asked = "?download-letters=yes&download-patterns=yes";
  expect(wanted()).toBe(`${asked}&download-paper=a4&download-recipes=base`);
  const numbers = page.getByRole("link", { name: "Page with numbers" }).element() as HTMLAnchorElement;
  expect(new URL(numbers.href).search).toBe(asked);
  document.body.innerHTML = "";
  await open(180, 120);
  expect(wanted()).toBe(`${asked}&download-paper=a4&download-recipes=base`);
});

it("offers no choice of size where a sheet is large enough", async () => {
  await open(180, 120);
  await page.getByRole("radio", { name: "Letter" }).click();
  await expect.element(page.getByText("1 sheet of Letter")).toBeVisible();
  expect(page.getByRole("radiogroup").elements()).toHaveLength(1);
  expect(wanted()).toBe("?download-paper=letter&download-recipes=base");
});
