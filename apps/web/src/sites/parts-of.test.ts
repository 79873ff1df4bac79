import { fillPath, siteRoutes } from "@tintery/contract/tables";
import { expect, it } from "vitest";
import { partsOf } from "./parts-of.ts";

const parts = { id: "kX3_-7Zq0aBcDeFgHiJkLm", level: "lowest" };
const { path } = siteRoutes.changePrecision;

it("finds the parts that a path was filled with", () => {
  expect(partsOf(path, fillPath(path, parts))).toEqual(parts);
});

it("finds none in what only begins or ends as the path does", () => {
  const address = fillPath(path, parts);
  for (const other of [`${address}/more`, `/more${address}`, fillPath(siteRoutes.outlines.path, parts)])
    expect(partsOf(path, other)).toBeNull();
});
