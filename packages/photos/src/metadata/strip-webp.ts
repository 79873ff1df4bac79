import { partCounter } from "../count-parts.ts";
import { exifOf, exifOrientation } from "./exif-orientation.ts";
import { KeptParts } from "./kept-parts.ts";

/** Chunks that a picture is made of, its animation and its profile. */
const seen = new Set(["VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** `RIFF`, the file's length without these 8 bytes, `WEBP`. */
const headLength = 12;
/** The first chunk of an extended file, and what its flags, which follow its name and length, say. */
const extended = { name: "VP8X", flagsAt: 8 };
const flags = { exif: 0x08, xmp: 0x04 };

/**
 * A WebP without EXIF but the orientation, XMP, chunks that only some programs know, and whatever follows its end. All chunks that
 * decoders need stay byte by byte, but for what the first says of the others. After RFC 9649.
 * @throws PhotoError `damaged` where they are too many
 */
export function stripWebp(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const said = 8 + view.getUint32(4, true);
  const kept = new KeptParts(bytes);
  const head = new Uint8Array(bytes.subarray(0, headLength));
  kept.put(head);
  let [flagged, exif]: (Uint8Array | undefined)[] = [];
  const countPart = partCounter();
  let gone = 0;
  for (let at = headLength; at + 8 <= bytes.length && at + 8 <= said; ) {
    countPart();
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length & 1);
    if (at === headLength && name === extended.name) {
      flagged = new Uint8Array(bytes.subarray(at, end));
      kept.put(flagged);
    } else if (seen.has(name)) kept.keep(at, end);
    else gone += Math.min(end, said) - at;
    if (name === "EXIF") exif ??= bytes.subarray(at + 8, at + 8 + length);
    at = end;
  }
  const hasExif = ((flagged?.[extended.flagsAt] ?? 0) & flags.exif) > 0;
  const orientation = exif && hasExif ? exifOrientation(exif) : 1;
  const chunk = orientation === 1 ? new Uint8Array() : exifChunk(orientation);
  kept.put(chunk);
  new DataView(head.buffer).setUint32(4, said - 8 - gone + chunk.length, true);
  if (flagged && flagged.length > extended.flagsAt) {
    flagged[extended.flagsAt]! &= ~(flags.exif | flags.xmp);
    if (chunk.length > 0) flagged[extended.flagsAt]! |= flags.exif;
  }
  return kept.joined();
}

function exifChunk(orientation: number): Uint8Array {
  const exif = exifOf(orientation);
  const chunk = new Uint8Array(8 + exif.length);
  chunk.set([0x45, 0x58, 0x49, 0x46]);
  new DataView(chunk.buffer).setUint32(4, exif.length, true);
  chunk.set(exif, 8);
  return chunk;
}
