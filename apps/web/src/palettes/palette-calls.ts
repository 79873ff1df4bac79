import { callsOf } from "../platform/calls-of.ts";

/** Makes the calls about palettes, as `call` does; no page makes them before its late parts. */
export const callPalettes = callsOf({
  listOwnPalettes: ["GET", "/ajax/palettes"],
  addPalette: ["POST", "/ajax/palettes"],
  updatePalette: ["POST", "/ajax/palettes/:paletteId"],
  deletePalette: ["DELETE", "/ajax/palettes/:paletteId"],
  sharePalette: ["POST", "/ajax/palettes/:paletteId/share"],
  revokePaletteLink: ["DELETE", "/ajax/palettes/:paletteId/share"],
  getSharedPalette: ["GET", "/ajax/palettes/shared/:link"],
});
