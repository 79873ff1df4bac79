import { partCounter } from "../count-parts.ts";

/** A box of an ISO media file: its kind, and the bytes of its content. */
export interface Box {
  readonly type: string;
  readonly content: DataView;
  /** Whether the file goes on past the bytes that were read, so that the content is cut. */
  readonly isCut: boolean;
}

/**
 * The boxes that follow each other in these bytes. After ISO/IEC 14496-12, 4.2.
 * @param countPart is called for each; boxes inside others count together where they share it
 * @throws PhotoError `damaged` where they are too many
 */
export function* boxesIn(view: DataView, countPart = partCounter()): Generator<Box> {
  for (let at = 0; at + 8 <= view.byteLength; ) {
    const size = view.getUint32(at);
    const isLong = size === 1;
    if (isLong && at + 16 > view.byteLength) return;
    const headerLength = isLong ? 16 : 8;
    // 0: up to the end of the file
    const length = isLong ? Number(view.getBigUint64(at + 8)) : size || view.byteLength - at;
    if (length < headerLength) return;
    countPart();
    const end = Math.min(at + length, view.byteLength);
    yield {
      type: textAt(view, at + 4, 4),
      content: new DataView(view.buffer, view.byteOffset + at + headerLength, end - at - headerLength),
      isCut: at + length > view.byteLength,
    };
    at += length;
  }
}

/** The first box of a kind; undefined where there is none. */
export function boxOf(view: DataView, type: string): Box | undefined {
  for (const box of boxesIn(view)) if (box.type === type) return box;
  return undefined;
}

/** Bytes as letters. */
function textAt(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));
}

/** What stands behind a box's version and flags. */
export function behindVersion({ content }: Box): DataView {
  const skipped = Math.min(4, content.byteLength);
  return new DataView(content.buffer, content.byteOffset + skipped, content.byteLength - skipped);
}
