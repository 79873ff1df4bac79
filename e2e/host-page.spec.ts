import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./journey.ts";

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
    <script type="module" src="${tintery}/widgets.js"></script>
  </body>
</html>`;

const dot = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="200" cy="150" r="90" fill="${color}"/></svg>`)}`;

test("a widget mounts on a page of somebody else, in the language of that page", async ({
  page,
  baseURL,
  shot,
}) => {
  const host = createServer((_, reply) => {
    reply.setHeader("content-type", "text/html; charset=utf-8");
    reply.end(hostPage(baseURL ?? ""));
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
  await shot("host");
  host.close();
});
