import {
  customSizeRange,
  formatCentimeters,
  formatLength,
  inchesToMM,
  unitSymbol,
} from "@tintery/contract/tables";
import { mmPerInch } from "@tintery/engine/tables";
import { useTexts } from "../../platform/texts.tsx";

/** In what the sides of a canvas are typed; forms keep and send inches. */
interface SizeUnit {
  symbol: string;
  /** Of each side, in this unit. */
  range: { min: number; max: number; step: number };
  /** The longest side, with the unit. */
  written: string;
  /** A side in this unit, of inches; null for an empty field. */
  shown: (inches: number | null) => number | null;
  /** The other way round. */
  kept: (typed: number | null) => number | null;
}

const cmPerInch = mmPerInch / 10;
/** Tenths of a millimeter are shown; a hundredth of one is kept, so that what was typed comes back. */
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
const { min, max, step } = customSizeRange;
const centimeters = { min: Math.ceil(min * cmPerInch * 10) / 10, max: rounded(max * cmPerInch, 1), step };

/** Inches where people measure canvases in inches, else centimeters. */
export function useSizeUnit(): SizeUnit {
  const { language, unit } = useTexts();
  if (unit === "in")
    return {
      symbol: unitSymbol(language, "in"),
      range: customSizeRange,
      written: formatLength(language, inchesToMM(max), "in"),
      shown: (inches) => inches,
      kept: (typed) => typed,
    };
  return {
    symbol: unitSymbol(language, "cm"),
    range: centimeters,
    written: formatCentimeters(language, inchesToMM(max)),
    shown: (inches) => inches && rounded(inches * cmPerInch, 2),
    kept: (typed) => typed && rounded(typed / cmPerInch, 4),
  };
}
