import { readFile } from "node:fs/promises";
import { addresses } from "../packages/contract/src/calls/addresses.ts";
import { expect, expectPicturesLoaded, test } from "./journey.ts";
import { scenePhoto, sendPhoto, tornPhoto } from "./photos.ts";

test("a photo becomes a coloring page that is changed, rated, taken along and deleted", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/app/colorings");
  await expect(page.getByText(t("coloring.empty_text"))).toBeVisible();
  await expectAccessible();

  await test.step("choose a photo and a kind of page, all of them drawn from it", async () => {
    const weights: string[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".bin")) weights.push(response.headers()["content-encoding"] ?? "plain");
    });
    await page
      .getByRole("button", { name: t("page.new_coloring") })
      .first()
      .click();
    const form = page.getByRole("dialog", { name: t("spec.create_coloring") });
    await expect(form.getByText(t("coloring.preview.none"))).toBeVisible();
    expect(weights).toEqual([]);
    const photo = await scenePhoto();
    await form.locator("input[type=file]").first().setInputFiles(photo);
    await expect(form.getByText(t("coloring.preview.drawn", { name: photo.name }))).toBeVisible();
    await expect(form.locator(".picture-card img[src^='blob:']")).toHaveCount(11);
    await expect(
      form.locator(".picture-card").first().getByText(t("coloring.fits"), { exact: true }),
    ).toBeVisible();
    await expect(form.getByRole("radio").first()).toBeChecked();
    expect(weights).toEqual(Array.from({ length: 9 }, () => "br"));
    await form.getByText(t("coloring.type.v2_general"), { exact: true }).click();
    await expectPicturesLoaded(page);
    await expectAccessible();
    await shot("coloring-form");
    await page.getByRole("button", { name: t("coloring.create"), exact: true }).click();
    await page.waitForURL(/\/app\/coloring\/[\w-]{22}#item-main-container$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  });

  const compare = page.getByRole("slider", { name: new RegExp(t("dashboard.kind.coloring")) });
  await test.step("compare before and after", async () => {
    await expect(compare).toBeVisible();
    await expectPicturesLoaded(page);
    await compare.focus();
    await page.keyboard.press("Home");
    await expectAccessible();
    await shot("coloring");
  });

  await test.step("take out details: drawn here at once, then kept", async () => {
    const details = page.getByRole("slider", { name: t("spec.reduce_details") });
    const before = await pagePicture(page);
    await details.focus();
    for (const _ of Array(8)) await page.keyboard.press("ArrowLeft");
    await expect(page.getByText(t("coloring.redrawn"))).toBeVisible();
    await expect.poll(() => pagePicture(page)).not.toBe(before);
    await page.reload();
    await expect(details).toHaveValue("60");
  });

  await test.step("rate it", async () => {
    await page.getByRole("button", { name: t("feedback.stars", { count: 4 }), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: t("feedback.title") });
    await dialog.getByRole("textbox").fill("<script>alert(1)</script> calm");
    await expectAccessible();
    await dialog.getByRole("button", { name: t("feedback.send") }).click();
    await expect(page.getByText(t("spec.feedback_saved"))).toBeVisible();
    await page.reload();
    await expect(page.getByText("<script>alert(1)</script> calm")).toBeVisible();
  });

  await test.step("download what prints", async () => {
    await page.getByRole("button", { name: t("pbn.download"), exact: true }).click();
    const panel = page.getByRole("dialog", { name: t("pbn.download_title") });
    await expectAccessible();
    await shot("coloring-download");
    const fetchFile = async (kind: "coloring" | "coloringsvg" | "coloringpdf", format: string) => {
      const name = t("pbn.download_file", { name: t(`coloring.kind.${kind}`), format });
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        panel.getByRole("link", { name, exact: true }).click(),
      ]);
      return readFile(await file.path());
    };
    expect((await fetchFile("coloringpdf", "PDF")).subarray(0, 5).toString()).toBe("%PDF-");
    expect((await fetchFile("coloring", "PNG")).subarray(1, 4).toString()).toBe("PNG");
    expect((await fetchFile("coloringsvg", "SVG")).toString()).toMatch(/<svg[^>]+mm/);
    const name = { name: t("dashboard.kind.coloring"), format: "PDF" };
    await panel.getByText(t("coloring.name_line"), { exact: true }).click();
    const [own] = await Promise.all([
      page.waitForEvent("download"),
      panel.getByRole("button", { name: t("pbn.download_file", name), exact: true }).click(),
    ]);
    expect((await readFile(await own.path())).subarray(0, 5).toString()).toBe("%PDF-");
    await page.keyboard.press("Escape");
  });

  await test.step("open the page for the printer", async () => {
    await page.locator("summary", { hasText: t("coloring.print_options") }).click();
    const [print] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: t("coloring.print_on", { paper: "Letter" }), exact: true }).click(),
    ]);
    await expect(print.getByRole("img")).toBeVisible();
    await print.close();
  });

  await test.step("print it for a class, whose names stay on the page", async () => {
    await page.locator("summary", { hasText: t("coloring.print_options") }).click();
    await page.getByRole("button", { name: t("class.open"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: t("class.open") });
    const names = dialog.getByRole("textbox");
    const make = dialog.getByRole("button", { name: t("class.make") });
    const tooMany = Array.from({ length: 41 }, (_, k) => `Kind ${k}`).join("\n");
    await names.fill(tooMany);
    await make.click();
    await expect(dialog.getByRole("alert")).toContainText("40");
    await expect(names).toHaveValue(tooMany);
    await names.fill("Anna\nAnna\nZoë, 花子\nمريم");
    await expect(dialog.getByText(t("class.unprintable", { names: "مريم" }))).toBeVisible();
    await expect(dialog.getByText(t("class.written", { written: "5", max: "40" }))).toBeVisible();
    await expectAccessible();
    await shot("coloring-class");
    const [file] = await Promise.all([page.waitForEvent("download"), make.click()]);
    await expect(dialog.getByText(t("class.done"))).toBeVisible();
    const pdf = (await readFile(await file.path())).toString("latin1");
    expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(5);
    await page.keyboard.press("Escape");
    // as after the form for a class
    const { pathname } = new URL(page.url());
    await page.goto(`${pathname}?class`);
    await expect(names).toBeEmpty();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).search).toBe("");
  });

  await test.step("have it drawn as another kind", async () => {
    await page.getByRole("button", { name: t("coloring.change_type"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: t("coloring.change_type") });
    await dialog.getByText(t("coloring.type.simple"), { exact: true }).click();
    await dialog.getByRole("button", { name: t("coloring.draw_again") }).click();
    await expect(page.getByRole("heading", { name: t("coloring.preparing_title") })).toBeVisible();
    await expect(compare).toBeVisible();
  });

  await test.step("delete it", async () => {
    await page.getByRole("button", { name: t("pbn.delete"), exact: true }).click();
    const question = page.getByRole("dialog", { name: t("spec.delete_question") });
    await question.getByRole("button", { name: t("pbn.delete"), exact: true }).click();
    await page.waitForURL("**/app/dashboard");
    await expect(page.getByText(t("dashboard.empty_title"))).toBeVisible();
  });
});

test("of several files each is told what became of it", { tag: "@desktop" }, async ({
  page,
  t,
  expectAccessible,
  foreseen,
}) => {
  foreseen.push(/422/);
  await page.goto("/app/colorings#coloring");
  const form = page.getByRole("dialog", { name: t("spec.create_coloring") });
  await form
    .locator("input[type=file]")
    .first()
    .setInputFiles([await scenePhoto("first.png"), await tornPhoto(), await scenePhoto("second.png")]);
  await page.getByRole("button", { name: t("coloring.create_many", { count: 3 }) }).click();
  await expect(page.getByText(t("spec.upload_progress", { done: 1, total: 3 }))).toBeVisible();
  const summary = page.getByRole("heading", { name: /3/ });
  await expect(summary).toContainText("/ 3");
  await expectAccessible();
  await page.getByRole("link", { name: t("coloring.see_all") }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "second" })).toBeVisible();
  await page
    .getByRole("combobox", { name: t("coloring.type") })
    .selectOption({ label: t("coloring.type.sketching") });
  await expect(page.getByText(t("dashboard.empty_title"))).toBeVisible();
});

test("an upload goes on whatever is clicked, and one whose answer was lost makes one page", async ({
  page,
  t,
  expectAccessible,
  foreseen,
  shot,
}) => {
  foreseen.push(/ERR_FAILED/);
  await page.goto("/app/colorings#coloring");
  const form = page.getByRole("dialog", { name: t("spec.create_coloring") });
  await form
    .locator("input[type=file]")
    .first()
    .setInputFiles([await scenePhoto("first.png"), await scenePhoto("second.png")]);
  // the first answer never arrives, though the server has taken the picture in; the others wait for us
  const answers: (() => Promise<void>)[] = [];
  await page.route("**/ajax/create/**", async (route) => {
    const response = await route.fetch();
    const isFirst = answers.length === 0;
    answers.push(() => (isFirst ? route.abort() : route.fulfill({ response })));
  });
  const answer = (count: number) => expect.poll(() => answers.length).toBe(count);
  await page.getByRole("button", { name: t("coloring.create_many", { count: 2 }) }).dblclick();
  await answer(1);
  await expect(form.getByRole("heading", { name: "0 / 2" })).toBeVisible();
  await page.keyboard.press("Escape");
  const badge = page.getByRole("button", { name: new RegExp(t("upload.show")) });
  await expect(badge).toContainText("0 / 2");
  await expectAccessible();
  await shot("upload-badge");
  await answers[0]?.();
  await answer(2);
  await answers[1]?.();
  await answer(3);
  await badge.click();
  await expect(form.getByRole("heading", { name: "1 / 2" })).toBeVisible();
  await page.keyboard.press("Escape");
  await answers[2]?.();
  await expect(badge).toContainText("2 / 2");
  // the list beside has heard of it: each picture once
  await expect(page.getByRole("listitem").filter({ hasText: "first" })).toHaveCount(1);
  await expect(page.getByRole("listitem").filter({ hasText: "second" })).toHaveCount(1);
});

test("a link shows others before and after, until it is taken back", async ({
  page,
  t,
  browser,
  expectAccessible,
  foreseen,
  shot,
}) => {
  foreseen.push(/404/);
  await page.goto("/");
  await page.goto(addresses.coloring(await sendPhoto(page, "coloring/v1", { type: "simple" })));
  const [share] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: t("share.share"), exact: true }).click(),
  ]);
  await share.getByRole("button", { name: t("share.make") }).click();
  const address = await share.getByRole("textbox", { name: t("share.link") }).inputValue();
  expect(address).toMatch(/\/app\/shared\/[\w-]{22}$/);
  await share.getByRole("textbox", { name: t("share.link") }).focus();
  await page.goto(new URL(share.url()).pathname);
  await expectAccessible();
  await shot("share");

  const stranger = await (await browser.newContext()).newPage();
  const seen = await stranger.goto(address);
  expect(seen?.status()).toBe(200);
  expect(await seen?.text()).not.toContain("Boats in the harbor");
  await expect(stranger.getByRole("slider")).toBeVisible();
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  // what a chat shows of the link
  const card = await stranger.locator('meta[property="og:image"]').getAttribute("content");
  const drawn = await stranger.request.get(card ?? "");
  expect([drawn.status(), drawn.headers()["content-type"]]).toEqual([200, "image/jpeg"]);

  await page.getByRole("button", { name: t("share.revoke") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("share.revoke") })
    .click();
  await expect(page.getByText(t("share.revoked"))).toBeVisible();
  expect((await stranger.goto(address))?.status()).toBe(404);
});

/** Address of the coloring page that the comparison shows. */
const pagePicture = (page: import("@playwright/test").Page) =>
  page.locator(".compare-picture").last().getAttribute("src");
