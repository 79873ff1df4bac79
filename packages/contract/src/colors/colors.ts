/** Color tools: mixer, details, similar colors, recent colors. Plain tables and their small rules, no zod. */

export const volumeUnits = ["ml", "l", "fl oz"] as const;
export type VolumeUnit = (typeof volumeUnits)[number];

export const defaultColorPick = { hex: "#ffffff", volume: "1", volumeType: "ml" } as const;

/** Codes of how much a paint hides what lies below. */
export const transparencies = {
  O: "opaque",
  SO: "semi-opaque",
  ST: "semi-transparent",
  T: "transparent",
} as const;
export type Transparency = keyof typeof transparencies;
export const transparencyIconPx = 15;

/** Decimals of an unmix list: volumes and percentages; zero fractions are not shown. */
export const unmixDecimals = { volume: 2, percent: 1 } as const;

/** The recent list: its storage key, its cap, and the two colors that are always appended. */
export const recentColors = { storageKey: "UserColors", cap: 30, always: ["#ffffff", "#000000"] } as const;

/** Longest text a color field takes: # and six digits. */
export const hexLength = 7;

const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const alwaysThere = new Set(["#fff", "#ffffff", "#000", "#000000"]);

/** Three or six hexadecimal digits, with or without a mark, as calls take a color. */
export const colorPattern = "^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$";
const color = new RegExp(colorPattern);

/** `#rrggbb`, lower case, of a color that somebody wrote; undefined for anything else, names of colors too. */
export function readColor(text: string): string | undefined {
  const digits = color.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
}

/** Hue in degrees, 0 to below 360, saturation and lightness, 0 to 1, of red, green and blue, 0 to 255. A gray has hue 0. */
export function hslOf([red, green, blue]: readonly [number, number, number]): [number, number, number] {
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const range = max - min;
  const lightness = (max + min) / 510;
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (lightness > 0.5 ? 510 - max - min : max + min);
  const sixth =
    max === red
      ? (green - blue) / range + (green < blue ? 6 : 0)
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return [sixth * 60, saturation, lightness];
}

/** Whether a custom color may enter the recent list: 3 or 6 hex digits after a #, white and black excluded. */
export function isRecentColor(hex: string): boolean {
  return hexPattern.test(hex) && !alwaysThere.has(hex.toLowerCase());
}

/** The recent list after one more color: newest first, no doubles, at most 30, then white and black. */
export function withRecentColor(recent: readonly string[], hex: string): string[] {
  const kept = recent.filter(isRecentColor).map((color) => color.toLowerCase());
  const added = isRecentColor(hex) ? [hex.toLowerCase(), ...kept] : kept;
  return [...new Set(added)].slice(0, recentColors.cap).concat(recentColors.always);
}
