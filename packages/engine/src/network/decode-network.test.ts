import fc from "fast-check";
import { expect, test } from "vitest";
import { fromBase64 } from "../kernels/base64.ts";
import { smallNetwork } from "../testing/small-network.ts";
import { decodeNetwork } from "./decode-network.ts";

const bytes = fromBase64(smallNetwork);

/** The small network with some bytes replaced. */
function changed(at: number, ...values: number[]): Uint8Array {
  const copy = bytes.slice();
  copy.set(values, at);
  return copy;
}

/** Where the row of layer `n` (from 1) begins. */
const row = (n: number) => 8 + (n - 1) * 16;

test("layers, shapes and padding are read", () => {
  const { layers, shapes, multiple } = decodeNetwork(bytes);
  expect(layers.map((layer) => layer.from)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(layers.map((layer) => layer.onto)).toEqual([-1, -1, -1, -1, 3, -1, 1, -1, -1]);
  expect(shapes.map((shape) => shape.channels)).toEqual([3, 5, 9, 9, 7, 9, 9, 5, 5, 1]);
  expect(shapes.map((shape) => shape.level)).toEqual([0, 0, 1, 1, 2, 1, 1, 0, 0, 0]);
  expect(multiple).toBe(4);
});

test("the sum of a layer leaves room for its fourfold in 32 bits", () => {
  const { layers } = decodeNetwork(bytes);
  for (const { weights, biases, outputs, from } of layers) {
    biases.forEach((bias, o) => {
      const size = weights.reduce((sum, w, i) => sum + (i % outputs === o ? Math.abs(w) : 0), 0);
      expect(size * (from === 0 ? 255 : 8191) + Math.abs(bias)).toBeLessThan(2 ** 29);
    });
  }
});

test.each([
  ["another beginning", changed(0, 1)],
  ["another version", changed(4, 2)],
  ["no layers", changed(6, 0)],
  ["more layers than fit", changed(6, 60)],
  ["a kernel of 5", changed(row(1), 5)],
  ["a stride of 3", changed(row(1) + 1, 3)],
  ["an unknown activation", changed(row(1) + 2, 2)],
  ["no channels", changed(row(1) + 6, 0)],
  ["channels that do not match", changed(row(2) + 4, 6)],
  ["a layer that reads itself", changed(row(2) + 8, 2)],
  ["a doubled output added to a larger tensor", changed(row(5) + 10, 1)],
  ["a doubled output added to the picture", changed(row(7) + 10, 0)],
  ["an end at half the size", changed(row(9) + 1, 2)],
  ["a reach of zero", changed(row(1) + 12, 0, 0, 0, 0)],
  ["a weight that is not a number", changed(row(10), 0, 0x7e)],
  ["weights too large for their reach", changed(row(2) + 12, 0, 0, 0, 0x10)],
  ["a missing byte", bytes.subarray(0, -1)],
  ["a byte too many", Uint8Array.from([...bytes, 0])],
  ["nothing", new Uint8Array()],
])("refuses %s", (_, file) => {
  expect(() => decodeNetwork(file)).toThrow(RangeError);
});

test("any bytes are read or refused", () => {
  const patches = fc.array(fc.tuple(fc.nat({ max: 200 }), fc.nat({ max: 255 })), { maxLength: 4 });
  fc.assert(
    fc.property(patches, (list) => {
      const file = bytes.slice();
      for (const [at, value] of list) file[at] = value;
      try {
        decodeNetwork(file);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
});
