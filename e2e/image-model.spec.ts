import { expect, test } from "./journey.ts";
import { painterName } from "./painter-name.ts";
import { choosePhoto, goOnAsPainting, scenePhoto } from "./photos.ts";

test("words are painted by an image model, which is said before and after", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/#create");
  const form = page.getByRole("dialog", { name: t("pbn.create_title") });
  await form.getByText(t("builder.from_words"), { exact: true }).click();
  await expect(form.getByRole("radio", { name: t("builder.by_scene_builder") })).toBeChecked();
  await form.getByText(t("builder.by_model", { name: painterName })).click();
  await expect(form.getByText(t("builder.no_preview"))).toBeVisible();
  await form.getByRole("textbox", { name: t("builder.prompt") }).fill("an old friend laughing in the rain");
  await form.getByRole("spinbutton", { name: t("pbn.number_of_colors") }).fill("12");
  await expectAccessible();
  await shot("image-model");
  await form.getByRole("button", { name: t("pbn.create"), exact: true }).click();
  await expect(page.getByText(t("stage.paint")).first()).toBeVisible();
  await expect(page.getByText(t("builder.painted_by_model", { name: painterName }))).toBeVisible();
  await expectAccessible();
  await shot("from-image-model");
});

test("the look of a photo is painted by an image model, where that was chosen", { tag: "@desktop" }, async ({
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
  const model = form.getByRole("radio", { name: t("builder.by_model", { name: painterName }) });

  await test.step("which is offered beside our own with a look, and said", async () => {
    await expect(looks.locator("img")).toHaveCount(16);
    await expect(model).toHaveCount(0);
    await looks.getByRole("radio", { name: t("pbn.ai_filter_type.gouache"), exact: true }).check();
    await expect(form.getByRole("radio", { name: t("pbn.look_by_tintery") })).toBeChecked();
    await form.getByText(t("builder.by_model", { name: painterName })).click();
    await expect(model).toBeChecked();
    await expect(form.getByText(t("pbn.look_by_hint", { name: painterName }))).toBeVisible();
    await expect(form.getByText(t("pbn.look_by_preview", { name: painterName }))).toBeVisible();
    await expectAccessible();
    await shot("look-by-model-preview");
    await model.scrollIntoViewIfNeeded();
    await shot("look-by-model");
    await form.getByRole("button", { name: t("pbn.create"), exact: true }).click();
  });

  await test.step("and told on the page of the picture", async () => {
    await expect(page.getByText(t("builder.look_by_model", { name: painterName }))).toBeVisible();
    await expectAccessible();
    await shot("look-painted-by-model");
  });
});

test("the lines of a photo are drawn by an image model, where that was chosen", { tag: "@desktop" }, async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/app/colorings#coloring");
  const form = page.getByRole("dialog", { name: t("spec.create_coloring") });
  await form
    .locator("input[type=file]")
    .first()
    .setInputFiles(await scenePhoto());
  const check = form.getByRole("checkbox", { name: t("coloring.drawn_by_model", { name: painterName }) });
  await expect(check).not.toBeChecked();
  await check.check();
  await expectAccessible();
  await check.scrollIntoViewIfNeeded();
  await shot("lines-by-model");
  await form.getByRole("button", { name: t("coloring.create"), exact: true }).click();
  await expect(page.getByText(t("builder.drawn_by_model", { name: painterName }))).toBeVisible();
  await expectAccessible();
  await shot("drawn-by-model");
});
