import { describe, expect, test } from "vitest";
import { decodeOutlines, encodeOutlines } from "./encode-outlines.ts";
import type { OutlinesPicture } from "./outlines-picture.ts";

const picture: OutlinesPicture = {
  version: 1,
  product: "outlines",
  width: 20,
  height: 10,
  unitsPerPixel: 100,
  widthMM: 277,
  heightMM: 138.5,
  kind: "line-art",
  precision: "low",
  colors: [
    { hex: "#00ff7f", areaShare: 0.75, faces: 1 },
    { hex: null, areaShare: 0.25, faces: 1 },
  ],
  faces: [
    {
      color: 0,
      areaPx: 150,
      rings: [[1], [~0]],
      gradient: {
        x1: 0,
        y1: -5,
        x2: 2000,
        y2: 0,
        stops: [
          { offset: 0, hex: "#000000" },
          { offset: 1000, hex: "#ffffff" },
        ],
      },
    },
    { color: 1, areaPx: 50, rings: [[0]], shape: { kind: "circle", x: 1000, y: 500, radius: 399 } },
  ],
  arcs: [
    {
      right: 1,
      left: 0,
      shape: "curve",
      points: [601, 500, 601, 0, 1399, 0, 1399, 500, 1399, 1000, 601, 1000, 601, 500],
    },
    { right: 0, left: -1, shape: "line", points: [0, 0, 2000, 0, 2000, 1000, 0, 1000, 0, 0] },
  ],
  strokes: [{ points: [0, 0, 0, 0, 9, 9, 9, 9], closed: false, width: 120, color: 0 }],
  blobs: [1],
};

describe("the file of a model of outlines", () => {
  test("is read back as it was written", () => {
    const plain = { ...picture, strokes: undefined, blobs: undefined };
    expect(decodeOutlines(encodeOutlines(picture))).toEqual(picture);
    expect(decodeOutlines(encodeOutlines(plain as unknown as OutlinesPicture))).toEqual(
      JSON.parse(JSON.stringify(plain)),
    );
  });

  test("is refused when a part is missing, of another version, or names what it has not", () => {
    const file = encodeOutlines(picture);
    for (let length = 0; length < file.length; length++)
      expect(() => decodeOutlines(file.slice(0, length))).toThrow(RangeError);
    expect(() => decodeOutlines(file.with(4, 9))).toThrow(/version must be 1/);
    expect(() => decodeOutlines(Uint8Array.of(...file, 0))).toThrow(/at its end/);
    const astray = { ...picture, faces: [{ ...picture.faces[0]!, rings: [[7]] }, picture.faces[1]!] };
    expect(() => decodeOutlines(encodeOutlines(astray))).toThrow(/arcs that exist/);
  });

  test("never throws anything but a RangeError on a damaged file", () => {
    const file = encodeOutlines(picture);
    for (let at = 5; at < file.length; at++)
      for (const byte of [0, 1, 127, 255]) {
        try {
          decodeOutlines(file.with(at, byte));
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }
  });
});
