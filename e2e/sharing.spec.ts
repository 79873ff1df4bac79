import { addresses } from "../packages/contract/src/calls/addresses.ts";
import { answerWith, serveHost, test } from "./host.ts";
import { checkNarrow, expect, expectPicturesLoaded, keepShot } from "./journey.ts";
import { sendPhoto } from "./photos.ts";

test("a picture gets a code for its prints, is embedded elsewhere, and is gone there with its link", {
  tag: "@desktop",
}, async ({ page, hosts, t, foreseen, expectAccessible, shot }) => {
  // what the link led to
  foreseen.push(/404/);
  await page.goto("/");
  const id = await sendPhoto(page, "coloring/v1", { type: "simple" });
  await page.goto(addresses.coloring(id));
  await expect(page.getByRole("slider").first()).toBeVisible();

  await test.step("the code is off, and making the link is part of choosing it", async () => {
    await page.getByRole("button", { name: t("pbn.download"), exact: true }).click();
    const downloads = page.getByRole("dialog", { name: t("pbn.download_title") });
    const pdf = downloads.locator('a[href*="/coloringpdf"]');
    const qr = downloads.getByRole("checkbox", { name: t("qr.title") });
    await expect(downloads.getByText(t("qr.needs_link"))).toBeVisible();
    expect(await pdf.getAttribute("href")).not.toContain("download-qr");
    await qr.click();
    const question = page.getByRole("dialog", { name: t("qr.question") });
    await question.getByRole("button", { name: t("ui.go_back") }).click();
    await expect(qr).not.toBeChecked();
    await qr.click();
    await expectAccessible();
    await question.getByRole("button", { name: t("share.make") }).click();
    await expect(qr).toBeChecked();
    await expect(downloads.getByText(t("qr.opens"))).toBeVisible();
    await qr.scrollIntoViewIfNeeded();
    await expectAccessible();
    await checkNarrow(page, "qr-option");
    await shot("qr-option");
    const file = await page.request.get((await pdf.getAttribute("href")) ?? "");
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    await page.keyboard.press("Escape");
  });

  await test.step("it is printed, too", async () => {
    await page.locator("summary", { hasText: t("coloring.print_options") }).click();
    await page.getByRole("button", { name: t("share.print_qr") }).click();
    const printing = page.getByRole("dialog", { name: t("share.print_qr") });
    const sheet = printing.getByRole("link").first();
    await expect(sheet).toBeVisible();
    await expectAccessible();
    await shot("qr-print");
    const printed = await page.request.get((await sheet.getAttribute("href")) ?? "");
    expect(await printed.text()).toContain("/app/shared/");
  });

  await page.goto(addresses.share(id));
  const code = page.getByLabel(t("embed.code"));
  const slider = await code.inputValue();
  await page.getByText(t("embed.picture"), { exact: true }).click();
  const picture = await code.inputValue();
  expect(picture).not.toBe(slider);
  await page.getByText(t("embed.slider"), { exact: true }).click();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: t("embed.copy") }).click();
  await expect(page.getByText(t("embed.copied"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(slider);
  await expectPicturesLoaded(page);
  await expectAccessible();
  await checkNarrow(page, "share-embed");
  await shot("share-embed");

  const blog = `<!doctype html><html lang="en"><head><title>Craft blog</title><link rel="icon" href="data:,"></head>
    <body><h1>Craft blog</h1><div style="max-width:600px">${slider}</div><p>${picture}</p></body></html>`;
  const there = await page.context().newPage();
  await there.goto(await serveHost(hosts, answerWith(blog)));
  await expect(there.getByRole("slider")).toBeVisible();
  await expect(there.locator("img")).toHaveCount(3);
  await expectPicturesLoaded(there);
  await keepShot(there, "embedded");

  await page.getByRole("button", { name: t("share.revoke") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("share.revoke") })
    .click();
  await expect(page.getByText(t("share.revoked"))).toBeVisible();
  await expect(code).toBeHidden();
  await there.reload();
  await expect(there.locator("img")).toHaveCount(0);
  await expect(there.getByRole("slider")).toHaveCount(0);
});
