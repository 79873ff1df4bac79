import type { Foot } from "./qr-foot.ts";

/** A sheet of paper with a drawing on it; millimeters, from the top left corner. */
export interface Sheet {
  readonly widthMM: number;
  readonly heightMM: number;
  /** Where the drawing begins, and the factor that it is enlarged or shrunk by. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Where the name line runs; null without one. */
  readonly nameLine: { readonly x: number; readonly y: number; readonly lengthMM: number } | null;
  /** What the drawing leaves free below; null where nothing was asked for. */
  readonly foot: Foot | null;
}

const nameLineRoomMM = 14;
const nameLineDropMM = 8;
const longestNameLineMM = 120;

/**
 * Lays a drawing on a sheet as large as the margins allow, centered; a wide drawing turns the sheet.
 * @param drawing its true size in millimeters
 * @param sheet `footMM` is how high a foot the drawing leaves free
 */
export function layOnSheet(
  drawing: { widthMM: number; heightMM: number },
  sheet: {
    paper: { widthMM: number; heightMM: number };
    marginMM: number;
    hasNameLine: boolean;
    footMM?: number;
  },
): Sheet {
  const { paper, marginMM, hasNameLine, footMM = 0 } = sheet;
  const isWide = drawing.widthMM > drawing.heightMM;
  const short = Math.min(paper.widthMM, paper.heightMM);
  const long = Math.max(paper.widthMM, paper.heightMM);
  const [widthMM, heightMM] = isWide ? [long, short] : [short, long];
  const top = marginMM + (hasNameLine ? nameLineRoomMM : 0);
  const room = { width: widthMM - 2 * marginMM, height: heightMM - top - marginMM - footMM };
  const scale = Math.min(room.width / drawing.widthMM, room.height / drawing.heightMM);
  if (!(drawing.widthMM > 0 && drawing.heightMM > 0 && scale > 0))
    throw new RangeError(`drawing must have a size, got ${drawing.widthMM} x ${drawing.heightMM} mm`);
  return {
    widthMM,
    heightMM,
    scale,
    x: (widthMM - drawing.widthMM * scale) / 2,
    y: top + (room.height - drawing.heightMM * scale) / 2,
    nameLine: hasNameLine
      ? { x: marginMM, y: marginMM + nameLineDropMM, lengthMM: Math.min(room.width, longestNameLineMM) }
      : null,
    foot:
      footMM > 0
        ? { x: marginMM, y: heightMM - marginMM - footMM, widthMM: room.width, heightMM: footMM }
        : null,
  };
}
