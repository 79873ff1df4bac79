import { expect, it } from "vitest";
import { sharesBefore } from "./shares-before.ts";

it("adds up what was before each", () => {
  expect(sharesBefore({ fit: 0.25, smooth: 0.5, trace: 0.25 })).toEqual({
    fit: 0,
    smooth: 0.25,
    trace: 0.75,
  });
  expect(sharesBefore({})).toEqual({});
});
