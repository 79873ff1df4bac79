/** Lengths of canvases are given in inches and drawn in millimeters. */
export const millimetersPerInch = 25.4;
