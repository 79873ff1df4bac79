import { printablePart } from "@tintery/engine/tables";
import type { Paper } from "./papers.ts";

interface SizeMM {
  readonly widthMM: number;
  readonly heightMM: number;
}

/** Whether a sheet is turned for a picture. */
export const isWide = ({ widthMM, heightMM }: SizeMM) => widthMM > heightMM;

/** The room for a picture inside the margins of a sheet, which turns with it. */
export function roomOnSheet(picture: SizeMM, paper: Paper): SizeMM {
  const { longMM, shortMM } = printablePart(paper);
  return isWide(picture) ? { widthMM: longMM, heightMM: shortMM } : { widthMM: shortMM, heightMM: longMM };
}

/** Millimeters on paper for one of a picture, so that it fits a room; nothing is enlarged. */
export function scaleToFit(picture: SizeMM, room: SizeMM): number {
  return Math.min(1, room.widthMM / picture.widthMM, room.heightMM / picture.heightMM);
}
