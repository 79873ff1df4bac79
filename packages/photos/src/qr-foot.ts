import { type QrCode, qrCodeOf, qrPath } from "./qr-code.ts";

/** Size of the letters that the address is written in beneath its code, in millimeters. */
export const addressMM = 2.4;

/** Between the drawing and the quiet zone, in millimeters: half of a wide stroke reaches out of the drawing. */
const gapMM = 1.5;

/** Height in millimeters of a code with its address beneath it. */
export function codeHeight({ sideMM, quietMM }: QrCode): number {
  return sideMM + quietMM + addressMM;
}

/** Height in millimeters of the foot of a sheet that a code with its address needs, the quiet zone above included. */
export function qrFootHeight(code: QrCode): number {
  return gapMM + code.quietMM + codeHeight(code);
}

/** The foot of a sheet, in millimeters from the sheet's top left corner. */
export interface Foot {
  readonly x: number;
  readonly y: number;
  readonly widthMM: number;
  readonly heightMM: number;
}

/** A code on a sheet, in millimeters. */
export interface LaidCode {
  /** Path data of the code's black modules. */
  readonly code: string;
  /** Where the address ends, on its base line. */
  readonly address: {
    readonly text: string;
    readonly right: number;
    readonly y: number;
    readonly sizeMM: number;
  };
}

/**
 * Lays an address on a sheet as a code, with the address in small letters beneath it.
 * @param at the right and upper end of the code
 */
export function layCode(address: string, { right, top }: { right: number; top: number }): LaidCode {
  const code = qrCodeOf(address);
  return {
    code: qrPath(code, { x: right - code.sideMM, y: top }),
    // descenders stay inside its height
    address: { text: address, right, y: top + codeHeight(code) - addressMM * 0.25, sizeMM: addressMM },
  };
}

/** The same at the right end of a foot. */
export function layQrFoot(address: string, { x, y, widthMM, heightMM }: Foot): LaidCode {
  return layCode(address, { right: x + widthMM, top: y + heightMM - codeHeight(qrCodeOf(address)) });
}
