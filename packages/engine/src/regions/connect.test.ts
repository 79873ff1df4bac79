import fc from "fast-check";
import { expect, test } from "vitest";
import { labelsFromLetters } from "../testing/letters.ts";
import { connect } from "./connect.ts";

test("pixels that touch along a side are one region, across a corner they are two", () => {
  const labels = labelsFromLetters("AAB ABB BBA");
  expect([...labels.data]).toEqual([0, 0, 1, 0, 1, 1, 1, 1, 2]);
  expect([...labels.colors]).toEqual([0, 1, 0]);
});

test("a horseshoe is one region although its arms meet last", () => {
  expect(labelsFromLetters("ABA ABA AAA").count).toBe(2);
});

test("every pixel is in one region of its own color, neighbors of one color share it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 120 }),
      (width, list) => {
        const height = Math.ceil(list.length / width);
        const colors = Int32Array.from({ length: width * height }, (_, i) => list[i] ?? 0);
        const { data, count, colors: own } = connect(colors, width, height);
        expect(new Set(data).size).toBe(count);
        data.forEach((region, i) => {
          expect(own[region]).toBe(colors[i]);
          if (i % width > 0 && colors[i] === colors[i - 1]) expect(region).toBe(data[i - 1]);
          if (i >= width && colors[i] === colors[i - width]) expect(region).toBe(data[i - width]);
        });
      },
    ),
  );
});
