import { partCounter } from "../count-parts.ts";
import { behindVersion, type Box, boxesIn, boxOf } from "../heic/boxes.ts";
import { type Extent, metadataExtents } from "./heic-items.ts";
import { isSame } from "./kept-parts.ts";

/** Boxes of a file that its pictures are made of. */
const seen = new Set(["ftyp", "meta", "mdat", "moov"]);
/** Boxes inside those that say how a picture was made, or nothing. */
const unseen = new Set(["uuid", "free", "skip", "xml ", "bxml", "udta", "udes"]);

/**
 * A HEIC in which EXIF, XMP, descriptions, films beside the picture and boxes of single makers are overwritten with zeros: all places
 * and lengths stay as they are. How a picture is to be turned does not stand in its EXIF, but beside it.
 * @throws PhotoError `damaged` where it has too many boxes or items
 */
export function stripHeic(bytes: Uint8Array): Uint8Array {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const { gone, needed } = metadataExtents(file);
  const stripped = new Uint8Array(bytes);
  for (const { from, to } of merged([...gone, ...unseenIn(file)])) stripped.fill(0, from, to);
  // no picture loses a byte, wherever a file says that its pictures lie
  for (const { from, to } of merged(needed)) stripped.set(bytes.subarray(from, to), from);
  return isSame(stripped, bytes) ? bytes : stripped;
}

/** Contents of boxes that nothing needs, and what follows the last box. */
function* unseenIn(file: DataView): Generator<Extent> {
  const countPart = partCounter();
  let end = 0;
  for (const box of boxesIn(file, countPart)) {
    end = extentOf(file, box).to;
    if (!seen.has(box.type)) yield extentOf(file, box);
    if (box.type === "meta") for (const part of unseenOfPicture(box, countPart)) yield extentOf(file, part);
    if (box.type === "moov") for (const part of unseenOfFilm(box, countPart)) yield extentOf(file, part);
  }
  yield { from: end, to: file.byteLength };
}

function* unseenOfPicture(meta: Box, countPart: () => void): Generator<Box> {
  const content = behindVersion(meta);
  yield* unseenBoxes(content, countPart);
  const properties = boxOf(content, "iprp");
  const known = properties && boxOf(properties.content, "ipco");
  if (known) yield* unseenBoxes(known.content, countPart);
}

function* unseenOfFilm(moov: Box, countPart: () => void): Generator<Box> {
  for (const { content } of [moov, ...boxesIn(moov.content, countPart)])
    for (const box of boxesIn(content, countPart)) if (unseen.has(box.type) || box.type === "meta") yield box;
}

function* unseenBoxes(view: DataView, countPart: () => void): Generator<Box> {
  for (const box of boxesIn(view, countPart)) if (unseen.has(box.type)) yield box;
}

function extentOf(file: DataView, { content }: Box): Extent {
  const from = content.byteOffset - file.byteOffset;
  return { from, to: from + content.byteLength };
}

/** The same bytes in as few extents as possible, so that each is touched once. */
function merged(extents: readonly Extent[]): Extent[] {
  const whole: { from: number; to: number }[] = [];
  for (const extent of [...extents].sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && extent.from <= last.to) last.to = Math.max(last.to, extent.to);
    else whole.push({ ...extent });
  }
  return whole;
}
