import { describe, expect, it } from "vitest";
import { imageKindNames } from "./image-kinds.ts";
import { imageStatuses } from "./images.ts";
import { imageEvents, isSettled, next } from "./status.ts";

describe("next", () => {
  it("knows exactly these moves of a paint-by-numbers picture", () => {
    const moves = imageStatuses.map((status) => [
      status,
      imageEvents.map((event) => next("paint-by-numbers", status, event) ?? "-").join(" "),
    ]);
    //          begin      painted           finish fail   lose    redo
    expect(moves).toEqual([
      ["waiting", "processing - - failed - -"],
      ["processing", "processing processing_colors ready failed waiting -"],
      ["processing_colors", "processing - ready failed waiting -"],
      ["ready", "- - - - - waiting"],
      ["failed", "- - - - - waiting"],
    ]);
  });

  it("keeps the state of colors to paint by numbers", () => {
    for (const kind of imageKindNames)
      expect(next(kind, "processing", "painted")).toBe(
        kind === "paint-by-numbers" ? "processing_colors" : null,
      );
  });

  it("ignores whatever a second run of a settled job says", () => {
    for (const status of imageStatuses.filter(isSettled))
      for (const event of ["begin", "painted", "finish", "fail", "lose"] as const)
        expect(next("paint-by-numbers", status, event)).toBeNull();
  });
});
