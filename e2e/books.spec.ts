import { readFile } from "node:fs/promises";
import { expect, test } from "./journey.ts";
import { scenePhoto } from "./photos.ts";

test("a book is made of photos and words, put in order, changed, and printed", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/app/colorings");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("page.books") })
    .click();
  await expect(page.getByRole("heading", { name: t("book.empty_title") })).toBeVisible();
  await expectAccessible();
  await shot("books-empty");
  await page.getByRole("button", { name: t("book.new") }).click();
  await page.waitForURL(/\/app\/books\/[\w-]{22}$/);

  const cards = page.locator("[data-page]");
  const saved = () => expect(page.getByText(t("book.saved"), { exact: true })).toBeVisible();
  const names = () =>
    cards.evaluateAll((items) =>
      items
        .toSorted((one, other) => Number(one.style.order) - Number(other.style.order))
        .map((item) => item.querySelector(".page-name")?.textContent),
    );
  const title = page.getByRole("textbox", { name: t("book.title"), exact: true });

  await test.step("two pages from photos", async () => {
    await page
      .locator(".dropzone input[type=file]")
      .first()
      .setInputFiles([await scenePhoto("First.png"), await scenePhoto("Second.png")]);
    await expectAccessible();
    await shot("book-photos");
    await page.getByRole("button", { name: t("spec.upload_images") }).click();
    await expect(page.getByText(t("spec.upload_summary", { done: 2, total: 2 }))).toBeVisible();
    await expect(cards).toHaveCount(2);
  });

  await test.step("one from words", async () => {
    await page.getByText(t("book.from.words"), { exact: true }).click();
    await page.getByRole("textbox", { name: t("builder.prompt") }).fill("a cat under a tree");
    await expect(page.getByAltText(t("builder.picture_alt", { prompt: "a cat under a tree" }))).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: t("book.add_page"), exact: true }).click();
    await expect(cards).toHaveCount(3);
    // folded away
    await page.getByRole("heading", { name: t("book.add"), exact: true }).click();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  });

  await test.step("put in order by keys, delete, undo", async () => {
    await expect.poll(names).toEqual(["First", "Second", "a cat under a tree"]);
    await page.getByRole("button", { name: t("book.move_page", { page: 3 }), exact: true }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Home");
    await page.keyboard.press("Space");
    await expect.poll(names).toEqual(["a cat under a tree", "First", "Second"]);
    await page.getByRole("button", { name: t("book.remove_page", { page: 2 }), exact: true }).click();
    await expect(cards).toHaveCount(2);
    await page.getByRole("button", { name: t("title.undo"), exact: true }).click();
    await expect.poll(names).toEqual(["a cat under a tree", "First", "Second"]);
    await saved();
    await expectAccessible();
    await shot("book");
  });

  await test.step("one page: caption and turn", async () => {
    await page.locator(".page-open").nth(0).click();
    const dialog = page.getByRole("dialog", { name: t("book.page_of", { page: 1, count: 3 }) });
    await dialog.getByRole("textbox", { name: t("book.caption") }).fill("Our cat");
    await dialog.getByRole("button", { name: t("book.turn"), exact: true }).click();
    await expect(dialog.getByRole("slider", { name: t("spec.reduce_details") })).toBeVisible();
    await expectAccessible();
    await shot("book-page");
    await dialog.getByRole("button", { name: t("ui.close") }).click();
  });

  await test.step("all pages: fewer details, told to be free", async () => {
    await page.getByRole("button", { name: t("book.change_all") }).click();
    const dialog = page.getByRole("dialog", { name: t("book.change_all") });
    await expectAccessible();
    await dialog.getByText(t("book.details"), { exact: true }).click();
    await dialog.getByRole("slider").fill("60");
    await expect(dialog.getByText(t("book.change_free"))).toBeVisible();
    await shot("book-change-all");
    await dialog.getByRole("button", { name: t("book.change_count", { count: 3 }) }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("its looks, and everything is still there after a reload", async () => {
    await title.fill("Our zoo");
    await page
      .getByRole("radiogroup", { name: t("book.cover_layout") })
      .getByText(t("book.cover.names"), { exact: true })
      .click();
    await page.getByRole("textbox", { name: t("book.cover_names"), exact: true }).fill("Anna, Ben");
    await page.getByText(t("book.set.captions"), { exact: true }).click();
    await saved();
    await page.reload();
    await expect(title).toHaveValue("Our zoo");
    await expect.poll(names).toEqual(["Our cat", "First", "Second"]);
    await expect(cards.first().locator(".turn-90")).toBeVisible();
    await expect(page.getByRole("textbox", { name: t("book.cover_names"), exact: true })).toHaveValue(
      "Anna, Ben",
    );
    await expect(page.getByRole("checkbox", { name: t("book.set.captions") })).toBeChecked();
    await page.locator(".page-open").nth(1).click();
    await expect(page.getByRole("slider", { name: t("spec.reduce_details") })).toHaveValue("60");
    await page.keyboard.press("Escape");
  });

  await test.step("print it", async () => {
    await page.getByRole("button", { name: t("book.make_pdf") }).click();
    const link = page.getByRole("link", {
      name: new RegExp(`^${t("book.pdf.pages").replace(/[()（）]/g, ".")}`),
    });
    await expect(link).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
    await expectAccessible();
    await shot("book-printed");
  });

  await test.step("print it for a class", async () => {
    await page.getByRole("button", { name: t("class.open"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: t("class.open") });
    await dialog.getByRole("textbox").fill("Anna, 花子");
    const make = dialog.getByRole("button", { name: t("class.make") });
    const [file] = await Promise.all([page.waitForEvent("download"), make.click()]);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
    await expect(dialog.getByText(t("class.done"))).toBeVisible();
    await expectAccessible();
    await shot("book-class");
  });
});
