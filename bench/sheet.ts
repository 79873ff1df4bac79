import { decodePhoto, encodePreview, uprightSize } from "@tintery/photos";

/** The gray values of a picture file. */
export async function grayOf(
  bytes: Uint8Array,
): Promise<{ width: number; height: number; data: Uint8Array }> {
  const { width, height, data } = await decodePhoto(bytes, await uprightSize(bytes));
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, i) => data[i * 4 + 1]!) };
}

const rowHeight = 480;
const gap = 8;
const background = 128;

/** Pictures on one sheet, a row for each list, as an image file. */
export async function contactSheet(rows: readonly (readonly Uint8Array[])[]): Promise<Uint8Array> {
  const decoded = await Promise.all(rows.map((row) => Promise.all(row.map(toHeight))));
  const widths = decoded.map((row) => row.reduce((sum, cell) => sum + cell.width + gap, gap));
  const width = Math.max(...widths);
  const height = decoded.length * (rowHeight + gap) + gap;
  const data = new Uint8ClampedArray(width * height * 4).fill(background);
  decoded.forEach((row, r) => {
    let left = gap;
    for (const cell of row) {
      for (let y = 0; y < cell.height; y++) {
        const from = y * cell.width * 4;
        const to = ((r * (rowHeight + gap) + gap + y) * width + left) * 4;
        data.set(cell.data.subarray(from, from + cell.width * 4), to);
      }
      left += cell.width + gap;
    }
  });
  for (let i = 3; i < data.length; i += 4) data[i] = 255;
  return encodePreview({ width, height, data }, { crop: { left: 0, top: 0, width, height }, width, height });
}

async function toHeight(bytes: Uint8Array) {
  const { width, height } = await uprightSize(bytes);
  const scale = rowHeight / height;
  return decodePhoto(bytes, { width: Math.round(width * scale), height: rowHeight });
}
