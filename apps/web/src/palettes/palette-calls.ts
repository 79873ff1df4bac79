import type { BodyOf, endpoints, ReplyOf } from "@tintery/contract";
import { type CallInput, callAt } from "../platform/call.ts";

/** The calls about palettes, which no page makes before its late parts; see `calls`. */
const calls = {
  listOwnPalettes: ["GET", "/ajax/palettes"],
  addPalette: ["POST", "/ajax/palettes"],
  updatePalette: ["POST", "/ajax/palettes/:paletteId"],
  deletePalette: ["DELETE", "/ajax/palettes/:paletteId"],
  sharePalette: ["POST", "/ajax/palettes/:paletteId/share"],
  revokePaletteLink: ["DELETE", "/ajax/palettes/:paletteId/share"],
  getSharedPalette: ["GET", "/ajax/palettes/shared/:link"],
} as const satisfies {
  [Name in keyof typeof endpoints]?: readonly [
    (typeof endpoints)[Name]["method"],
    (typeof endpoints)[Name]["path"],
  ];
};

type PaletteCall = keyof typeof calls;

/** Makes a call about palettes, as `call` does. */
export function callPalettes<Name extends PaletteCall>(
  name: Name,
  input?: CallInput & { body?: BodyOf<Name> },
): Promise<ReplyOf<Name>> {
  return callAt<Name>(calls[name] as never, input);
}
