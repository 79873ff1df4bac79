import type { Page } from "@playwright/test";
import { heicFile } from "@tintery/photos/testing/heic";
import { expect, expectPicturesLoaded, test } from "./journey.ts";
import { type ChosenFile, choosePhoto, scenePhoto } from "./photos.ts";

/** Lets a photo fall on the page, or pastes it. */
async function give(page: Page, kind: "drop" | "paste", { name, mimeType, buffer }: ChosenFile) {
  await page.evaluate(
    ([kind, name, type, bytes]) => {
      const transfer = new DataTransfer();
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([data], name, { type }));
      const init = { bubbles: true, cancelable: true, composed: true };
      document.body.dispatchEvent(
        kind === "drop"
          ? new DragEvent("drop", { ...init, dataTransfer: transfer })
          : new ClipboardEvent("paste", { ...init, clipboardData: transfer }),
      );
    },
    [kind, name, mimeType, buffer.toString("base64")] as const,
  );
}

test("a photo is shown as all it can become before anything leaves the device, and goes on as one of them", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  const sent: string[] = [];
  const engine: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
    if (/worker|\.bin$/.test(request.url())) engine.push(request.url());
  });
  await page.goto("/");
  const sheet = page.getByRole("dialog", { name: t("sheet.title") });

  await test.step("the first click opens the picker", async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByLabel(t("page.choose_photo")).first().click(),
    ]);
    expect(engine).toEqual([]);
    await chooser.setFiles(await scenePhoto());
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole("button", { name: t("dashboard.kind.paint-by-numbers") })).toBeFocused();
  });

  await test.step("all four pictures are drawn here", async () => {
    await expect(sheet.getByText(t("sheet.drawn"))).toBeVisible();
    await expect(sheet.locator(".tile-picture img[src^='blob:']")).toHaveCount(4);
    const pictures = await sheet
      .locator(".tile-picture img")
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    expect(new Set(pictures).size).toBe(4);
    expect(sent).toEqual([]);
    await expectPicturesLoaded(page);
    await expectAccessible();
    await shot("photo-sheet");
  });

  const chosen = page.getByRole("dialog").getByText("Boats in the harbor.png", { exact: true });
  await test.step("the keyboard goes on with one, and back to all of them", async () => {
    await sheet.getByRole("button", { name: t("dashboard.kind.paint-by-numbers") }).focus();
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog", { name: t("pbn.create_title") });
    await expect(form.getByAltText(t("pbn.preview_alt", { name: "Boats in the harbor.png" }))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeVisible();
    await expect(sheet.getByText(t("sheet.drawn"))).toBeVisible();
  });

  await test.step("a tap goes on with another, which has the photo already", async () => {
    for (const [words, title] of [
      ["sheet.text.outlines", "spec.create_outlines"],
      ["sheet.text.coloring", "spec.create_coloring"],
    ] as const) {
      await sheet.getByRole("button", { name: t(words) }).click();
      await expect(page.getByRole("dialog", { name: t(title) })).toBeVisible();
      await expect(chosen).toBeVisible();
      if (words === "sheet.text.outlines") await page.keyboard.press("Escape");
    }
    expect(sent).toEqual([]);
    await page.getByRole("button", { name: t("coloring.create"), exact: true }).click();
    await page.waitForURL(/\/app\/coloring\/[\w-]{22}#item-main-container$/);
  });

  await test.step("going back, it is still chosen", async () => {
    await page.goBack();
    await expect(chosen).toBeVisible();
    await expect(page.getByText(t("upload.restored"))).toBeVisible();
  });
});

test("a photo can be dropped or pasted on any page, or chosen in its header", { tag: "@desktop" }, async ({
  page,
  t,
}) => {
  const photo = await scenePhoto();
  const sheet = page.getByRole("dialog", { name: t("sheet.title") });
  const drawn = sheet.getByText(t("sheet.drawn"));
  for (const address of ["/", "/api"])
    for (const way of ["drop", "paste"] as const) {
      await page.goto(address);
      // nothing listens before somebody is there
      await page.keyboard.press("Tab");
      await page.waitForLoadState("networkidle");
      await give(page, way, photo);
      await expect(drawn).toBeVisible();
    }
  await page.goto("/app/colorings");
  // until somebody is there the picker is that of all devices, for one photo
  await page.keyboard.press("Tab");
  await page.waitForLoadState("networkidle");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("banner").getByLabel(t("page.choose_photo")).click(),
  ]);
  await chooser.setFiles([photo, { ...photo, name: "second.png" }]);
  await expect(sheet.getByText(t("sheet.first_of", { count: 2 }))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});

test("what is no photo is refused in words, and another one takes its place", { tag: "@desktop" }, async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/");
  const sheet = page.getByRole("dialog", { name: t("sheet.title") });
  const text = { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("not a picture at all") };
  await choosePhoto(page, text);
  await expect(sheet.getByText(t("problem.unsupported_type"))).toBeVisible();
  await expectAccessible();
  await shot("photo-sheet-refused");
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(64)]);
  const another = sheet.locator("input[type=file]").first();
  await another.setInputFiles({ name: "IMG_0001.HEIC", mimeType: "image/heic", buffer: heic });
  await expect(sheet.getByText(t("problem.heic"))).toBeVisible();
  await another.setInputFiles(await scenePhoto());
  await expect(sheet.getByText(t("problem.heic"))).toBeHidden();
  await expect(sheet.getByText(t("sheet.drawn"))).toBeVisible();
});

test("a HEIC is shown with a decoder that is fetched for it, and a lost connection is told", async ({
  page,
  t,
  foreseen,
}) => {
  foreseen.push(/net::ERR_FAILED/);
  const fetched: string[] = [];
  page.on("requestfinished", (request) => fetched.push(request.url()));
  const decoder = /libheif/;
  await page.route(decoder, (route) => route.abort());
  await page.goto("/");
  const sheet = page.getByRole("dialog", { name: t("sheet.title") });
  const buffer = Buffer.from(heicFile({ tiles: [8, 6], size: [500, 380], turns: 1 }));
  const heic = { name: "IMG_0001.HEIC", mimeType: "image/heic", buffer };
  await choosePhoto(page, heic);
  await expect(sheet.getByText(t("upload.unreachable"))).toBeVisible();
  await page.unroute(decoder);
  await sheet.locator("input[type=file]").first().setInputFiles(heic);
  await expect(sheet.getByText(t("upload.unreachable"))).toBeHidden();
  await expect(sheet.getByText(t("sheet.drawn"))).toBeVisible();
  expect(fetched.filter((url) => decoder.test(url))).toHaveLength(1);
});

test("a form that cannot be fetched is said to be missing, and can be asked for again", {
  tag: "@desktop",
}, async ({ page, t, foreseen }) => {
  foreseen.push(/net::ERR_FAILED/);
  const part = /create-dialog/;
  await page.route(part, (route) => route.abort());
  await page.goto("/");
  const link = page.getByRole("link", { name: t("page.door.pbn") }).first();
  const problem = page.getByRole("alert").filter({ hasText: t("spec.something_went_wrong") });
  await link.click();
  await expect(problem).toBeVisible();
  await page.unroute(part);
  await link.click();
  await expect(page.getByRole("dialog", { name: t("pbn.create_title") })).toBeVisible();
  await expect(problem).toBeHidden();
});
