import { encodePng } from "@tintery/photos/png";
import { bitsAt } from "./colors/ps-function.ts";
import { hexValue } from "./character-classes.ts";
import { epsParts } from "./dos-header.ts";
import { bytesOf, textOf } from "./objects.ts";

/** The small picture that a program saved with its drawing: a TIFF file as it is, or a bitmap in an SVG. */
export interface EpsPreview {
  readonly type: "tiff" | "svg";
  readonly bytes: Uint8Array;
}

const longestHead = 64_000;
const maxPixels = 4_000_000;

/**
 * The preview inside an EPS file: the TIFF that the header of DOS programs points to, or the bitmap in the comments
 * (EPSI). Null when there is none that can be read.
 * @throws PostScriptError `damaged` when the header points outside the file
 */
export function previewOf(bytes: Uint8Array): EpsPreview | null {
  const { program, tiff } = epsParts(bytes);
  if (tiff !== null) return { type: "tiff", bytes: tiff };
  const svg = bitmapOf(program);
  return svg === null ? null : { type: "svg", bytes: bytesOf(svg) };
}

/** `%%BeginPreview: width height depth lines`, then rows of hexadecimal digits; 0 is white. */
function bitmapOf(program: Uint8Array): string | null {
  const head = textOf(program.subarray(0, longestHead));
  const found = /%%BeginPreview:[ \t]*(\d{1,5})[ \t]+(\d{1,5})[ \t]+(\d)[ \t]+\d{1,6}[^\n\r]*/.exec(head);
  if (found === null) return null;
  const [width, height, depth] = found.slice(1).map(Number) as [number, number, number];
  const isUsable = width > 0 && height > 0 && width * height <= maxPixels && [1, 2, 4, 8].includes(depth);
  if (!isUsable) return null;
  const rowLength = Math.ceil((width * depth) / 8);
  const packed = hexBytes(program, found.index + found[0].length, rowLength * height);
  if (packed === null) return null;
  const data = new Uint8Array(width * height);
  const max = 2 ** depth - 1;
  for (let y = 0; y < height; y++) {
    const row = packed.subarray(y * rowLength, (y + 1) * rowLength);
    for (let x = 0; x < width; x++)
      data[y * width + x] = Math.round(255 * (1 - bitsAt(row, x * depth, depth) / max));
  }
  const png = Buffer.from(encodePng({ width, height, channels: 1, data })).toString("base64");
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/png;base64,${png}"/></svg>`;
}

/** So many bytes of hexadecimal digits in lines that begin with `%`; null when `%%EndPreview` comes before. */
function hexBytes(program: Uint8Array, from: number, count: number): Uint8Array | null {
  const bytes = new Uint8Array(count);
  let digits = 0;
  for (let at = from; at < program.length && digits < 2 * count; at++) {
    const code = program[at]!;
    if (code === 37 && program[at + 1] === 37) break;
    const value = hexValue[code]!;
    if (value > 15) continue;
    bytes[digits >> 1] = bytes[digits >> 1]! * 16 + value;
    digits++;
  }
  return digits === 2 * count ? bytes : null;
}
