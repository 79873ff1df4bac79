import { PostScriptError } from "./postscript-error.ts";

/** The parts of an EPS file as DOS programs wrapped them: the program, and pictures of what it draws. */
export interface EpsParts {
  readonly program: Uint8Array;
  readonly tiff: Uint8Array | null;
}

const headerLength = 30;

/**
 * Takes the binary header off an EPS file; without one the whole file is the program.
 * @throws PostScriptError `damaged` when the header points outside the file
 */
export function epsParts(bytes: Uint8Array): EpsParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerLength || view.getUint32(0) !== 0xc5d0d3c6)
    return { program: bytes.subarray(startOf(bytes)), tiff: null };
  const part = (at: number) => {
    const from = view.getUint32(at, true);
    const length = view.getUint32(at + 4, true);
    if (length === 0) return null;
    return from >= headerLength && from + length <= bytes.length
      ? bytes.subarray(from, from + length)
      : undefined;
  };
  const program = part(4);
  if (program === null || program === undefined) throw new PostScriptError("damaged", "DOS EPS header");
  return { program, tiff: part(20) ?? null };
}

const longestLead = 1000;

/** Where the program begins: printers' commands may stand in front of it. */
function startOf(bytes: Uint8Array): number {
  for (let at = 0; at < Math.min(longestLead, bytes.length - 1); at++)
    if (bytes[at] === 37 && bytes[at + 1] === 33) return at;
  return 0;
}
