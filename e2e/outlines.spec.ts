import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectPicturesLoaded, test } from "./journey.ts";
import { scenePhoto, svgDrawing, tornPhoto } from "./photos.ts";

const detailPage = /\/app\/coloring-svg\/[\w-]{22}#item-main-container$/;

test("a photo becomes outlines that are looked at closely, changed, taken along and deleted", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await keepDrawings(page);
  await page.goto("/app/colorings-svg");
  await expect(page.getByText(t("outlines.empty_text"))).toBeVisible();
  await expectAccessible();

  await test.step("choose a picture and a precision", async () => {
    await page
      .getByRole("button", { name: t("page.new_outlines") })
      .first()
      .click();
    const form = page.getByRole("dialog", { name: t("spec.create_outlines") });
    await expect(
      form.getByRole("radio", { name: t("outlines.precision.normal"), exact: true }),
    ).toBeChecked();
    await form.getByText(t("outlines.precision.low"), { exact: true }).click();
    await form
      .locator("input[type=file]")
      .first()
      .setInputFiles(await scenePhoto());
    await expectPicturesLoaded(page);
    await expectAccessible();
    await shot("outlines-form");
    await form.getByRole("button", { name: t("outlines.create"), exact: true }).click();
    await page.waitForURL(detailPage);
  });

  const compare = page.getByRole("slider", { name: new RegExp(t("dashboard.kind.outlines")) });
  await test.step("compare before and after", async () => {
    await expect(compare).toBeVisible();
    await expectPicturesLoaded(page);
    await compare.focus();
    await page.keyboard.press("Home");
    await expect(compare).toHaveAttribute("aria-valuenow", "0");
    await expect(page.getByText(t("outlines.precision.low"), { exact: true }).last()).toBeVisible();
    await expectAccessible();
    await shot("outlines");
  });

  await test.step("look closely, and take along exactly what is shown", async () => {
    await page
      .getByRole("button", { name: t("look.open"), exact: true })
      .first()
      .click();
    const look = page.getByRole("dialog", { name: t("look.open") });
    await expect(look.getByRole("application")).toBeFocused();
    await expect.poll(() => lookedAt(page)).toMatch(/^<svg/);
    await expectAccessible();
    const level = look.getByRole("button", { name: new RegExp(t("look.zoom_full")) });
    const whole = await level.textContent();
    for (const _ of Array(4)) await page.keyboard.press("+");
    await expect(level).not.toHaveText(whole ?? "");
    await page.keyboard.press("ArrowRight");
    await look.getByRole("button", { name: t("outlines.borders"), exact: true }).click();
    await look.getByRole("button", { name: t("outlines.nodes"), exact: true }).click();
    await look.getByRole("button", { name: t("outlines.fill"), exact: true }).click();
    await expect(look.getByText(t("outlines.lines_are").split("{{")[0] ?? "")).toBeVisible();
    await shot("outlines-look");
    await expectAccessible();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      look.getByRole("link", { name: t("outlines.download_shown") }).click(),
    ]);
    const sent = (await readFile(await file.path())).toString();
    expect(sent).toMatch(/stroke/);
    await expect.poll(() => lookedAt(page)).toBe(sent);
    await look.getByRole("application").focus();
    await page.keyboard.press("0");
    await expect(level).toHaveText(whole ?? "");
    await look.getByRole("button", { name: t("outlines.borders"), exact: true }).click();
    await look.getByRole("button", { name: t("outlines.nodes"), exact: true }).click();
    await expect(look.getByText(t("outlines.nothing_shown"))).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(look).toBeHidden();
  });

  await test.step("download what cuts and prints", async () => {
    await page.getByRole("button", { name: t("pbn.download"), exact: true }).click();
    const panel = page.getByRole("dialog", { name: t("pbn.download_title") });
    await expect(panel.locator(".download img").first()).toBeVisible();
    await expectAccessible();
    await shot("outlines-download");
    const fetchFile = async (kind: FileKind, format: string) => {
      const name = t("pbn.download_file", { name: t(`outlines.kind.${kind}`), format });
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        panel.getByRole("link", { name, exact: true }).click(),
      ]);
      return readFile(await file.path());
    };
    expect((await fetchFile("filled", "SVG")).toString()).toMatch(/<svg[^>]+mm.*fill="#/s);
    expect((await fetchFile("outlines", "SVG")).toString()).toMatch(/stroke/);
    expect((await fetchFile("cutting", "SVG")).toString()).not.toMatch(/<use/);
    expect((await fetchFile("dxf", "DXF")).toString()).toMatch(/SECTION/);
    expect((await fetchFile("png", "PNG")).subarray(1, 4).toString()).toBe("PNG");
    // an opaque PNG is kept as a JPEG
    expect([...(await fetchFile("origin", "JPG")).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    await panel.getByText(t("outlines.fill.none"), { exact: true }).first().click();
    const own = t("pbn.download_file", { name: t("dashboard.kind.outlines"), format: "SVG" });
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      panel.getByRole("button", { name: own }).click(),
    ]);
    expect((await readFile(await file.path())).toString()).not.toMatch(/fill="#/);
    await panel.getByRole("button", { name: t("ui.close") }).click();
  });

  await test.step("open the page for the printer", async () => {
    await page.locator("summary", { hasText: t("pbn.print") }).click();
    const what = t("outlines.kind.outlines");
    const [print] = await Promise.all([
      page.waitForEvent("popup"),
      page
        .getByRole("link", { name: t("outlines.print_on", { what, paper: "Letter" }), exact: true })
        .click(),
    ]);
    await expect(print.getByRole("img")).toBeVisible();
    await print.close();
  });

  await test.step("have it traced with another precision", async () => {
    await page.locator("summary", { hasText: t("outlines.change_precision") }).click();
    await expectAccessible();
    await page.getByRole("link", { name: t("outlines.precision.lowest"), exact: true }).click();
    await expect(page.getByText(t("outlines.precision.lowest"), { exact: true }).last()).toBeVisible();
    await expect(compare).toBeVisible();
  });

  await test.step("rate it", async () => {
    await page.getByRole("button", { name: t("feedback.stars", { count: 5 }), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: t("feedback.title") });
    await dialog.getByRole("button", { name: t("feedback.send") }).click();
    await expect(page.getByText(t("spec.feedback_saved"))).toBeVisible();
  });

  await test.step("delete it", async () => {
    await page.getByRole("button", { name: t("pbn.delete"), exact: true }).click();
    const question = page.getByRole("dialog", { name: t("spec.delete_question") });
    await question.getByRole("button", { name: t("pbn.delete"), exact: true }).click();
    await page.waitForURL("**/app/dashboard");
    await expect(page.getByText(t("dashboard.empty_title"))).toBeVisible();
  });
});

test("photos and drawings in one upload: each is told what became of it, and listed by precision", {
  tag: "@desktop",
}, async ({ page, t, expectAccessible, foreseen }) => {
  foreseen.push(/422/);
  await page.goto("/app/colorings-svg#outlines");
  const form = page.getByRole("dialog", { name: t("spec.create_outlines") });
  await form
    .locator("input[type=file]")
    .first()
    .setInputFiles([await scenePhoto("first.png"), await tornPhoto(), svgDrawing("badge.svg")]);
  await form.getByRole("button", { name: t("outlines.create_many", { count: 3 }) }).click();
  await expect(page.getByText(t("spec.upload_progress", { done: 1, total: 3 }))).toBeVisible();
  const summary = page.getByRole("heading", { name: /3/ });
  await expect(summary).toContainText("/ 3");
  await expectAccessible();
  await page.getByRole("link", { name: t("outlines.see_all") }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "badge" })).toBeVisible();
  await page
    .getByRole("combobox", { name: t("outlines.precision") })
    .selectOption({ label: t("outlines.precision.high") });
  await expect(page.getByText(t("dashboard.empty_title"))).toBeVisible();
});

test("a drawing is shared, until the link is taken back", { tag: "@desktop" }, async ({
  page,
  t,
  browser,
  foreseen,
}) => {
  foreseen.push(/404/);
  await page.goto("/app/colorings-svg#outlines");
  const form = page.getByRole("dialog", { name: t("spec.create_outlines") });
  await form.locator("input[type=file]").first().setInputFiles(svgDrawing("badge.svg"));
  await form.getByRole("button", { name: t("outlines.create"), exact: true }).click();
  const [share] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: t("share.share"), exact: true }).click(),
  ]);
  await share.getByRole("button", { name: t("share.make") }).click();
  const address = await share.getByRole("textbox", { name: t("share.link") }).inputValue();
  const stranger = await (await browser.newContext()).newPage();
  expect((await stranger.goto(address))?.status()).toBe(200);
  await expect(stranger.getByRole("slider")).toBeVisible();
  await share.getByRole("button", { name: t("share.revoke") }).click();
  await share
    .getByRole("dialog")
    .getByRole("button", { name: t("share.revoke") })
    .click();
  await expect(share.getByText(t("share.revoked"))).toBeVisible();
  expect((await stranger.goto(address))?.status()).toBe(404);
});

test("without a script, outlines are still downloaded, printed and changed", { tag: "@desktop" }, async ({
  page,
  t,
  browser,
  baseURL,
}) => {
  await page.goto("/app/colorings-svg#outlines");
  const form = page.getByRole("dialog", { name: t("spec.create_outlines") });
  await form.locator("input[type=file]").first().setInputFiles(svgDrawing("badge.svg"));
  await form.getByRole("button", { name: t("outlines.create"), exact: true }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  const address = new URL(page.url()).pathname;

  const storageState = await page.context().storageState();
  const locale = await page.evaluate(() => navigator.language);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState,
    locale,
    baseURL: baseURL ?? "",
  });
  const still = await plain.newPage();
  await still.goto(address);
  const svg = t("pbn.download_file", { name: t("outlines.kind.filled"), format: "SVG" });
  const [file] = await Promise.all([
    still.waitForEvent("download"),
    still.getByRole("link", { name: svg, exact: true }).click(),
  ]);
  expect((await readFile(await file.path())).toString()).toMatch(/^<svg/);
  await still.getByRole("link", { name: t("outlines.precision.high"), exact: true }).click();
  await expect(still).toHaveURL(new RegExp(`${address}(#.*)?$`));
  await expect
    .poll(
      async () => (await (await page.request.get(`/ajax/image/${address.split("/").at(-1)}`)).json()).options,
    )
    .toMatchObject({ colorPrecision: "high" });
  await plain.close();
});

type FileKind = "filled" | "outlines" | "cutting" | "centerlines" | "dxf" | "png" | "origin";

/** Keeps the text of every drawing that the page makes; its own rules let nobody fetch them. */
const keepDrawings = (page: Page) =>
  page.addInitScript(() => {
    const drawings: Record<string, string> = {};
    const make = URL.createObjectURL;
    URL.createObjectURL = (source) => {
      const address = make(source);
      if (source instanceof Blob && source.type === "image/svg+xml")
        void source.text().then((text) => {
          drawings[address] = text;
        });
      return address;
    };
    Object.assign(window, { drawings });
  });

/** The text of the SVG that the close look shows; empty until it is drawn. */
const lookedAt = (page: Page) =>
  page
    .locator(".look-source")
    .evaluate(
      (picture: HTMLImageElement) =>
        (window as unknown as { drawings: Record<string, string> }).drawings[picture.src] ?? "",
    );
