import { expect, test } from "./journey.ts";

test("words become a painting: random, shuffled, looked at, made, and told of", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: t("page.no_photo") }).click();
  const form = page.getByRole("dialog", { name: t("pbn.create_title") });
  const prompt = "a spaniel under a tree, freedom";
  const painted = form.getByAltText(t("builder.picture_alt", { prompt }));
  const field = form.getByRole("textbox", { name: t("builder.prompt") });
  await form.getByRole("button", { name: t("prompts.random") }).click();
  await expect(field).not.toHaveValue("");
  await field.fill(prompt);
  await expect(painted).toBeVisible();
  await expect(form.getByText("spaniel → dog")).toBeVisible();
  await expectAccessible();
  await shot("words");
  const first = await painted.getAttribute("src");
  await form.getByRole("button", { name: t("builder.shuffle") }).click();
  await expect(painted).not.toHaveAttribute("src", first ?? "");
  await form.getByRole("button", { name: t("builder.use") }).click();
  await expect(form.getByRole("button", { name: t("builder.change_words") })).toBeVisible();
  await form.getByRole("spinbutton", { name: t("pbn.number_of_colors") }).fill("12");
  await form.getByRole("button", { name: t("pbn.create"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("builder.title") })).toBeVisible();
  await expect(page.getByText(t("builder.painted_by"))).toBeVisible();
  await expect(page.getByText("spaniel → dog")).toBeVisible();
  await expectAccessible();
  await shot("from-words");
});

test("words that are not painted are refused with a way on", { tag: "@desktop" }, async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/#create");
  const form = page.getByRole("dialog", { name: t("pbn.create_title") });
  await form.getByText(t("builder.from_words"), { exact: true }).click();
  const field = form.getByRole("textbox", { name: t("builder.prompt") });
  await field.fill("eine Katze unter einem Baum");
  await expect(form.getByText(t("problem.prompt_not_english"))).toBeVisible();
  await form.getByRole("button", { name: t("pbn.create"), exact: true }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expectAccessible();
  await shot("words-refused");
  await form.getByRole("button", { name: t("builder.example") }).click();
  await expect(form.getByAltText(t("builder.picture_alt", { prompt: "a cat under a tree" }))).toBeVisible();
});

test("words become a coloring page", { tag: "@desktop" }, async ({ page, t, expectAccessible, shot }) => {
  await page.goto("/app/colorings#coloring");
  const form = page.getByRole("dialog", { name: t("spec.create_coloring") });
  await form.getByText(t("builder.from_words"), { exact: true }).click();
  await form.getByRole("textbox", { name: t("builder.prompt") }).fill("a castle and a dragon");
  const painted = form.getByAltText(t("builder.picture_alt", { prompt: "a castle and a dragon" }));
  await expect(painted).toBeVisible();
  // every kind of page shows the castle at once
  await expect(form.getByText(t("coloring.preview.drawn", { name: "a castle and a dragon" }))).toBeVisible();
  await expectAccessible();
  await shot("words-coloring");
  await form.getByRole("button", { name: t("coloring.create"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("builder.title") })).toBeVisible();
  await shot("coloring-from-words");
});
