import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addStep,
  brushWidth,
  brushWidths,
  noMarks,
  onPhoto,
  redo,
  type Stroke,
  seenOf,
  undo,
} from "./marks.ts";

const stroke = (width: number): Stroke => ({ tool: "brush", width, places: [{ across: 0.5, down: 0.5 }] });
const [a, b, c] = [stroke(0.1), stroke(0.2), stroke(0.3)];

describe("marks", () => {
  it("are taken back and done again step by step, clearing included", () => {
    const cleared = addStep(addStep(addStep(noMarks, a), b), "clear");
    expect(seenOf(cleared)).toEqual([]);
    const back = undo(cleared);
    expect(seenOf(back)).toEqual([a, b]);
    expect(seenOf(undo(back))).toEqual([a]);
    expect(seenOf(redo(undo(back)))).toEqual([a, b]);
    expect(redo(redo(back))).toEqual(cleared);
    expect(undo(noMarks)).toEqual(noMarks);
  });

  it("forget what was taken back once something else is done", () => {
    const other = addStep(undo(addStep(addStep(noMarks, a), b)), c);
    expect(seenOf(other)).toEqual([a, c]);
    expect(redo(other)).toEqual(other);
  });

  it("come back whole after any undos and as many redos", () => {
    const steps = fc.array(fc.constantFrom(a, b, c, "clear" as const), { maxLength: 12 });
    fc.assert(
      fc.property(steps, fc.nat(12), (list, times) => {
        const marks = list.reduce(addStep, noMarks);
        const count = Math.min(times, list.length);
        let now = marks;
        for (let n = 0; n < count; n++) now = undo(now);
        for (let n = 0; n < count; n++) now = redo(now);
        expect(now).toEqual(marks);
      }),
    );
  });

  it("stay on the photo, with widths in range", () => {
    expect(onPhoto({ across: -0.2, down: 1.4 })).toEqual({ across: 0, down: 1 });
    expect(brushWidth(9)).toBe(brushWidths.max);
    expect(brushWidth(0)).toBe(brushWidths.min);
    expect(brushWidth(0.0512)).toBeCloseTo(0.05);
  });
});
