import {
  formatAgo,
  formatBytes,
  formatCanvas,
  formatDate,
  formatFixed,
  formatFixedPercent,
  formatMillimeters,
  formatNumber,
  formatPercent,
  formatSize,
  formatVolume,
  type LengthUnit,
  lengthUnit,
  type VolumeShown,
} from "@tintery/contract/tables";
import type { Language, Translate } from "@tintery/contract/messages";
import { createContext, type ReactNode, useContext, useMemo } from "react";

/** The words of one language, and how that language writes numbers, sizes and times. */
export interface Texts {
  language: Language;
  t: Translate;
  number: (value: number, digits?: number) => string;
  percent: (share: number, digits?: number) => string;
  /** The same two with always so many decimals. */
  fixed: (value: number, digits: number) => string;
  fixedPercent: (share: number, digits: number) => string;
  bytes: (bytes: number) => string;
  /** What the reader measures paper in. */
  unit: LengthUnit;
  /** Width by height of a canvas given in inches, the reader's own unit first. */
  canvas: (inches: { width: number; height: number }) => string;
  /** Width by height given in millimeters, in the reader's unit or the named one. */
  size: (millimeters: { width: number; height: number }, unit?: LengthUnit) => string;
  /** A small length, in millimeters for all readers. */
  millimeters: (mm: number) => string;
  /** An amount of paint, in milliliters unless said otherwise. */
  volume: (amount: number, shown?: VolumeShown) => string;
  date: (moment: string) => string;
  /** How long ago a moment (ISO text) was, seen from `now` (milliseconds). */
  ago: (moment: string, now: number) => string;
}

const TextsContext = createContext<Texts | null>(null);

/**
 * Binds the contract's formatters to one language.
 * @param locale where the reader is, which says what they measure in; without it the language alone does
 */
export function textsIn(language: Language, t: Translate, locale?: string): Texts {
  const own = lengthUnit(language, locale);
  return {
    language,
    t,
    unit: own,
    number: (value, digits) => formatNumber(language, value, digits),
    percent: (share, digits) => formatPercent(language, share, digits),
    fixed: (value, digits) => formatFixed(language, value, digits),
    fixedPercent: (share, digits) => formatFixedPercent(language, share, digits),
    bytes: (bytes) => formatBytes(language, bytes),
    canvas: (inches) => formatCanvas(language, inches, own),
    size: (millimeters, unit = own) => formatSize(language, millimeters, unit),
    millimeters: (mm) => formatMillimeters(language, mm),
    volume: (amount, shown) => formatVolume(language, amount, shown),
    date: (moment) => formatDate(language, moment),
    ago: (moment, now) => formatAgo(language, Math.max(0, (now - Date.parse(moment)) / 1000)),
  };
}

export function TextsProvider(props: {
  language: Language;
  translate: Translate;
  locale?: string;
  children: ReactNode;
}) {
  const { language, translate, locale } = props;
  const texts = useMemo(() => textsIn(language, translate, locale), [language, translate, locale]);
  return <TextsContext value={texts}>{props.children}</TextsContext>;
}

/** The texts of the widget a component stands in; a component outside any provider is a programmer's error. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new RangeError("useTexts: must be used inside TextsProvider, got no provider");
  return texts;
}
