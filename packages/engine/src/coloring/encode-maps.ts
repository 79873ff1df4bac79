import type { ByteReader, ByteWriter } from "../drawing/bytes.ts";
import { checked, exact, fileOf, mapped, partsOf, record, text, whole, within } from "../drawing/codec.ts";
import { strokesAndSolids } from "../drawing/encode-line-art.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import { detailsRange } from "./details-range.ts";
import { type ColoringType, coloringOptions } from "./options.ts";
import { zones } from "./zones.ts";

/** Maps as a file: runs of what is there, so a page takes some hundred kilobytes before compression. */

/** No maps have a longer side, in pixels. */
const longestSide = 4096;

/** Where values are not 0: how many runs, and for each the way to it, its length and what `pixel` writes. */
function writeRuns(out: ByteWriter, values: Uint8Array, pixel: (i: number) => void): void {
  const runs: number[] = [];
  for (let i = 0; i < values.length; i++) {
    if (values[i] === 0) continue;
    const from = i;
    while (i < values.length && values[i] !== 0) i++;
    runs.push(from, i);
  }
  out.whole(runs.length / 2);
  for (let r = 0, at = 0; r < runs.length; r += 2) {
    const [from, to] = [runs[r]!, runs[r + 1]!];
    out.whole(from - at);
    out.whole(to - from);
    for (let i = from; i < to; i++) pixel(i);
    at = to;
  }
}

function readRuns(from: ByteReader, size: number, pixel: (i: number) => void): void {
  const runs = from.count(2);
  for (let r = 0, at = 0; r < runs; r++) {
    at += from.whole();
    const to = at + from.whole();
    if (to > size) throw new RangeError(`file must hold ${size} pixels, received a run to ${to}`);
    for (; at < to; at++) pixel(at);
  }
}

const side = within(whole, 1, longestSide);
const sizeOf = ({ width, height }: ColoringMaps) => width * height;
const { min, max, step } = detailsRange;
const setting = checked(within(whole, min, max), "settings of the slider", (value) => value % step === 0);
const strength = within(whole, 0, 100);
const inkWidth = within(whole, 1, 255);
const zone = within(whole, 0, zones.contour);

type Tone = NonNullable<ColoringMaps["tone"]>;
const tone = partsOf<Tone>();
const toneCodec = record<Tone>(
  tone.field("width", side),
  tone.field("height", side),
  // steps from pixel to pixel are small numbers, which compress well
  tone.custom(
    1,
    (out, { data }) => {
      for (const [i, value] of data.entries()) out.signed(value - (data[i - 1] ?? 0));
    },
    (from, { width, height }) => {
      if (width * height > from.left) throw new RangeError("file must be complete, received a part of one");
      let before = 0;
      const data = Uint8Array.from({ length: width * height }, () => {
        before += from.signed();
        if (before < 0 || before > 255) throw new RangeError(`tone must be 0 to 255, received ${before}`);
        return before;
      });
      return { data };
    },
  ),
);

const maps = partsOf<ColoringMaps>();
const has = (
  name: "inkWidth" | "zones",
  write: Parameters<typeof maps.custom>[1],
  read: Parameters<typeof maps.custom>[2],
) =>
  maps.custom(
    0,
    (out, value) => value[name] && write(out, value),
    (from, soFar, mark) => (mark(name) ? read(from, soFar, mark) : {}),
  );

const file = fileOf(
  { name: "coloring maps", is: "a file with the signature of coloring maps", mark: "TCM", version: 1 },
  record<ColoringMaps>(
    maps.field(
      "type",
      mapped(
        checked(text, "a coloring type", (name) => Object.hasOwn(coloringOptions.types, name)),
        (type: ColoringType) => type as string,
        (name) => name as ColoringType,
      ),
    ),
    maps.field("width", side),
    maps.field("height", side),
    maps.field(
      "perMM",
      checked(exact, "less than 1000 pixels a millimeter", (value) => value > 0 && value < 1000),
    ),
    maps.custom(
      1,
      (out, { shownFrom, strength }) =>
        writeRuns(out, shownFrom, (i) => {
          out.raw(shownFrom[i]!);
          out.raw(strength[i]!);
        }),
      (from, soFar) => {
        const [shownFrom, confidence] = [new Uint8Array(sizeOf(soFar)), new Uint8Array(sizeOf(soFar))];
        readRuns(from, shownFrom.length, (i) => {
          shownFrom[i] = setting.read(from);
          confidence[i] = strength.read(from);
        });
        return { shownFrom, strength: confidence };
      },
    ),
    maps.custom(
      1,
      (out, { solid }) => writeRuns(out, solid, () => {}),
      (from, soFar) => {
        const solid = new Uint8Array(sizeOf(soFar));
        readRuns(from, solid.length, (i) => {
          solid[i] = 1;
        });
        return { solid };
      },
    ),
    maps.bits(whole, [maps.has("tone"), maps.has("inkWidth"), maps.has("faces"), maps.has("zones")]),
    has(
      "inkWidth",
      (out, { inkWidth: widths }) => writeRuns(out, widths!, (i) => out.whole(widths![i]!)),
      (from, soFar) => {
        const widths = new Uint8Array(sizeOf(soFar));
        readRuns(from, widths.length, (i) => {
          widths[i] = inkWidth.read(from);
        });
        return { inkWidth: widths };
      },
    ),
    maps.optional("tone", toneCodec),
    maps.optional("faces", strokesAndSolids),
    // how long each run of one zone is, and which it is
    has(
      "zones",
      (out, { zones: values }) => {
        for (let i = 0; i < values!.length; ) {
          const [from, value] = [i, values![i]!];
          while (i < values!.length && values![i] === value) i++;
          out.whole(i - from);
          out.raw(value);
        }
      },
      (from, soFar) => {
        const values = new Uint8Array(sizeOf(soFar));
        for (let at = 0; at < values.length; ) {
          const run = within(whole, 1, values.length - at).read(from);
          values.fill(zone.read(from), at, at + run);
          at += run;
        }
        return { zones: values };
      },
    ),
  ),
);

export const encodeMaps = file.encode;

/** The maps that `encodeMaps` wrote. Throws a RangeError when the bytes are none, broken or of another version. */
export const decodeMaps = file.decode;
