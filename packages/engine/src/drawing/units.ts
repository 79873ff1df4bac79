/** Exact, since 1959. */
export const mmPerInch = 25.4;
/** The points of PostScript, PDF and CSS, 72 to the inch. */
export const pointsPerInch = 72;
export const mmPerPoint = mmPerInch / pointsPerInch;
