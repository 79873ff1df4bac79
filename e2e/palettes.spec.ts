import { readFile } from "node:fs/promises";
import { expect, test } from "./journey.ts";

const paints = `code;name;hex;transparency;pigments;stock
PW6;Titanium white;#f5f4ee;O;PW6;1
PBk9;Bone black;#221f1f;O;PBk9;1
PR108;Cadmium red;#c8281e;O;PR108;1
PY74;Hansa yellow;#f4c20d;ST;PY74;1
PB29;Ultramarine;#1d2f91;T;PB29;1
PG7;Phthalo green;#0b4f3c;T;PG7;0
`;

test("paints at home become a palette: brought, finished, shared, and painted with", async ({
  page,
  context,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("page.palettes") })
    .click();
  await expect(page.getByRole("heading", { name: t("palette.empty_title") })).toBeVisible();
  await expectAccessible();
  const picker = page.getByLabel(t("palette.import"), { exact: true }).last();
  const bring = (name: string, text: string) =>
    picker.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

  // a file that is none is refused, and nothing is lost
  await bring("notes.csv", "milk\nbread");
  await expect(page.getByRole("alert")).toContainText(t("palette.fault.unknown"));
  await bring("Studio.csv", paints);
  await expect(page.getByLabel(t("palette.title"))).toHaveValue("Studio");
  await expect(page.getByLabel(t("palette.code"), { exact: true })).toHaveCount(6);
  await expect(page.getByText(t("palette.too_small", { minPaletteSize: "7" }))).toBeVisible();

  // one more, whose code is taken at first; a mistake is taken back
  await page.getByRole("button", { name: t("palette.add") }).click();
  const lastCode = page.getByLabel(t("palette.code"), { exact: true }).last();
  await lastCode.fill("PW6");
  await page.getByRole("button", { name: t("palette.save") }).click();
  await expect(page.getByText(t("palette.code_fault.twice"))).toBeVisible();
  await expect(lastCode).toBeFocused();
  await lastCode.fill("PBr7");
  await page.getByLabel(t("palette.name"), { exact: true }).last().fill("Burnt sienna");
  await page.getByLabel(t("mixing.hex"), { exact: true }).last().fill("#7a3f25");
  await page.getByRole("button", { name: t("palette.remove", { name: "Ultramarine" }) }).click();
  await expect(page.getByLabel(t("palette.code"), { exact: true })).toHaveCount(6);
  await page.getByRole("button", { name: t("pbn.mark_undo") }).click();
  await expect(page.getByLabel(t("palette.code"), { exact: true })).toHaveCount(7);
  await expectAccessible();
  await shot("palette-editor");
  await page.getByRole("button", { name: t("palette.save") }).click();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Studio" }) });
  await expect(card).toContainText(t("palette.stock_count", { number: "6" }));
  await page.reload();
  await expect(card).toBeVisible();
  await expectAccessible();
  await shot("palettes");

  // out again, with everything
  await card.locator("summary").click();
  const saving = page.waitForEvent("download");
  await card.getByRole("button", { name: "CSV" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("Studio.csv");
  expect(await readFile(await saved.path(), "utf8")).toContain("PB29,Ultramarine,#1d2f91,T,PB29,1");

  // to somebody else, who sees the colors, and nothing once the link is taken back
  await card.getByRole("button", { name: t("share.share") }).click();
  await page.getByRole("button", { name: t("share.make") }).click();
  const link = await page.getByLabel(t("share.link"), { exact: true }).inputValue();
  const other = await context.browser()!.newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Studio" })).toBeVisible();
  await expect(other.getByRole("button", { name: /Ultramarine/ })).toBeVisible();
  await page.getByRole("button", { name: t("share.revoke") }).click();
  await expect(page.getByText(t("share.revoked"))).toBeVisible();
  expect((await other.reload())?.status()).toBe(404);
  await other.close();
  await page.keyboard.press("Escape");

  // the palette leads to the form, which has it chosen
  await card.getByRole("link", { name: t("pbn.create_title") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const field = page.getByRole("combobox", { name: t("pbn.palette"), exact: true });
  await expect(field.locator("option:checked")).toContainText("Studio");

  await page.goto("/app/virtual-artist-lab/palettes");
  await card.getByRole("button", { name: t("pbn.delete") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("pbn.delete") })
    .click();
  await expect(page.getByRole("heading", { name: t("palette.empty_title") })).toBeVisible();
});

test("a maker's palette is searched, looked into, and copied", async ({
  page,
  t,
  expectAccessible,
  shot,
}) => {
  await page.goto("/app/virtual-artist-lab/palettes");
  await page.getByRole("link", { name: /^Golden Heavy Body/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Golden Heavy Body Acrylic" })).toBeVisible();
  await expect(page.getByText(t("palette.sureness", { high: "72", medium: "33", low: "8" }))).toBeVisible();
  await expectAccessible();
  await shot("maker-palette");
  const search = page.getByLabel(t("palette.search"));
  await search.fill("no such color");
  await expect(page.getByText(t("palette.nothing_found"))).toBeVisible();
  await search.fill("PB29");
  const found = page.getByRole("button", { name: /PB29/ });
  await expect(found.first()).toBeVisible();
  await found.first().click();
  await expect(page.getByRole("dialog").getByText("HEX")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: t("palette.keep") }).click();
  await expect(page.getByLabel(t("palette.title"))).toHaveValue("Golden Heavy Body Acrylic");
});
