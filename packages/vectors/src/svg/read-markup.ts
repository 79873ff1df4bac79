import { constants, gunzipSync } from "node:zlib";
import { VectorFileError } from "../vector-file-error.ts";
import { vectorFileLimits } from "../vector-file-limits.ts";

/** Encodings that an XML declaration may name; they are all that drawing programs have ever written. */
const knownEncodings =
  /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|iso-8859-\d{1,2}|windows-125\d|shift_jis|euc-(?:jp|kr)|gb2312|gbk|big5|koi8-[ru])$/i;

const isZipped = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * The text of a whole SVG file, unzipped when it is zipped, in the encoding its first bytes or its declaration name.
 * @throws VectorFileError `damaged` for broken bytes, `drawing_too_complex` when it unpacks to more than `vectorFileLimits`
 */
export function readMarkup(bytes: Uint8Array): string {
  const plain = isZipped(bytes) ? unzip(bytes) : bytes;
  if (isZipped(plain)) throw new VectorFileError("damaged", "zipped twice");
  try {
    return new TextDecoder(encodingOf(plain), { fatal: true }).decode(plain);
  } catch (cause) {
    throw Object.assign(new VectorFileError("damaged", "encoding"), { cause });
  }
}

function unzip(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: vectorFileLimits.unpackedBytes });
  } catch (cause) {
    const tooMuch = cause instanceof RangeError;
    throw Object.assign(new VectorFileError(tooMuch ? "drawing_too_complex" : "damaged", "unzip"), { cause });
  }
}

/** Deflate packs at most 1032 to 1, so that so much of a zipped file is never more than a megabyte. */
const zippedPeek = 1024;
const peekBytes = 128 * 1024;

/** The text that a file begins with as far as it can be told, undefined when it is no text. Never throws. */
export function peekMarkup(head: Uint8Array): string | undefined {
  const plain = isZipped(head) ? peekZipped(head) : head;
  if (plain === undefined) return undefined;
  try {
    return new TextDecoder(encodingOf(plain)).decode(plain.subarray(0, peekBytes));
  } catch {
    return undefined;
  }
}

function peekZipped(head: Uint8Array): Uint8Array | undefined {
  try {
    return gunzipSync(head.subarray(0, zippedPeek), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: 2 * 1032 * zippedPeek,
    });
  } catch {
    return undefined;
  }
}

/** By byte order mark, by how a first "<" is written, or by the XML declaration; UTF-8 otherwise. */
function encodingOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  if (first === 0xef) return "utf-8";
  const declaration = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const named = /^\s*<\?xml[^>]{1,100}?encoding\s*=\s*["']([\w-]{1,20})["']/.exec(declaration)?.[1];
  if (named === undefined) return "utf-8";
  if (!knownEncodings.test(named)) throw new VectorFileError("damaged", `encoding ${named}`);
  // a file that says UTF-16 and was found to be one byte a letter is not that
  return /^utf-?16/i.test(named) ? "utf-8" : named;
}
