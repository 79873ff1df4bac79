import { readHex } from "@tintery/engine/tables";
import { readFileSync } from "node:fs";
import type { Paint } from "@tintery/contract/tables";
import { InvalidArgumentError } from "commander";
import { systemReason } from "../system-reason.ts";

/**
 * Reads the paints of a palette file: JSON with a list of `{ code, hex, name }`, or such a list under `colors`. Other
 * fields do not matter.
 * @throws InvalidArgumentError with one sentence about what is wrong
 */
export function readPaletteFile(path: string): Paint[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new InvalidArgumentError(systemReason(error));
  }
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new InvalidArgumentError("The file is not JSON.");
  }
  const list = Array.isArray(file) ? file : (file as { colors?: unknown } | null)?.colors;
  if (!Array.isArray(list)) throw new InvalidArgumentError("The file holds no list of colors.");
  const paints = list.map(readPaint);
  const codes = new Set(paints.map(({ code }) => code));
  if (codes.size < paints.length) throw new InvalidArgumentError("Two of its colors have the same code.");
  return paints;
}

function readPaint(value: unknown, index: number): Paint {
  const { code, hex } = (value ?? {}) as { code?: unknown; hex?: unknown };
  const text = typeof code === "number" ? String(code) : code;
  if (typeof text !== "string" || !/^[^/,]+$/.test(text))
    throw new InvalidArgumentError(`Color ${index + 1} needs a code without slash and comma.`);
  const tone = typeof hex === "string" ? readHex(hex) : undefined;
  if (!tone) throw new InvalidArgumentError(`Color ${index + 1} (${text}) needs a hex such as #1a2b3c.`);
  return { code: text, hex: tone };
}
