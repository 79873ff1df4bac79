import { expect, test } from "./journey.ts";
import { scenePhoto, tornPhoto } from "./photos.ts";

test.beforeEach(({ page }) => page.goto("/#create").then(() => {}));

test("nothing chosen: the form says so and stays", { tag: "@desktop" }, async ({ page, t }) => {
  const form = page.getByRole("dialog", { name: t("pbn.create_title") });
  await form.getByRole("button", { name: t("pbn.create"), exact: true }).click();
  await expect(form.getByText(t("problem.image_or_prompt_required"))).toBeVisible();
});

test("a text file called photo.png is refused in words, and another choice works at once", {
  tag: "@desktop",
}, async ({ page, t }) => {
  const form = page.getByRole("dialog", { name: t("pbn.create_title") });
  const text = { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("not a picture at all") };
  await form.locator("input[type=file]").first().setInputFiles(text);
  await expect(form.getByText(t("problem.unsupported_type"))).toBeVisible();
  await form
    .locator("input[type=file]")
    .first()
    .setInputFiles(await scenePhoto());
  await expect(form.getByText(t("problem.unsupported_type"))).toBeHidden();
});

test("a torn photo fails with the banner and a way on", { tag: "@desktop" }, async ({
  page,
  t,
  expectAccessible,
  shot,
  foreseen,
}) => {
  foreseen.push(/status of 4\d\d/);
  const form = page.getByRole("dialog", { name: t("pbn.create_title") });
  await form
    .locator("input[type=file]")
    .first()
    .setInputFiles(await tornPhoto());
  // the form may already see the damage; if it cannot, the server does
  const refused = form.getByText(t("problem.damaged"));
  const create = form.getByRole("button", { name: t("pbn.create"), exact: true });
  if (!(await refused.isVisible())) await create.click();
  await expect(page.getByText(t("problem.damaged"))).toBeVisible();
  await expectAccessible();
  await shot("failed");
});
