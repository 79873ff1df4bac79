import { expect, test } from "./journey.ts";
import { choosePhoto, scenePhoto } from "./photos.ts";

/** The creation forms: where each is, and the words of its button. */
const forms = [
  { name: "paint by numbers", address: "/", send: "pbn.create", isOnPhone: false },
  { name: "coloring pages", address: "/app/colorings", send: "coloring.create", isOnPhone: false },
  { name: "SVG outlines", address: "/app/colorings-svg", send: "outlines.create", isOnPhone: true },
] as const;

for (const { name, address, send, isOnPhone } of forms)
  test(`the photo of ${name} is still chosen on the way back from its result`, {
    tag: isOnPhone ? [] : "@desktop",
  }, async ({ page, t, expectAccessible, shot }) => {
    const photo = await scenePhoto();
    const isHome = address === "/";
    await page.goto(address);
    const open = () =>
      isHome
        ? page
            .getByRole("link", { name: t("page.door.pbn") })
            .first()
            .click()
        : page.locator("[data-widget$=upload-form]").getByRole("button").first().click();
    const form = page.getByRole("dialog");
    const chosen = form.getByText("Boats in the harbor.png", { exact: true });
    const restored = form.getByText(t("upload.restored"));
    if (isHome) {
      await choosePhoto(page, photo);
      await form.getByRole("button", { name: t("dashboard.kind.paint-by-numbers") }).click();
    } else {
      await open();
      await form.locator("input[type=file]").first().setInputFiles(photo);
    }
    await expect(chosen).toBeVisible();
    await form.getByRole("button", { name: t(send), exact: true }).click();
    await page.waitForURL(/\/[\w-]{22}(#.*)?$/);

    await test.step("go back, and load the page anew", async () => {
      await page.goBack();
      await expect(chosen).toBeVisible();
      await expect(restored).toBeVisible();
      await expectAccessible();
      await shot(`draft-${send.split(".")[0]}`);
      await page.reload();
      await expect(chosen).toBeVisible();
    });

    await test.step("start over", async () => {
      await form.getByRole("button", { name: t("upload.start_over") }).click();
      await expect(chosen).toBeHidden();
      await expect(restored).toBeHidden();
      await page.reload();
      await expect(form).toBeHidden();
      await open();
      await expect(form).toBeVisible();
      await expect(chosen).toBeHidden();
    });
  });
