import { bookLimits } from "@tintery/contract/tables";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { bookId, bookPage, bookServer } from "../../testing/book-server.ts";
import { hostPage } from "../../testing/host-page.ts";
import { takeUploads } from "../../testing/network.ts";
import { smallPhoto } from "../../testing/small-photo.ts";
import { leaveUploads } from "../../uploads/use-uploads.ts";
import { leaveBooks } from "./use-book.ts";

const undo: (() => void)[] = [];
afterEach(() => {
  document.body.innerHTML = "";
  leaveUploads();
  leaveBooks();
  for (const back of undo.splice(0)) back();
});

async function openBook(...ids: string[]) {
  const server = bookServer(...ids);
  undo.push(server.network.undo);
  await hostPage(`<div id="coloring-book-wizard" data-book-id="${bookId}"></div>`);
  await expect.element(page.getByRole("textbox", { name: "Book title" })).toHaveValue("Zoo");
  return server;
}

const root = () => document.getElementById("coloring-book-wizard")!.shadowRoot!;
/** The pages in the order in which they are shown. */
const shown = () =>
  [...root().querySelectorAll<HTMLElement>("[data-page]")]
    .toSorted((one, other) => Number(one.style.order) - Number(other.style.order))
    .map(({ dataset }) => dataset.page)
    .join("");
const grip = (number: number) => page.getByRole("button", { name: `Move page ${number}`, exact: true });
const saved = () => expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
const focused = () => root().activeElement;

it("moves a page by keys, says where it is, and keeps it where it is put down", async () => {
  const server = await openBook("a", "b", "c", "d");
  (grip(1).element() as HTMLElement).focus();
  await userEvent.keyboard(" {ArrowRight}{ArrowRight}");
  await expect.element(page.getByText("Moved to place 3 of 4.")).toBeInTheDocument();
  expect(shown()).toBe("bcad");
  expect(server.order()).toBe("abcd");
  await userEvent.keyboard(" ");
  await expect.poll(server.order).toBe("bcad");
  await expect.poll(focused).toBe(grip(3).element());
  await userEvent.keyboard(" {End}{Escape}");
  await expect.element(page.getByText("Canceled. Still at place 3 of 4.")).toBeInTheDocument();
  expect(shown()).toBe("bcad");
});

it("moves a page by dragging, and takes it back on Escape", async () => {
  const server = await openBook("a", "b", "c");
  const middle = (id: string) => {
    const { left, top, width, height } = root().querySelector(`[data-page=${id}]`)!.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const point = (type: string, place: object, target: EventTarget = window) =>
    target.dispatchEvent(
      new PointerEvent(type, { ...place, bubbles: true, composed: true, isPrimary: true, pointerId: 7 }),
    );
  const drag = (id: string, onto: string) => {
    point("pointerdown", middle(id), root().querySelector(`[data-page=${id}] [data-grip]`)!);
    point("pointermove", middle(onto));
  };
  drag("a", "c");
  await expect.poll(shown).toBe("bca");
  point("pointerup", middle("c"));
  await expect.poll(server.order).toBe("bca");
  drag("c", "b");
  await expect.poll(shown).toBe("cba");
  await userEvent.keyboard("{Escape}");
  await expect.poll(shown).toBe("bca");
  point("pointerup", middle("b"));
  expect(server.order()).toBe("bca");
});

it("deletes a page at once, and brings it back where it was", async () => {
  const server = await openBook("a", "b", "c");
  await page.getByRole("button", { name: "Delete page 2", exact: true }).click();
  expect(shown()).toBe("ac");
  await expect.poll(server.order).toBe("ac");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(shown).toBe("abc");
  await expect.poll(server.order).toBe("abc");
});

it("keeps what is typed, also what was typed without a connection", async () => {
  const server = await openBook("a");
  server.setOnline(false);
  const title = page.getByRole("textbox", { name: "Book title" });
  await title.fill("Our zoo");
  await expect.element(page.getByText("You’re offline.", { exact: false })).toBeVisible();
  await page.getByRole("checkbox", { name: "Captions" }).click();
  server.setOnline(true);
  await saved();
  expect(server.book()).toMatchObject({ title: "Our zoo", settings: { captions: true } });
  // what another tab does is seen on coming back, and loses nothing that was done here
  server.change({ pages: [...server.book().pages, bookPage("z")] });
  dispatchEvent(new Event("online"));
  await expect.poll(shown).toBe("az");
  await expect.element(title).toHaveValue("Our zoo");
});

it("says when a page was gone already, and shows the book as it is", async () => {
  const server = await openBook("a", "b");
  server.change({ pages: [bookPage("b")] });
  await page.getByRole("button", { name: "Rotate page 1", exact: true }).click();
  await expect
    .element(page.getByRole("alert").getByText(/removed from the book in another tab/))
    .toBeVisible();
  await expect.poll(shown).toBe("b");
});

it("shows the names of a cover apart as they are printed", async () => {
  const server = await openBook("a");
  const settings = { ...server.book().settings, cover: "names" as const, coverNames: "Anna; Ben & Cy" };
  server.change({ settings });
  dispatchEvent(new Event("online"));
  await expect.poll(() => root().querySelector(".cover-names")?.textContent).toBe("Anna\nBen\nCy");
});

it("takes no more pages than a book has", async () => {
  await openBook(...Array.from({ length: bookLimits.pages }, (_, k) => `p${k}`));
  await page.getByRole("heading", { name: "Add pages" }).click();
  await expect.element(page.getByText(/^This book is full/)).toBeVisible();
});

it("takes pages from the catalog, searched and narrowed, and keeps what is checked meanwhile", async () => {
  const server = await openBook();
  await page.getByText("Free pages", { exact: true }).click();
  const boxes = page.getByRole("list", { name: "Free pages" }).getByRole("checkbox");
  await expect.element(boxes).toHaveLength(3);
  await page.getByRole("combobox", { name: "Theme" }).selectOptions("Space");
  await expect.element(boxes).toHaveLength(2);
  await expect.element(page.getByText("2 pictures")).toBeVisible();
  await page.getByRole("checkbox", { name: "Rocket in space" }).click();
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill("qqq");
  await expect.element(page.getByRole("heading", { name: "No pictures match" })).toBeVisible();
  await page.getByRole("button", { name: "Show all pictures" }).click();
  await expect.element(boxes).toHaveLength(3);
  expect(focused()).toBe(search.element());
  await expect.element(search).toHaveValue("");
  await expect.element(page.getByRole("combobox", { name: "Theme" })).toHaveValue("");
  await expect.element(page.getByRole("checkbox", { name: "Rocket in space" })).toBeChecked();
  await search.fill("Owl");
  await expect.element(page.getByText("1 picture", { exact: true })).toBeVisible();
  (boxes.element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await page.getByRole("button", { name: "Add pages (2)", exact: true }).click();
  await expect.poll(server.order).toBe("image-of-rocketimage-of-owl");
});

it("asks for photos, queues more than nineteen, and sends them one by one into the book", async () => {
  const uploads = takeUploads(({ form, answer }) => {
    const name = (form.get("image") as File).name;
    if (name === "3.png") answer(422, { code: "damaged", error: "" });
    else
      answer(200, {
        id: `0123456789abcdefghij${name.padStart(6)}`,
        name: "",
        status: "in_queue",
        message: "",
      });
  });
  undo.push(uploads.undo);
  await openBook();
  const upload = page.getByRole("button", { name: "Upload Images" });
  await upload.click();
  await expect.element(page.getByText(/^No images are attached to the request/)).toBeVisible();
  const transfer = new DataTransfer();
  for (let k = 0; k < 20; k++) transfer.items.add(smallPhoto(`${k}.png`));
  document.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true }));
  await expect.element(page.getByText("We upload 19 photos at a time.", { exact: false })).toBeVisible();
  await upload.click();
  await expect.element(page.getByText("Round 1 of 2")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Successfully created: 19 / 20" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /^3\.png Status: error/ })).toBeVisible();
  expect(new Set(uploads.sent.map(({ form }) => form.get("book")))).toEqual(new Set([bookId]));
});
