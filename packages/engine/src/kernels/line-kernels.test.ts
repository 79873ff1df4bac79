import fc from "fast-check";
import { expect, test } from "vitest";
import { areasBetween } from "../edges/areas-between.ts";
import { bordersOf } from "../edges/closed-regions.ts";
import { type Field, highestAround, shrinkField } from "../edges/grid.ts";
import { linesOfLength } from "../edges/hysteresis.ts";
import { near } from "../edges/near.ts";
import { type ColorPlanes, Neighborhood } from "../edges/neighborhood.ts";
import { opened, openPiecesBelow } from "../edges/opened.ts";
import { keepLong, piecesOf } from "../edges/pieces.ts";
import { ridgesOf } from "../edges/ridges.ts";
import { roundBorders } from "../edges/round-borders.ts";
import { shiftStrength } from "../edges/strength-table.ts";
import { thin } from "../edges/thinning.ts";
import { watershed } from "../edges/watershed.ts";
import { connect } from "../regions/connect.ts";
import { withoutKernels } from "./kernels.ts";

// Every kernel that looks for lines against the plain code that stands behind it: equal to the last bit.

const side = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 }));

/** Values from 0 to 1 in single precision, in patches of a few pixels so that there are areas and lines. */
const fields: fc.Arbitrary<Field> = fc
  .tuple(side, side, fc.nat(), fc.integer({ min: 1, max: 6 }), fc.constantFrom(2, 5, 4096))
  .map(([width, height, seed, patch, levels]) => {
    const data = new Float32Array(width * height);
    for (let i = 0; i < data.length; i++) {
      const [x, y] = [Math.floor((i % width) / patch), Math.floor(i / width / patch)];
      const chance = Math.imul(x * 31 + y * 1009 + seed, 2654435761) >>> 8;
      data[i] = Math.floor((chance / 2 ** 24) * levels) / (levels - 1 || 1);
    }
    return { width, height, data };
  });
const masks = fields.map(({ width, height, data }) => ({
  width,
  height,
  on: Uint8Array.from(data, (value) => (value > 0.5 ? 1 : 0)),
}));
const weightOf = ({ data }: Field) => Float32Array.from(data, (_, i) => 0.3 + (i % 7) / 5);
const regionsOf = ({ width, height, data }: Field) =>
  connect(
    Int32Array.from(data, (value) => Math.round(value * 4)),
    width,
    height,
  );

function bothAgree<T>(compute: () => T): void {
  expect(compute()).toEqual(withoutKernels(compute));
}

test("connected pieces, and those that stay", () => {
  fc.assert(
    fc.property(masks, fc.integer({ min: 0, max: 9 }), ({ on, ...size }, least) => {
      bothAgree(() => piecesOf(on, size));
      bothAgree(() => keepLong(on, size, least));
    }),
  );
});

test("thin lines", () => {
  fc.assert(fc.property(masks, ({ on, ...size }) => bothAgree(() => thin(on, size))));
});

test("crests of ridges, and the lines of a length among them", () => {
  fc.assert(
    fc.property(fields, fc.nat(300), fc.nat(4), (field, length, salience) => {
      bothAgree(() => ridgesOf(field));
      bothAgree(() => linesOfLength(field, weightOf(field), { range: [0.2, 0.9], length, salience }));
    }),
  );
});

test("valleys that are flooded", () => {
  fc.assert(fc.property(fields, (field) => bothAgree(() => watershed(field))));
});

test("areas between lines", () => {
  fc.assert(fc.property(masks, ({ on, width, height }) => bothAgree(() => areasBetween(on, width, height))));
});

test("what is near a line, and lines that fuse", () => {
  fc.assert(
    fc.property(masks, fc.double({ min: 0, max: 60, noNaN: true }), (mask, squared) => {
      const { on, ...size } = mask;
      bothAgree(() => near(on, size, squared));
    }),
  );
});

test("borders that are rounded", () => {
  fc.assert(
    fc.property(fields, fc.integer({ min: 1, max: 7 }), (field, reach) => {
      bothAgree(() => {
        const round = roundBorders(regionsOf(field), reach, 3);
        return { width: round.width, height: round.height, count: round.count, data: round.data };
      });
      bothAgree(() => bordersOf(regionsOf(field)));
    }),
  );
});

test("neighborhoods, and their regions merged", () => {
  fc.assert(
    fc.property(fields, fc.nat(30), fc.boolean(), (field, smallest, isColored) => {
      bothAgree(() => {
        const labels = regionsOf(field);
        const plane = Int16Array.from(field.data, (value, i) => value * 900 - i);
        const planes: ColorPlanes = [plane, plane.map((value) => -value), plane.map((value) => value >> 2)];
        const graph = new Neighborhood(labels, field.data, isColored ? planes : undefined);
        const { area, sums, a, b, length, strength } = graph;
        const before = [area, sums, a, b, length, strength].map((values) => values.slice());
        graph.mergeCheapest((border) => graph.mean(border), 0.4);
        graph.mergeSmall((border) => graph.mean(border), smallest);
        return { before, after: [...area], labels: graph.labels(labels) };
      });
    }),
  );
});

test("the highest values around, means of squares, and strengths that are shifted", () => {
  fc.assert(
    fc.property(
      fields,
      fc.integer({ min: 1, max: 9 }),
      fc.double({ min: 0.1, max: 4 }),
      (field, factor, most) => {
        bothAgree(() => highestAround(field));
        bothAgree(() => shrinkField(field, factor));
        const by = Float32Array.from(field.data, (value, i) => (((i * 7) % 13) / 6 - 1) * most * value);
        bothAgree(() => shiftStrength(field, by, most));
      },
    ),
  );
});

test("masks without what is narrow", () => {
  fc.assert(
    fc.property(
      masks,
      fields,
      fc.double({ min: 0, max: 1, noNaN: true }),
      ({ on, ...size }, field, level) => {
        bothAgree(() => opened(on, size));
        bothAgree(() => openPiecesBelow(field, level));
      },
    ),
  );
});
