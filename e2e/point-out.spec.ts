import type { Locator, Page } from "@playwright/test";
import { imageView } from "../packages/contract/src/images/schema.ts";
import { expect, test } from "./journey.ts";
import { scenePhoto } from "./photos.ts";

/** Where each form is, what it is called, and its button that sends. */
const forms = [
  {
    at: "/app/dashboard",
    opens: "page.new_picture",
    title: "pbn.create_title",
    sends: "pbn.create",
    isOnPhone: false,
  },
  {
    at: "/app/colorings-svg",
    opens: "page.new_outlines",
    title: "spec.create_outlines",
    sends: "outlines.create",
    isOnPhone: true,
  },
] as const;

/** Taps the middle of the photo in the dialog. */
async function tap(surface: Locator, { across, down }: { across: number; down: number }): Promise<void> {
  const box = (await surface.boundingBox())!;
  await surface.click({ position: { x: across * box.width, y: down * box.height } });
}

/** The subject of the picture whose page is open, as its owner pointed it out. */
async function pointedOut(page: Page) {
  const id = /\/([\w-]{22})#/.exec(page.url())![1]!;
  const reply = await page.request.get(`/ajax/image/${id}`);
  return imageView.parse(await reply.json()).options.subject;
}

for (const { at, opens, title, sends, isOnPhone } of forms) {
  test(`the subject is pointed out in the form at ${at}, by taps and by keys`, {
    tag: isOnPhone ? [] : "@desktop",
  }, async ({ page, isMobile, t, expectAccessible, shot }) => {
    await page.goto(at);
    await page
      .getByRole("button", { name: t(opens) })
      .first()
      .click();
    const form = page.getByRole("dialog", { name: t(title) });
    const isYours = (photo: string) => form.getByText(t("subject.yours", { name: photo }));
    await form
      .locator("input[type=file]")
      .first()
      .setInputFiles(await scenePhoto());
    await form.getByRole("button", { name: t("subject.mark") }).click();
    const tool = page.getByRole("dialog", { name: t("subject.mark") });
    const surface = tool.getByRole("application");
    const name = at.split("/").at(-1);

    await test.step("a tap is answered at once, taken back and cleared", async () => {
      const share = tool.getByText(t("subject.share", { share: "\0" }).split("\0")[0]!);
      await tap(surface, { across: 0.5, down: 0.6 });
      await expect(share.first()).toBeVisible();
      await expectAccessible();
      await shot(`point-out-${name}`);
      await tool.getByText(t("subject.is_not"), { exact: true }).click();
      await tap(surface, { across: 0.1, down: 0.1 });
      await tool.getByRole("button", { name: t("pbn.mark_undo"), exact: true }).click();
      await tool.getByRole("button", { name: t("pbn.mark_clear"), exact: true }).click();
    });

    await test.step("keys do the same", async () => {
      await tool.getByText(t("subject.is"), { exact: true }).click();
      await surface.focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Space");
      await tool.getByRole("button", { name: t("pbn.mark_done"), exact: true }).click();
      await expect(isYours("Boats in the harbor.png")).toBeVisible();
      await form.getByRole("button", { name: t("subject.mark") }).scrollIntoViewIfNeeded();
      await shot(`pointed-out-${name}`);
    });

    await test.step("and it is sent", async () => {
      await form.getByRole("button", { name: t(sends), exact: true }).click();
      await page.waitForURL(/\/[\w-]{22}#item-main-container$/);
      expect(await pointedOut(page)).toMatchObject([{ isSubject: true }]);
    });

    await test.step("it is still pointed out when the finished picture is made again", async () => {
      await page.getByRole("button", { name: t("pbn.same_photo") }).click();
      await expect(isYours("Boats in the harbor")).toBeVisible();
      await shot(`pointed-out-again-${name}`);
    });

    await test.step("and on the way back, loaded anew", async () => {
      if (isMobile) {
        // on a phone the first way back closes the form that looks like a page
        await page.goBack();
        await expect(form).toBeHidden();
      }
      await page.goBack();
      await expect(isYours("Boats in the harbor.png")).toBeVisible();
      await page.reload();
      await expect(isYours("Boats in the harbor.png")).toBeVisible();
    });
  });
}
