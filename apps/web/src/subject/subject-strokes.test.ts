import { subjectStrokeLimits } from "@tintery/contract/tables";
import { subjectStrokes } from "@tintery/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Stroke } from "../marks/marks.ts";
import { marksOfSubject, subjectStrokesOf } from "./subject-strokes.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const stroke = fc.record<Stroke>({
  tool: fc.constantFrom("brush", "eraser"),
  width: fc.double({ min: 0.001, max: 0.4, noNaN: true }),
  places: fc.array(fc.record({ across: share, down: share }), { minLength: 1, maxLength: 300 }),
});

describe("what was marked", () => {
  test("is taken by the request, however much it is", () => {
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 60 }), (done) => {
        const sent = subjectStrokesOf({ done, undone: [] });
        expect(subjectStrokes.safeParse(sent).success).toBe(true);
        expect(JSON.stringify(sent).length).toBeLessThan(10_000);
      }),
      { numRuns: 30 },
    );
  });

  test("comes back as it was sent", () => {
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 5 }), (done) => {
        const sent = subjectStrokesOf({ done, undone: [] });
        expect(subjectStrokesOf(marksOfSubject(sent))).toEqual(sent);
      }),
      { numRuns: 30 },
    );
  });

  test("says its newest strokes when there are too many", () => {
    const tap = (across: number): Stroke => ({ tool: "brush", width: 0.03, places: [{ across, down: 0.5 }] });
    const done = Array.from({ length: subjectStrokeLimits.strokes + 1 }, (_, i) => tap(i / 100));
    const sent = subjectStrokesOf({ done, undone: [] });
    expect(sent).toHaveLength(subjectStrokeLimits.strokes);
    expect(sent[0]!.points).toEqual([0.01, 0.5]);
  });

  test("is nothing after it was cleared", () => {
    expect(
      subjectStrokesOf({
        done: [{ tool: "brush", width: 0.03, places: [{ across: 0, down: 0 }] }, "clear"],
        undone: [],
      }),
    ).toEqual([]);
  });
});
