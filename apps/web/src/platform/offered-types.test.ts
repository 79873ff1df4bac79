import { photoTypes } from "@tintery/contract/tables";
import { afterEach, expect, it, vi } from "vitest";
import { offeredTypes } from "./offered-types.ts";

afterEach(() => vi.unstubAllGlobals());

const onDeviceWith = (pointer: string) =>
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === `(pointer: ${pointer})` }));

it("names HEIC to computers, and never to phones or in pages that are written for all", () => {
  expect(offeredTypes()).toBe(photoTypes.join());
  onDeviceWith("coarse");
  expect(offeredTypes()).toBe(photoTypes.join());
  onDeviceWith("fine");
  expect(offeredTypes(["image/png"])).toBe("image/png,image/heic,.heic,.heif");
});
