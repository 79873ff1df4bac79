import { readFile } from "node:fs/promises";
import { paperOf } from "../packages/contract/src/images/paper-of.ts";
import { expect, expectPicturesLoaded, test } from "./journey.ts";
import { choosePhoto, goOnAsPainting, scenePhoto } from "./photos.ts";

test("choose a photo, mark, wait, compare, download, delete", async ({
  page,
  t,
  locale,
  expectAccessible,
  shot,
}) => {
  await page.goto("/");
  await choosePhoto(page, await scenePhoto());
  await goOnAsPainting(page, t);

  const meter = () => page.getByRole("region", { name: t("pbn.meter.title") });
  const regions = (text: string | null) => Number(/\d+/.exec(text ?? "")?.[0]);
  let shown = 0;

  await test.step("fill in the form", async () => {
    const form = page.getByRole("dialog", { name: t("pbn.create_title") });
    await expect(form.getByAltText(t("pbn.preview_alt", { name: "Boats in the harbor.png" }))).toBeVisible();
    await form.getByRole("spinbutton", { name: t("pbn.number_of_colors") }).fill("24");
    await expect(meter()).toBeVisible();
    await expectAccessible();
    await shot("create");
  });

  await test.step("see it painted ahead, its numbers and its colors", async () => {
    const views = page.getByRole("radiogroup", { name: t("pbn.ahead.show") });
    const name = "Boats in the harbor.png";
    await expect(page.getByAltText(t("pbn.ahead.painting_alt", { name }))).toBeVisible();
    await views.getByText(t("ui.numbers"), { exact: true }).click();
    await expect(page.getByAltText(t("pbn.ahead.numbers_alt", { name }))).toBeVisible();
    await shot("preview-numbers");
    await views.getByText(t("pbn.ahead.colors"), { exact: true }).click();
    const count = t("pbn.palette_title", { count: 24 });
    // a sample below the form may have as many
    await expect(page.getByRole("dialog").getByText(count, { exact: true })).toBeVisible();
    await expectAccessible();
    await shot("preview-colors");
    await views.getByText(t("ui.painting"), { exact: true }).click();
  });

  await test.step("turn and crop the photo, and take that back", async () => {
    const surface = page.locator(".preview .compare");
    const isWide = async () => {
      const { width = 0, height = 0 } = (await surface.boundingBox()) ?? {};
      return width > height;
    };
    const before = await isWide();
    await page.getByRole("button", { name: t("pbn.turn"), exact: true }).click();
    await expect.poll(isWide).toBe(!before);
    await page.getByRole("button", { name: t("pbn.mirror"), exact: true }).click();
    await page.getByRole("button", { name: t("pbn.cut"), exact: true }).click();
    const frame = page.getByRole("dialog", { name: t("pbn.cut_title") });
    await frame.getByRole("group").first().press("ArrowLeft");
    await expectAccessible();
    await shot("crop");
    await frame.getByRole("button", { name: t("pbn.cut_done") }).click();
    await expect(page.getByText(/\d × [\d.,\s]+ px/)).toBeVisible();
    await page.getByRole("button", { name: t("pbn.unchanged") }).click();
    await expect.poll(isWide).toBe(before);
    await expect(page.getByRole("button", { name: t("pbn.unchanged") })).toBeHidden();
  });

  await test.step("compare three difficulties, and go back to what was chosen", async () => {
    await page.getByRole("button", { name: t("pbn.three.show") }).click();
    const three = page.getByRole("region", { name: t("pbn.three.title") });
    await expect(three.locator("img")).toHaveCount(3);
    await three.scrollIntoViewIfNeeded();
    await expectAccessible();
    await shot("three-difficulties");
    await three.getByRole("button").first().click();
    const level = page.getByRole("slider", { name: t("pbn.level") });
    await expect(level).toHaveAttribute("aria-valuetext", t("pbn.level.simple"));
    await three.getByRole("button").nth(1).click();
    await expect(level).toHaveAttribute("aria-valuetext", t("pbn.level.balanced"));
  });

  await test.step("mark what matters", async () => {
    await page.getByRole("button", { name: t("pbn.mark"), exact: true }).click();
    const brush = page.getByRole("dialog", { name: t("pbn.mark") });
    const surface = brush.getByRole("application");
    const { x = 0, y = 0, width = 0, height = 0 } = (await surface.boundingBox()) ?? {};
    await page.mouse.move(x + width * 0.3, y + height * 0.4);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.5, y + height * 0.5, { steps: 5 });
    await page.mouse.up();
    await expect(brush.getByRole("status")).toContainText("%");
    await brush.getByText(t("pbn.mark_calm"), { exact: true }).click();
    await page.mouse.move(x + width * 0.1, y + height * 0.8);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.4, y + height * 0.9, { steps: 5 });
    await page.mouse.up();
    // what was found to matter lies under the marks
    await expect(brush.locator("canvas.mark-layer")).toBeVisible();
    await expect(brush.getByRole("button", { name: t("pbn.mark_undo") })).toHaveAttribute(
      "aria-disabled",
      "false",
    );
    await surface.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expectAccessible();
    await shot("mark");
    await brush.getByRole("button", { name: t("pbn.mark_done"), exact: true }).click();
    await expect(page.getByRole("button", { name: t("pbn.mark_change"), exact: true })).toBeVisible();
  });

  await test.step("send it", async () => {
    await expect(page.locator(".preview")).toHaveAttribute("aria-busy", "false");
    shown = regions(await meter().textContent());
    const sent = page.waitForRequest((request) => request.url().endsWith("/ajax/create/paint-by-numbers"));
    await page.getByRole("button", { name: t("pbn.create"), exact: true }).click();
    expect((await (await sent).allHeaders())["content-type"]).toContain("multipart/form-data");
  });

  await test.step("watch it being prepared", async () => {
    await page.waitForURL(/\/app\/paint-by-numbers\/[\w-]{22}#item-main-container$/);
    await expect(page.locator("#item-main-container")).toBeVisible();
  });

  await test.step("compare before and after", async () => {
    const slider = page.getByRole("slider");
    await expect(slider).toBeVisible();
    await expectPicturesLoaded(page);
    await slider.focus();
    await page.keyboard.press("Home");
    await expect(slider).toHaveAttribute("aria-valuenow", "0");
    for (const _ of Array(4)) await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuenow", "20");
    const show = page.getByRole("radiogroup", { name: t("pbn.show"), exact: true });
    await show.getByText(t("pbn.show_numbers"), { exact: true }).click();
    await expectPicturesLoaded(page);
    await shot("numbers");
    await show.getByText(t("pbn.show_painted"), { exact: true }).click();
    await expectAccessible();
    await shot("result");
  });

  await test.step("find as many regions as were shown ahead", async () => {
    const label = page.getByText(t("pbn.number_of_segments"), { exact: true });
    const made = page.locator("dl > div").filter({ has: label }).locator("dd");
    const share = regions(await made.textContent()) / shown;
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(1.15);
  });

  await test.step("see the palette with numbers and shares", async () => {
    const colors = page.getByRole("list", { name: /\d/ }).or(page.getByText(/#[0-9a-f]{6}/i));
    expect(await colors.count()).toBeGreaterThan(10);
  });

  await test.step("see what to buy and what to paint first", async () => {
    for (const title of ["painters.shopping_title", "painters.order_title"] as const)
      await page.locator("summary", { hasText: t(title) }).click();
    const steps = page.locator(".painting-order > li");
    await expect(steps.first()).toBeVisible();
    const painted = await steps.locator("li").count();
    expect(painted).toBe(await page.locator(".colors > li").count());
    await expectAccessible();
    await shot("painters-pack");
  });

  await test.step("download the list of colors for paper and for a program", async () => {
    await page.getByRole("button", { name: t("pbn.download"), exact: true }).click();
    const panel = page.getByRole("dialog", { name: t("pbn.download_title") });
    const list = (format: string) =>
      panel.getByRole("link", {
        name: t("pbn.download_file", { name: t("pbn.color_list"), format }),
        exact: true,
      });
    const [pdf] = await Promise.all([page.waitForEvent("download"), list("PDF").click()]);
    expect((await readFile(await pdf.path())).toString("latin1", 0, 5)).toBe("%PDF-");
    await panel.locator("summary", { hasText: t("pbn.for_programs") }).click();
    await expectAccessible();
    await shot("color-list");
    const [gpl] = await Promise.all([page.waitForEvent("download"), list("GIMP").click()]);
    expect(await readFile(await gpl.path(), "utf8")).toMatch(/^GIMP Palette\n/);
    // without scripts the page offers them, too
    const still = await page.request.get(page.url());
    expect(await still.text()).toContain("/download/colors/pdfshort");
    await page.keyboard.press("Escape");
  });

  await test.step("download the page with numbers", async () => {
    await page.getByRole("button", { name: t("pbn.download"), exact: true }).click();
    const panel = page.getByRole("dialog", { name: t("pbn.download_title") });
    await expectAccessible();
    await shot("download");
    const link = (format: string) =>
      panel.getByRole("link", {
        name: t("pbn.download_file", { name: t("pbn.kind.pbn"), format }),
        exact: true,
      });
    const [svg] = await Promise.all([page.waitForEvent("download"), link("SVG").click()]);
    const text = await readFile(await svg.path(), "utf8");
    expect(text).toMatch(/^<svg[^>]+viewBox="0 0 /);
    expect(text.match(/<text /g)?.length).toBeGreaterThan(20);
    const [png] = await Promise.all([page.waitForEvent("download"), link("PNG").click()]);
    expect((await readFile(await png.path())).subarray(1, 4).toString()).toBe("PNG");
    await page.keyboard.press("Escape");
  });

  await test.step("print everything as one PDF, on the paper of one's own", async () => {
    await page.getByRole("button", { name: t("pbn.kind.kit"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: t("pbn.kind.kit") });
    await dialog.getByRole("radio", { name: "Letter" }).check();
    await expect(dialog).toContainText(t("kit.sheets", { count: 1, paper: "Letter" }));
    await expectAccessible();
    await shot("print");
    const link = dialog.getByRole("link", { name: t("kit.download") });
    const [pdf] = await Promise.all([page.waitForEvent("download"), link.click()]);
    const text = await readFile(await pdf.path(), "latin1");
    expect(text).toContain("/MediaBox [0 0 792 612]");
  });

  await test.step("print it for a child, by sums and with the solution", async () => {
    const dialog = page.getByRole("dialog", { name: t("pbn.kind.kit") });
    await dialog.getByText(t("kids.title"), { exact: true }).click();
    await dialog.getByRole("combobox", { name: t("kids.age") }).selectOption("8-11");
    await dialog.getByRole("radio", { name: t("kids.labels.sums") }).check();
    await expectAccessible();
    await shot("print-kids");
    const link = dialog.getByRole("link", { name: t("kids.download"), exact: true });
    const [pdf] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect((await readFile(await pdf.path(), "latin1")).split("/MediaBox")).toHaveLength(3);
    await dialog.getByRole("button", { name: t("class.open"), exact: true }).click();
    const ofClass = page.getByRole("dialog", { name: t("class.open") });
    await ofClass.getByRole("textbox", { name: t("class.names") }).fill("Anna\nBen\nAnna");
    const make = ofClass.getByRole("button", { name: t("class.make") });
    const [set] = await Promise.all([page.waitForEvent("download"), make.click()]);
    expect((await readFile(await set.path(), "latin1")).split("/MediaBox")).toHaveLength(5);
    await page.keyboard.press("Escape");
    await expect(ofClass).toBeHidden();
  });

  await test.step("open the page for the printer", async () => {
    const [print] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: t("pbn.print_numbers"), exact: true }).click(),
    ]);
    const sheet = print.getByRole("img");
    await expect(sheet).toBeVisible();
    // sheets less their margins: of A4 at most 190 mm high, of Letter 259.4 mm wide
    const box = await sheet.evaluate((element) => element.getAttribute("height"));
    expect(box).toBe(paperOf(locale ?? "") === "letter" ? "194.55mm" : "190mm");
    await print.close();
    await page.keyboard.press("Escape");
  });

  await test.step("find it under my pictures", async () => {
    await page.goto("/app/dashboard");
    await expect(page.getByRole("link", { name: "Boats in the harbor" }).first()).toBeVisible();
    await expectPicturesLoaded(page);
    await expectAccessible();
    await shot("dashboard");
    await page.getByRole("link", { name: "Boats in the harbor" }).first().click();
  });

  await test.step("delete it", async () => {
    await page.getByRole("button", { name: t("pbn.delete"), exact: true }).click();
    const question = page.getByRole("dialog", { name: t("spec.delete_question") });
    await expect(question).toContainText("Boats in the harbor");
    await question.getByRole("button", { name: t("pbn.delete"), exact: true }).click();
    await page.waitForURL("**/app/dashboard");
    await expect(page.getByText(t("dashboard.empty_title"))).toBeVisible();
    await expectAccessible();
    await shot("empty");
  });
});
