import { partCounter } from "../count-parts.ts";
import { behindVersion, type Box, boxesIn, boxOf } from "../heic/boxes.ts";

/** Bytes of a file, from one place up to another. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** Kinds of items that tell of a picture and are none: EXIF, XMP and others with a media type, and links. */
const metadataTypes = new Set(["Exif", "mime", "uri "]);

/**
 * Where the items of a HEIC lie that are metadata, and where all others do; nothing where the file does not say it in a way that
 * can be followed to its end. After ISO/IEC 14496-12, 8.11.
 * @throws PhotoError `damaged` where they are too many
 */
export function metadataExtents(file: DataView): { gone: Extent[]; needed: Extent[] } {
  const found = { gone: [] as Extent[], needed: [] as Extent[] };
  try {
    const meta = boxOf(file, "meta");
    const content = meta && behindVersion(meta);
    const [infos, places] = content ? [boxOf(content, "iinf"), boxOf(content, "iloc")] : [];
    if (!content || !infos || !places) return found;
    const isMetadata = metadataItems(infos);
    const own = boxOf(content, "idat")?.content;
    for (const { id, extent } of extentsIn(places, file, own))
      found[isMetadata.has(id) ? "gone" : "needed"].push(extent);
    return found;
  } catch (error) {
    // a number beyond the end of its box
    if (error instanceof RangeError) return { gone: [], needed: [] };
    throw error;
  }
}

function metadataItems(infos: Box): Set<number> {
  const { content } = infos;
  const behindCount = content.getUint8(0) === 0 ? 6 : 8;
  const items = new Set<number>();
  const list = new DataView(
    content.buffer,
    content.byteOffset + behindCount,
    content.byteLength - behindCount,
  );
  for (const { type, content: info } of boxesIn(list)) {
    const version = type === "infe" && info.byteLength > 0 ? info.getUint8(0) : 0;
    if (version < 2) continue;
    const idLength = version === 2 ? 2 : 4;
    const kind = 4 + idLength + 2;
    if (info.byteLength < kind + 4) continue;
    const letters = [0, 1, 2, 3].map((k) => info.getUint8(kind + k));
    const id = idLength === 2 ? info.getUint16(4) : info.getUint32(4);
    if (metadataTypes.has(String.fromCharCode(...letters))) items.add(id);
  }
  return items;
}

/** How items lie: in the file, in the box of small data, or inside another item, which lies somewhere itself. */
const constructions = { file: 0, own: 1 };

function* extentsIn(
  { content }: Box,
  file: DataView,
  own: DataView | undefined,
): Generator<{ id: number; extent: Extent }> {
  const version = content.getUint8(0);
  const [lengths, more] = [content.getUint8(4), content.getUint8(5)];
  const sizes = { offset: lengths >>> 4, length: lengths & 15, base: more >>> 4, index: more & 15 };
  const idLength = version < 2 ? 2 : 4;
  const countPart = partCounter();
  let at = 6;
  const read = (length: number) => {
    let value = 0;
    for (let k = 0; k < length; k++) value = value * 256 + content.getUint8(at + k);
    at += length;
    return value;
  };
  for (let items = read(idLength); items > 0; items--) {
    countPart();
    const id = read(idLength);
    const construction = version > 0 ? read(2) & 15 : constructions.file;
    read(2);
    const base = read(sizes.base);
    const count = read(2);
    // where an extent takes no bytes, all say the same
    const isSaid = sizes.offset + sizes.length + (version > 0 ? sizes.index : 0) > 0;
    for (let k = isSaid ? count : Math.min(count, 1); k > 0; k--) {
      countPart();
      if (version > 0) read(sizes.index);
      const [offset, length] = [read(sizes.offset), read(sizes.length)];
      const source = construction === constructions.own ? own : file;
      if (!source || construction > constructions.own) continue;
      const start = source.byteOffset - file.byteOffset;
      const from = Math.min(base + offset, source.byteLength);
      const to = length === 0 ? source.byteLength : Math.min(from + length, source.byteLength);
      yield { id, extent: { from: start + from, to: start + to } };
    }
  }
}
