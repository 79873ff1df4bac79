/** A red triangle. */
export const triangle = "newpath 10 10 moveto 90 10 lineto 50 90 lineto closepath 1 0 0 setrgbcolor fill";

/** An EPS file that does this. */
export function epsOf(body = triangle, box: string | null = "0 0 100 100"): Uint8Array {
  const bounds = box === null ? "" : `%%BoundingBox: ${box}\n`;
  return Buffer.from(`%!PS-Adobe-3.0 EPSF-3.0\n${bounds}%%EndComments\n${body}\nshowpage\n%%EOF\n`, "latin1");
}

/** An EPS file behind a DOS header that says where its parts are. */
export function dosEpsOf(
  postscript: Uint8Array,
  {
    start = 30,
    length = postscript.length,
    tiff,
  }: { start?: number; length?: number; tiff?: Uint8Array } = {},
): Uint8Array {
  const header = Buffer.alloc(30);
  header.writeUInt32BE(0xc5d0d3c6, 0);
  header.writeUInt32LE(start, 4);
  header.writeUInt32LE(length, 8);
  if (tiff) {
    header.writeUInt32LE(30 + postscript.length, 20);
    header.writeUInt32LE(tiff.length, 24);
  }
  header.writeUInt16LE(0xffff, 28);
  return Buffer.concat([header, postscript, tiff ?? new Uint8Array()]);
}
