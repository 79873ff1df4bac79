import {
  isWide,
  type Paper,
  papers,
  type PrintedFoot,
  type PrintedSheet,
  roomOnSheet,
  scaleToFit,
} from "@tintery/contract";
import { layQrFoot, qrCodeOf, qrFootHeight } from "@tintery/photos/qr";

/** A picture's size on a sheet, the sheet's own, and what stands below the picture. */
export type PrintedSize = Required<Pick<PrintedSheet, "widthMM" | "heightMM" | "paper">> &
  Pick<PrintedSheet, "foot">;

/**
 * A picture's size on paper, which turns with it: its own, or what fits inside the margins.
 * @param address what a QR code below the picture leads to
 */
export function printedSize(
  picture: { widthMM: number; heightMM: number },
  paperName: Paper,
  address?: string,
): PrintedSize {
  const room = roomOnSheet(picture, paperName);
  const foot = address === undefined ? undefined : footOf(address, room.widthMM);
  const fit = scaleToFit(picture, { ...room, heightMM: room.heightMM - (foot?.heightMM ?? 0) });
  const rounded = (mm: number) => Math.floor(mm * fit * 100) / 100;
  return {
    widthMM: rounded(picture.widthMM),
    heightMM: rounded(picture.heightMM),
    paper: sheetFor(paperName, isWide(picture)),
    ...(foot && { foot }),
  };
}

/** A sheet of paper as it lies before its reader, in millimeters. */
export function sheetFor(paper: Paper, wide: boolean): { widthMM: number; heightMM: number } {
  const { widthMM: short, heightMM: long } = papers[paper];
  return wide ? { widthMM: long, heightMM: short } : { widthMM: short, heightMM: long };
}

function footOf(address: string, widthMM: number): PrintedFoot {
  const size = { widthMM, heightMM: qrFootHeight(qrCodeOf(address)) };
  return { ...size, ...layQrFoot(address, { x: 0, y: 0, ...size }) };
}
