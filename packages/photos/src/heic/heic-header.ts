import { PhotoError } from "../photo-error.ts";
import { behindVersion, type Box, boxesIn, boxOf } from "./boxes.ts";

/** What a HEIC says of its main picture before it is decoded. */
export interface HeicHeader {
  /** As stored: the file may still turn or crop the picture. */
  width: number;
  height: number;
}

/**
 * Reads the size of the main picture of a HEIC. Nothing is decoded. After ISO/IEC 23008-12, 6 and 9.3.
 * @param head the file's first bytes
 * @returns undefined when the header lies beyond `head`
 * @throws PhotoError `damaged`, or `unsupported_type` for a film without a still picture
 */
export function readHeicHeader(head: Uint8Array): HeicHeader | undefined {
  const file = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let last: Box | undefined;
  for (const box of boxesIn(file)) {
    last = box;
    if (box.type === "meta") break;
  }
  if (last?.isCut ?? true) return undefined;
  if (last?.type !== "meta") throw new PhotoError("unsupported_type", "HEIC");
  try {
    return sizeOf(behindVersion(last));
  } catch (cause) {
    if (cause instanceof PhotoError) throw cause;
    // a number beyond the end of its box
    throw Object.assign(new PhotoError("damaged"), { cause });
  }
}

function sizeOf(meta: DataView): HeicHeader {
  const pitm = boxOf(meta, "pitm");
  const iprp = boxOf(meta, "iprp")?.content;
  const [ipco, ipma] = iprp ? [boxOf(iprp, "ipco"), boxOf(iprp, "ipma")] : [];
  if (!pitm || !ipco || !ipma) throw new PhotoError("damaged");
  const mine = new Set(propertiesOf(versioned(pitm)(4), ipma));
  const ispe = [...boxesIn(ipco.content)].find(({ type }, k) => type === "ispe" && mine.has(k + 1));
  if (!ispe) throw new PhotoError("damaged");
  const size = behindVersion(ispe);
  return { width: size.getUint32(0), height: size.getUint32(4) };
}

/** Reads an item's number in a box: 16 bits in its version 0, 32 in later ones. */
function versioned({ content }: Box): (at: number) => number {
  return (at) => (content.getUint8(0) === 0 ? content.getUint16(at) : content.getUint32(at));
}

/** Places, from 1, of an item's properties in the list of all. */
function propertiesOf(item: number, ipma: Box): number[] {
  const { content } = ipma;
  const idLength = content.getUint8(0) === 0 ? 2 : 4;
  const isWide = (content.getUint8(3) & 1) === 1;
  let at = 8;
  for (let entries = content.getUint32(4); entries > 0; entries--) {
    const id = idLength === 2 ? content.getUint16(at) : content.getUint32(at);
    const count = content.getUint8(at + idLength);
    at += idLength + 1;
    // the highest bit says that a reader must know the property
    const place = (k: number) =>
      isWide ? content.getUint16(at + 2 * k) & 0x7fff : content.getUint8(at + k) & 0x7f;
    if (id === item) return Array.from({ length: count }, (_, k) => place(k));
    at += count * (isWide ? 2 : 1);
  }
  return [];
}
