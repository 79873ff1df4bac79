import { expect, test } from "vitest";
import { embedMarkup } from "./embed-markup.ts";

const address = "https://paint.example.org/app/shared/AbCdEfGhIjKlMnOpQrStUv";
const embedded = { address, alt: 'A "page" <of> R&D', width: 1200, height: 900 };

test("a slider needs the script and both pictures, all with whole addresses", () => {
  expect(embedMarkup("slider", embedded).split("\n")).toEqual([
    '<script type="module" src="https://paint.example.org/widgets.js"></script>',
    `<div data-widget="compare-slider" data-before="${address}/picture/before" data-after="${address}/picture/after" data-after-label="A &quot;page&quot; &lt;of> R&amp;D" data-alt="A &quot;page&quot; &lt;of> R&amp;D" data-width="1200" data-height="900"></div>`,
  ]);
});

test("a picture is a link to the shared page", () => {
  expect(embedMarkup("picture", embedded)).toBe(
    `<a href="${address}"><img src="${address}/picture/after" alt="A &quot;page&quot; &lt;of> R&amp;D" width="1200" height="900" style="max-width: 100%; height: auto" onerror="this.parentNode.remove()"></a>`,
  );
});
