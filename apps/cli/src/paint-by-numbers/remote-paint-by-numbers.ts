import { readFile } from "node:fs/promises";
import {
  addresses,
  canvasSizeWord,
  importanceMask,
  type Paint,
  paintByNumbersOptions as rows,
  restrictPalette,
  writeOwnPaints,
} from "@tintery/contract/tables";
import { CommandProblem } from "../exit-codes.ts";
import { type RemoteProduct, textOf } from "../server/remote-product.ts";
import { systemReason } from "../system-reason.ts";
import { sendTaps } from "../tap.ts";

interface Values {
  readonly palette?: readonly Paint[];
  readonly paletteColors?: string;
  readonly importance?: string;
  readonly mixPalette?: boolean;
}

/** `tintery paint-by-numbers` on a server. */
export const remotePaintByNumbers: RemoteProduct = {
  path: () => "/ajax/create/paint-by-numbers",
  async form(given) {
    const { palette, paletteColors, importance, mixPalette = false } = given as Values;
    const form = new FormData();
    for (const name of Object.keys(rows)) {
      const value = given[name];
      if (value === undefined || name === "mixPalette") continue;
      form.set(name, name === "canvasSize" ? canvasSizeWord(value as never) : textOf(value));
    }
    if (palette) {
      form.set("paletteColors", writeOwnPaints(restrictPalette(palette, paletteColors)));
      form.set("mixPalette", textOf(mixPalette));
    } else if (paletteColors !== undefined || mixPalette)
      throw new CommandProblem("usage", "--paletteColors and --mixPalette need --palette.");
    sendTaps(form, given);
    if (importance !== undefined) {
      const bytes = await readFile(importance).catch((error: unknown) => {
        throw new CommandProblem("photoRefused", `${importance}: ${systemReason(error)}`);
      });
      form.set(importanceMask.field, new Blob([Uint8Array.from(bytes)]), "mask.png");
    }
    return form;
  },
  files: (id) => [
    { name: "pbn.svg", path: addresses.downloadPaintByNumbers(id, "pbn") },
    { name: "outlines.svg", path: addresses.downloadPaintByNumbers(id, "outlines") },
    { name: "pbn.png", path: addresses.downloadPaintByNumbers(id, "pbnpng") },
    { name: "kit.pdf", path: addresses.downloadPaintByNumbers(id, "kit") },
    { name: "colors.csv", path: addresses.downloadColors(id, "csv") },
    { name: "look.jpg", path: addresses.downloadPaintByNumbers(id, "look"), optional: true },
  ],
};
