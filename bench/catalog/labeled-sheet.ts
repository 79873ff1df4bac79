import { drawingToPng } from "@tintery/photos";
import sharp from "sharp";

/** A page to be looked at, with what it should show. */
export interface LabeledPage {
  readonly label: string;
  /** A drawing (SVG). */
  readonly page: string;
}

/** Pixels: large enough to see an eye that is missing. */
const cell = { width: 540, height: 540, label: 26, gap: 8 } as const;
const across = 3;

/** Pages side by side as a JPEG, three in a row, each under its label. */
export async function labeledSheet(pages: readonly LabeledPage[]): Promise<Uint8Array> {
  const step = { x: cell.width + cell.gap, y: cell.height + cell.gap };
  const tiles = await Promise.all(
    pages.map(async ({ label, page }, at) => {
      const left = (at % across) * step.x;
      const top = Math.floor(at / across) * step.y;
      const picture = await sharp(await drawingToPng(page, { widthPx: 2 * cell.width }))
        .resize(cell.width, cell.height - cell.label, { fit: "contain", background: "#ffffff" })
        .png()
        .toBuffer();
      const name = await drawingToPng(labelOf(label), { widthPx: cell.width });
      return [
        { input: Buffer.from(name), left, top },
        { input: picture, left, top: top + cell.label },
      ];
    }),
  );
  const width = Math.min(across, pages.length) * step.x;
  const height = Math.ceil(pages.length / across) * step.y;
  return sharp({ create: { width, height, channels: 3, background: "#808080" } })
    .composite(tiles.flat())
    .jpeg({ quality: 85 })
    .toBuffer();
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const labelOf = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cell.width} ${cell.label}"><rect width="${cell.width}" height="${cell.label}" fill="#dde"/><text x="6" y="18" font-size="14">${text.replace(/[&<>]/g, (sign) => escapes[sign]!)}</text></svg>`;
