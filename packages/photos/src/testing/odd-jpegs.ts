import { goodJpeg } from "./sample-photos.ts";

/** JPEG files that break a rule and that every browser shows whole, as phones, scanners and broken copies make them. */
export async function oddJpegs(): Promise<Record<string, Uint8Array>> {
  const jpeg = Buffer.from(await goodJpeg(1200, 800));
  const changed = (at: number, value: number) => {
    const other = Buffer.from(jpeg);
    other[at] = value;
    return other;
  };
  const before = (marker: number, stray: readonly number[]) => {
    const at = segment(jpeg, marker);
    return Buffer.concat([jpeg.subarray(0, at), Buffer.from(stray), jpeg.subarray(at)]);
  };
  const scan = segment(jpeg, 0xda);
  // behind the length, the number of channels and two bytes for each of them: the last coefficient of the scan
  const lastCoefficient = scan + 4 + 1 + 2 * (jpeg[scan + 4] ?? 0) + 1;
  return {
    "odd-scan-header.jpg": changed(lastCoefficient, 0),
    "no-end.jpg": jpeg.subarray(0, -2),
    "lost-20-bytes.jpg": jpeg.subarray(0, -20),
    "stray-bytes-before-tables.jpg": before(0xc4, [1, 2, 3]),
    "stray-bytes-before-frame.jpg": before(0xc0, [1, 2, 3]),
    "jfif-version-9.jpg": Buffer.concat([jpeg.subarray(0, 2), jfifOfVersion9, jpeg.subarray(2)]),
  };
}

const jfifOfVersion9 = Buffer.from("\xff\xe0\0\x10JFIF\0\x09\x01\0\0\x01\0\x01\0\0", "latin1");

/** Where a JPEG's first segment with a marker begins. */
function segment(jpeg: Buffer, marker: number): number {
  const at = jpeg.indexOf(Buffer.from([0xff, marker]));
  if (at < 0) throw new RangeError(`segment: the JPEG must have a segment ${marker.toString(16)}`);
  return at;
}
