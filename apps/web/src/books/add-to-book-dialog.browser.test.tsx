import { loadLanguage, loadLateTexts } from "@tintery/contract/messages";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { draw } from "../mount.tsx";
import { QueryProvider } from "../platform/queries.tsx";
import { paintByNumbersImage } from "../testing/image-views.ts";
import { answerCalls } from "../testing/network.ts";
import { AddToBookDialog } from "./add-to-book-dialog.tsx";

let undo = () => {};
afterEach(() => {
  undo();
  document.body.innerHTML = "";
});

it("adds a page to a book that has room, and leads to it", async () => {
  const summary = (id: string, title: string, pageCount: number) => ({
    id,
    title,
    pageCount,
    thumbnails: [],
    updated: "2026-05-01T10:00:00.000Z",
  });
  const books = [summary("full", "Farm", 100), summary("zoo", "Zoo", 3)];
  const network = answerCalls(({ method }) => ({
    body: method === "GET" ? { books } : { book: { id: "zoo", title: "Zoo" }, left: [] },
  }));
  undo = network.undo;
  const translate = await loadLanguage("en");
  await loadLateTexts("en");
  const place = document.createElement("div");
  document.body.append(place);
  const image = paintByNumbersImage();
  draw(
    place,
    { styles: [], language: "en", translate },
    <QueryProvider>
      <AddToBookDialog image={image} open onClose={() => {}} />
    </QueryProvider>,
  );
  await expect.element(page.getByRole("combobox")).toHaveValue("zoo");
  expect(page.getByRole("option").elements()).toHaveLength(2);
  const button = page.getByRole("button", { name: "Add page", exact: true });
  // the dialog brings its own style sheet: no widget around it has one for it
  expect(getComputedStyle(button.element().parentElement!).display).toBe("grid");
  await button.click();
  await expect.element(page.getByRole("link", { name: "Open book" })).toBeVisible();
  expect(network.asked).toContainEqual(
    expect.objectContaining({
      url: "/ajax/books/zoo/pages",
      body: JSON.stringify({ imageIds: [image.id] }),
    }),
  );
});
