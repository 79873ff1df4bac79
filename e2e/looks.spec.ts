import { expect, test } from "./journey.ts";
import { choosePhoto, goOnAsPainting, scenePhoto } from "./photos.ts";

test("the photo is shown in every look; one is chosen, made, and saved as a picture of its own", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/");
  await choosePhoto(page, await scenePhoto());
  await goOnAsPainting(page, t);
  const form = page.getByRole("dialog", { name: t("pbn.create_title") });
  await form.getByText(t("pbn.more_options")).click();
  const looks = form.getByRole("radiogroup", { name: t("pbn.ai_filter_type") });
  const look = (name: "watercolor" | "gouache") =>
    looks.getByRole("radio", { name: t(`pbn.ai_filter_type.${name}`), exact: true });

  await test.step("the row fills by itself", async () => {
    await expect(looks.getByRole("radio")).toHaveCount(16);
    await expect(looks.locator("img")).toHaveCount(16);
    await looks.scrollIntoViewIfNeeded();
    await expectAccessible();
    await shot("looks-row");
  });

  await test.step("one is chosen by its picture, or with the keys", async () => {
    await look("watercolor").check();
    await look("watercolor").press("ArrowRight");
    await expect(look("gouache")).toBeChecked();
    await expect(form.getByRole("spinbutton", { name: t("pbn.look_strength") })).toHaveValue("0.7");
    await shot("looks-chosen");
    await form.getByRole("button", { name: t("pbn.create"), exact: true }).click();
  });

  await test.step("the painting keeps its look, to be saved", async () => {
    const downloads = page.getByRole("button", { name: t("pbn.download"), exact: true });
    await expect(downloads).toBeVisible();
    await downloads.click();
    const dialog = page.getByRole("dialog", { name: t("pbn.download_title") });
    const offer = dialog.getByRole("listitem").filter({ hasText: t("pbn.kind_hint.look") });
    await offer.scrollIntoViewIfNeeded();
    await expect(offer.locator("img")).toBeVisible();
    await expectAccessible();
    await shot("looks-download");
    const [download] = await Promise.all([page.waitForEvent("download"), offer.getByRole("link").click()]);
    expect(download.suggestedFilename()).toMatch(/-look\.jpg$/);
  });
});
