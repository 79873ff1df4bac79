import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadLanguage } from "../packages/contract/src/messages.ts";
import { expect, expectPicturesLoaded, test } from "./journey.ts";

/** A page of somebody else, with styles that spare nothing. */
const hostPage = (tintery: string) => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <title>Bastelblog</title>
    <link rel="icon" href="data:,">
    <style>
      * { font-family: fantasy !important; color: lime !important; margin: 30px !important; }
      button, img { display: none !important; }
    </style>
  </head>
  <body>
    <h1>Bastelblog</h1>
    <div data-widget="compare-slider" data-before="${dot("orange")}" data-after="${dot("teal")}"
      data-alt="Ein Punkt" data-width="400" data-height="300"></div>
    <div id="coloring-upload-form" data-user-type="paid"></div>
    <div id="coloring-svg-upload-form" data-color-precision="lowest"></div>
    <div data-widget="coloring-svg-compare" data-image-id="AAAAAAAAAAAAAAAAAAAAAA" data-email="svg@example.com"></div>
    <div data-widget="create-image" data-type="coloring"></div>
    <div data-widget="coloring-compare" data-image-id="AAAAAAAAAAAAAAAAAAAAAA" data-email="hilfe@example.com"></div>
    <script type="module" src="${tintery}/widgets.js"></script>
  </body>
</html>`;

const dot = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="200" cy="150" r="90" fill="${color}"/></svg>`)}`;

test("widgets mount on a page of somebody else, in the language of that page", async ({
  page,
  baseURL,
  foreseen,
  shot,
}) => {
  // the host passes no calls on to Tintery
  foreseen.push(/404/);
  const t = await loadLanguage("de");
  const host = createServer((request, reply) => {
    const known = request.url === "/";
    reply.writeHead(known ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    reply.end(known ? hostPage(baseURL ?? "") : "");
  });
  await new Promise<void>((ready) => host.listen(0, "127.0.0.1", ready));
  // another port is another origin
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  const slider = page.getByRole("slider", { name: /Original/ });
  await expect(slider).toBeVisible();
  // the host's styles stop at the shadow root
  await expect(page.getByRole("img", { name: /Ein Punkt/ }).first()).toBeVisible();
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuenow", "100");
  await expect(page.getByRole("button", { name: t("ui.choose_picture") })).toBeVisible();
  await expect(
    page.getByText(t("spec.something_went_wrong")).or(page.getByText(/hilfe@example\.com/)),
  ).toBeVisible();
  await page.getByRole("button", { name: t("spec.create_coloring") }).click();
  const form = page.getByRole("dialog", { name: t("spec.create_coloring") });
  await expect(form.getByText(t("ui.free"))).toBeVisible();
  await expectPicturesLoaded(page);
  await shot("host");
  await form.getByRole("button", { name: t("ui.close") }).click();
  await expect(page.getByText(/svg@example\.com/)).toBeVisible();
  await page.getByRole("button", { name: t("spec.create_outlines") }).click();
  const outlines = page.getByRole("dialog", { name: t("spec.create_outlines") });
  await expect(
    outlines.getByRole("radio", { name: t("outlines.precision.lowest"), exact: true }),
  ).toBeChecked();
  await expect(outlines.getByText(t("outlines.formats"))).toBeVisible();
  await expectPicturesLoaded(page);
  host.close();
});
