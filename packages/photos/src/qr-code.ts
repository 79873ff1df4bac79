import { encode } from "uqr";

/** A QR code with its size on paper, in millimeters. */
export interface QrCode {
  /** True where a module is black, row by row. */
  readonly modules: readonly (readonly boolean[])[];
  /** Of the code itself. */
  readonly sideMM: number;
  /** What stays white on all sides of it. */
  readonly quietMM: number;
}

/** A phone reads 20 mm from a hand's breadth away; modules of half a millimeter survive a bad printer. */
const min = { sideMM: 20, moduleMM: 0.5 } as const;
/** Width of the quiet zone in modules, as ISO/IEC 18004 asks for. */
const quietModules = 4;

/** An address as a QR code of error correction level M, which can be read with 15% of it damaged. */
export function qrCodeOf(address: string): QrCode {
  const { data: modules } = encode(address, { ecc: "M", border: 0 });
  const sideMM = Math.max(min.sideMM, modules.length * min.moduleMM);
  return { modules, sideMM, quietMM: (quietModules * sideMM) / modules.length };
}

/**
 * The black modules of a code as path data of absolute M, L and Z: a rectangle for each run of them in a row. It must be
 * filled as one path, or seams show between the rows.
 * @param at left and upper end of the code without its quiet zone, in millimeters
 */
export function qrPath({ modules, sideMM }: QrCode, at: { x: number; y: number }): string {
  const moduleMM = sideMM / modules.length;
  const place = (start: number, k: number) => (start + k * moduleMM).toFixed(4);
  const rectangles: string[] = [];
  modules.forEach((row, r) => {
    const [top, bottom] = [place(at.y, r), place(at.y, r + 1)];
    for (let from = row.indexOf(true); from >= 0; ) {
      const end = row.indexOf(false, from);
      const to = end < 0 ? row.length : end;
      const [left, right] = [place(at.x, from), place(at.x, to)];
      rectangles.push(`M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`);
      from = end < 0 ? -1 : row.indexOf(true, end);
    }
  });
  return rectangles.join("");
}
