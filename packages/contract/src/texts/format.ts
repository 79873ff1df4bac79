import { paperOf } from "../images/paper-of.ts";
import type { VolumeUnit } from "../colors/colors.ts";
import type { Language } from "./languages.ts";
import { mmPerInch } from "@tintery/engine/tables";

/** Building an Intl formatter costs more than formatting with it, so each is built once. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(language, options);
  numberFormats.set(key, known);
  return known;
}

/** A number as the language writes it, with at most `digits` decimals (default 2). */
export function formatNumber(language: Language, value: number, digits = 2): string {
  return numberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** A price as the language writes it, without cents where there are none. `currency` is an ISO 4217 code. */
export function formatPrice(language: Language, cents: number, currency: string): string {
  const options = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return numberFormat(language, options).format(cents / 100);
}

/** A share (0 to 1) as a percentage with at most `digits` decimals (default 0). */
export function formatPercent(language: Language, share: number, digits = 0): string {
  const { format } = numberFormat(language, { style: "percent", maximumFractionDigits: digits });
  const min = 10 ** (-2 - digits);
  // what is there is not nothing
  return share > 0 && share < min / 2 ? `< ${format(min)}` : format(share);
}

/** A number with always so many decimals; what is there, but less than they can show, is not nothing. */
export function formatFixed(language: Language, value: number, digits: number): string {
  return fixed(language, value, { digits });
}

/** A share (0 to 1) as a percentage with always so many decimals. */
export function formatFixedPercent(language: Language, share: number, digits: number): string {
  return fixed(language, share, { digits, style: "percent" });
}

function fixed(
  language: Language,
  value: number,
  { digits, ...shown }: { digits: number } & Intl.NumberFormatOptions,
): string {
  const { format } = numberFormat(language, {
    ...shown,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const min = 10 ** -(shown.style === "percent" ? digits + 2 : digits);
  return value > 0 && value < min / 2 ? `< ${format(min)}` : format(value);
}

/** A file size in the largest unit that keeps it at 1 or above; units of 1000, one decimal from MB on. */
export function formatBytes(language: Language, bytes: number): string {
  const [unit, size, digits] =
    bytes >= 1e9
      ? (["gigabyte", 1e9, 1] as const)
      : bytes >= 1e6
        ? (["megabyte", 1e6, 1] as const)
        : bytes >= 1e3
          ? (["kilobyte", 1e3, 0] as const)
          : (["byte", 1, 0] as const);
  return numberFormat(language, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: digits,
  }).format(bytes / size);
}

/** A span of time: `90 days`. */
export function formatSpan(language: Language, count: number, unit: "day" | "hour" | "minute"): string {
  return numberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** What `Intl` calls our units. */
const intlUnits = {
  ml: "milliliter",
  l: "liter",
  "fl oz": "fluid-ounce",
  in: "inch",
  cm: "centimeter",
} as const satisfies Record<VolumeUnit | "in" | "cm", string>;

const inUnit = (unit: keyof typeof intlUnits) =>
  ({ style: "unit", unit: intlUnits[unit], unitDisplay: "short" }) as const;

/** A unit as it stands behind amounts, or after a field's label. */
export function unitSymbol(language: Language, unit: keyof typeof intlUnits): string {
  // some languages write one of a unit and several of it differently
  const parts = numberFormat(language, inUnit(unit)).formatToParts(5);
  return parts.find(({ type }) => type === "unit")?.value ?? unit;
}

/** How an amount of paint is written. */
export interface VolumeShown {
  /** The unit it is given and written in; milliliters without it. */
  readonly unit?: VolumeUnit;
  /** Always so many decimals; at most one without it. */
  readonly digits?: number;
}

/** An amount of paint as the language writes it: mL in English, ml elsewhere. */
export function formatVolume(
  language: Language,
  amount: number,
  { unit = "ml", digits }: VolumeShown = {},
): string {
  return digits === undefined
    ? numberFormat(language, { ...inUnit(unit), maximumFractionDigits: 1 }).format(amount)
    : fixed(language, amount, { ...inUnit(unit), digits });
}

export type LengthUnit = "mm" | "in";

/**
 * The unit a reader measures paper in: inches in English where paper is Letter, else millimeters.
 * @param locale where the reader is (BCP 47); `en` without a country reads as American
 */
export function lengthUnit(language: Language, locale: string = language): LengthUnit {
  return language === "en" && paperOf(locale) === "letter" ? "in" : "mm";
}

/** A length given in millimeters, written in millimeters or inches (default: the language's own unit). */
export function formatLength(
  language: Language,
  mm: number,
  unit: LengthUnit = lengthUnit(language),
): string {
  return unit === "in"
    ? numberFormat(language, { style: "unit", unit: "inch", maximumFractionDigits: 1 }).format(mm / mmPerInch)
    : numberFormat(language, { style: "unit", unit: "millimeter", maximumFractionDigits: 0 }).format(mm);
}

/** A length given in millimeters, written in centimeters with at most one decimal. */
export function formatCentimeters(language: Language, mm: number): string {
  const options = { style: "unit", unit: "centimeter", maximumFractionDigits: 1 } as const;
  return numberFormat(language, options).format(mm / 10);
}

/** A small length in millimeters, in every language, with at most `digits` decimals (default 1). */
export function formatMillimeters(language: Language, mm: number, digits = 1): string {
  const options = { style: "unit", unit: "millimeter", maximumFractionDigits: digits } as const;
  return numberFormat(language, options).format(mm);
}

/** Width by height given in millimeters: `8.3 × 11.7 in` or `211 × 297 mm`. */
export function formatSize(
  language: Language,
  sizeMM: { width: number; height: number },
  unit: LengthUnit = lengthUnit(language),
): string {
  const width =
    unit === "in"
      ? formatNumber(language, sizeMM.width / mmPerInch, 1)
      : formatNumber(language, sizeMM.width, 0);
  return `${width} × ${formatLength(language, sizeMM.height, unit)}`;
}

/** A canvas given in inches with both units: `8.3 × 11.7 in (211 × 297 mm)`, the reader's own unit first. */
export function formatCanvas(
  language: Language,
  inches: { width: number; height: number },
  own: LengthUnit = lengthUnit(language),
): string {
  const sizeMM = { width: inches.width * mmPerInch, height: inches.height * mmPerInch };
  return `${formatSize(language, sizeMM, own)} (${formatSize(language, sizeMM, own === "in" ? "mm" : "in")})`;
}

const dateFormats = new Map<Language, Intl.DateTimeFormat>();

/** A day and time (ISO text or Date) as the language writes it, in the reader's time zone. */
export function formatDate(language: Language, moment: string | Date): string {
  const format =
    dateFormats.get(language) ??
    new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  dateFormats.set(language, format);
  return format.format(new Date(moment));
}

const dayFormats = new Map<Language, Intl.DateTimeFormat>();

/** A day without its time, for what lasts for months. */
export function formatDay(language: Language, moment: string | Date): string {
  const format = dayFormats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  dayFormats.set(language, format);
  return format.format(new Date(moment));
}

const agoSteps = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** How long ago something was: "2 minutes ago", "yesterday"; below a minute "now". Seconds, not negative. */
export function formatAgo(language: Language, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, size] =
    agoSteps.find(([, length]) => seconds >= length) ?? (["second", Number.POSITIVE_INFINITY] as const);
  return format.format(-Math.floor(seconds / size) || 0, unit);
}
