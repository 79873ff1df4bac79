import { drawingToPixels } from "./drawing-to-png.ts";
import { openPixels, openUntrusted } from "./hardened-sharp.ts";

/** A card's own size, in pixels. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
}

/** Two pictures of the same proportions, as files of ours, and the colors of the second; none where it has no palette. */
export interface BeforeAndAfter {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** `#rrggbb`. */
  readonly colors: readonly string[];
}

/** The light paper, ink and hairline of our pages. */
const look = { paper: "#faf7f2", ink: "#5d554a", line: "#ddd5c7" } as const;
/** Shares of the card's width. */
const shares = { margin: 0.045, gap: 0.02, strip: 0.028, name: 0.026 } as const;
/** JPEG quality: a photo and a painting side by side stay below the 300 kB that some chats take. */
const quality = 86;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What chats and other sites show of a shared picture: before and after, and the palette beneath. A JPEG. */
export async function pictureCard(
  size: CardSize,
  { before, after, colors }: BeforeAndAfter,
): Promise<Uint8Array> {
  const { width = 1, height = 1 } = await openUntrusted(after).metadata();
  const { boxes, strip } = layOut(size, width / height, colors.length > 0);
  const frames = boxes.map((box) => `<rect ${attributesOf(grown(box))} fill="${look.line}"/>`);
  const swatches = strip ? [rowOf(colors, strip)] : [];
  const overlays = [before, after].map(async (picture, k) => {
    const box = boxes[k]!;
    const shrunk = openUntrusted(picture).resize({ width: box.width, height: box.height, fit: "cover" });
    const input = await shrunk.flatten({ background: "#ffffff" }).png({ compressionLevel: 1 }).toBuffer();
    return { input, left: box.x, top: box.y };
  });
  return encode(size, [...frames, ...swatches], await Promise.all(overlays));
}

/** What chats and other sites show of a shared palette: its colors as a sheet of swatches. A JPEG. */
export async function paletteCard(size: CardSize, colors: readonly string[]): Promise<Uint8Array> {
  const room = roomIn(size);
  const gap = Math.round((size.width * shares.gap) / 2);
  const columns = columnsFor(colors.length, room.width / room.height);
  const rows = Math.ceil(colors.length / columns);
  const side = {
    width: (room.width - (columns - 1) * gap) / columns,
    height: (room.height - (rows - 1) * gap) / rows,
  };
  const swatches = colors.map((color, k) => {
    const x = room.x + (k % columns) * (side.width + gap);
    const y = room.y + Math.floor(k / columns) * (side.height + gap);
    return `<rect ${attributesOf({ x, y, ...side })} rx="${gap / 2}" fill="${color}" stroke="${look.line}"/>`;
  });
  return encode(size, swatches, []);
}

/** Columns of a grid of `count` cells that are about as wide as high, without an empty row. */
function columnsFor(count: number, ratio: number): number {
  return Math.max(1, Math.min(count, Math.ceil(Math.sqrt(count * ratio))));
}

/** The card without its margins and the line that the name stands on. */
function roomIn({ width, height }: CardSize): Box {
  const margin = Math.round(width * shares.margin);
  const bottom = Math.round(width * (shares.name + shares.margin));
  return { x: margin, y: margin, width: width - 2 * margin, height: height - margin - bottom };
}

/** Both pictures as large as they can be, beside or above each other, with the strip beneath, in the middle. */
function layOut(size: CardSize, ratio: number, hasStrip: boolean): { boxes: [Box, Box]; strip: Box | null } {
  const room = roomIn(size);
  const gap = Math.round(size.width * shares.gap);
  const stripHeight = hasStrip ? Math.round(size.width * shares.strip) : 0;
  const forPictures = room.height - (hasStrip ? stripHeight + gap : 0);
  const beside = Math.min((room.width - gap) / 2, forPictures * ratio);
  const above = Math.min(room.width, ((forPictures - gap) / 2) * ratio);
  const isBeside = beside >= above;
  const width = Math.max(1, Math.floor(Math.max(beside, above)));
  const height = Math.max(1, Math.floor(width / ratio));
  const across = isBeside ? 2 * width + gap : width;
  const down = isBeside ? height : 2 * height + gap;
  const x = room.x + Math.floor((room.width - across) / 2);
  const whole = down + (hasStrip ? gap + stripHeight : 0);
  const y = room.y + Math.floor((room.height - whole) / 2);
  const first = { x, y, width, height };
  const second = isBeside ? { ...first, x: x + width + gap } : { ...first, y: y + height + gap };
  return {
    boxes: [first, second],
    strip: hasStrip ? { x, y: y + down + gap, width: across, height: stripHeight } : null,
  };
}

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - 1,
  y: y - 1,
  width: width + 2,
  height: height + 2,
});

const attributesOf = ({ x, y, width, height }: Box) =>
  `x="${x}" y="${y}" width="${width}" height="${height}"`;

/** Colors side by side, each beginning on a whole pixel. */
function rowOf(colors: readonly string[], { x, y, width, height }: Box): string {
  const edge = (k: number) => x + Math.round((k * width) / colors.length);
  const swatches = colors.map((color, k) => {
    const box = { x: edge(k), y, width: edge(k + 1) - edge(k), height };
    return `<rect ${attributesOf(box)} fill="${color}"/>`;
  });
  return `<rect ${attributesOf(grown({ x, y, width, height }))} fill="${look.line}"/>${swatches.join("")}`;
}

async function encode(
  { width, height }: CardSize,
  shapes: readonly string[],
  pictures: { input: Buffer; left: number; top: number }[],
): Promise<Uint8Array> {
  const margin = width * shares.margin;
  const name = `<text x="${width - margin}" y="${height - margin * 0.6}" text-anchor="end" font-size="${width * shares.name}" fill="${look.ink}">Tintery</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join("")}${name}</svg>`;
  const paper = drawingToPixels(svg, { widthPx: width, page: look.paper });
  return openPixels(paper.data, paper.width, paper.height)
    .composite(pictures)
    .removeAlpha()
    .jpeg({ quality, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
