/** A mask from a small picture: `#` is on, anything else off; rows are lines. */
export function maskOf(picture: string): { width: number; height: number; on: Uint8Array } {
  const rows = picture.trim().split(/\s+/);
  const width = rows[0]!.length;
  const on = Uint8Array.from(rows.join(""), (mark) => (mark === "#" ? 1 : 0));
  return { width, height: rows.length, on };
}

/** The small picture of a mask. */
export function pictureOf(on: Uint8Array, width: number): string {
  const marks = Array.from(on, (value) => (value ? "#" : "."));
  const rows: string[] = [];
  for (let from = 0; from < marks.length; from += width) rows.push(marks.slice(from, from + width).join(""));
  return rows.join("\n");
}

/** The rows of a picture without what stands before them in the test. */
export function trimmed(picture: string): string {
  return picture.trim().split(/\s+/).join("\n");
}
