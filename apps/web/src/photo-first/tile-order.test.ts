import { expect, it } from "vitest";
import { products } from "./draft-names.ts";
import { wantedFirst } from "./tile-order.ts";

const order = (path: string) =>
  wantedFirst(
    products.map((product) => ({ product })),
    path,
  ).map(({ product }) => product);

it("has in front what the page is about, in any language, and else paintings and coloring pages", () => {
  const usual = ["paint-by-numbers", "coloring", "outlines"];
  for (const path of ["/", "/de/", "/api", "/app/dashboard"]) expect(order(path)).toEqual(usual);
  expect(order("/app/colorings")).toEqual(["coloring", "paint-by-numbers", "outlines"]);
  expect(order("/app/colorings-svg")).toEqual(["outlines", "paint-by-numbers", "coloring"]);
});
