import { type DrawableName, kindOf } from "../drawables.ts";
import { mix, shift } from "../palette.ts";
import type { SceneItem } from "../words/scene-graph.ts";
import type { Figure } from "./figure.ts";
import pictures from "./noto-figures.json" with { type: "json" };
import { notoHeads } from "./noto-heads.ts";
import { notoNames } from "./noto-names.ts";

const bodies = new Map(Object.entries(pictures));

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const long = (color: string) =>
  color.length === 4 ? `#${[...color.slice(1)].map((digit) => digit + digit).join("")}` : color;

/** How much color a paint has, 0..1. */
function chroma(color: string): number {
  const list = channels(color);
  return (Math.max(...list) - Math.min(...list)) / 255;
}

const lightness = (color: string) => {
  const [r, g, b] = channels(color);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
};

function hue(color: string): number {
  const [r, g, b] = channels(color);
  const peak = Math.max(r, g, b);
  const spread = peak - Math.min(r, g, b) || 1;
  const sixth =
    peak === r ? ((g - b) / spread + 6) % 6 : peak === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return sixth * 60;
}

/** The picture with its main color changed to another: all paints of that hue move along, lights stay lights. */
function recolored(body: string, color: string): string {
  const paint = /(fill|stop-color|stroke)="(#[\da-fA-F]{3,6})"/g;
  const weights = new Map<string, number>();
  // a path's length in text is a fair guess at how much of the picture it is
  for (const [whole, , found = ""] of body.matchAll(
    /<(?:path|circle|ellipse)[^>]*(fill)="(#[\da-fA-F]{3,6})"[^>]*>/g,
  ))
    weights.set(
      long(found),
      (weights.get(long(found)) ?? 0) + whole.length * (chroma(long(found)) > 0.15 ? 3 : 1),
    );
  for (const [, found = ""] of body.matchAll(/stop-color="(#[\da-fA-F]{3,6})"/g))
    weights.set(long(found), (weights.get(long(found)) ?? 0) + 90);
  const main = [...weights].filter(([tone]) => lightness(tone) > 0.12).sort((a, b) => b[1] - a[1])[0]?.[0];
  if (main === undefined) return body;
  const gray = chroma(main) < 0.15;
  return body.replace(paint, (whole, key: string, short: string) => {
    const tone = long(short);
    const apart = Math.abs(((hue(tone) - hue(main) + 540) % 360) - 180);
    const same = gray ? chroma(tone) < 0.15 && lightness(tone) > 0.3 : chroma(tone) > 0.1 && apart < 32;
    if (!same) return whole;
    return `${key}="${shift(mix(color, tone, 0.06), (lightness(tone) - lightness(main)) * 0.75)}"`;
  });
}

/** The box of a picture's drawing within its 128 units is not known; all of them nearly fill it. */
const edge = 4;

/** How high the seat of what one sits on is; others stand on top of things. */
const seats: ReadonlyMap<DrawableName, number> = new Map([
  ["sofa", 52],
  ["armchair", 52],
  ["bed", 56],
  ["bird nest", 66],
  ["motorcycle", 84],
  ["scooter", 74],
]);

/** The back of an animal is lower than its head. */
const onBack = 84;

/** A thing as Noto Emoji draws it, standing on the ground. */
export function notoFigure(item: SceneItem, index: number): Figure | null {
  const name = notoNames.get(item.drawable);
  const body = name === undefined ? undefined : bodies.get(name);
  if (body === undefined) return null;
  const head = notoHeads.get(item.drawable);
  const asked = item.colors[index % Math.max(1, item.colors.length)];
  const picture = asked ? uniqueIds(recolored(body, asked), asked) : body;
  return {
    svg: `<g transform="translate(-64 ${-128 + edge})">${picture}</g>`,
    width: 128 - edge * 2,
    height: 128 - edge * 2,
    top: {
      height: seats.get(item.drawable) ?? (kindOf(item.drawable) === "animal" ? onBack : 108),
      half: 26,
    },
    rim: 54,
    ...(head ? { head: { at: [head[0] - 64, head[1] - 128 + edge] as const, width: head[2] } } : {}),
  };
}

/** Gradients of a recolored picture must not be taken for those of the picture as it was. */
function uniqueIds(body: string, color: string): string {
  const mark = color.slice(1);
  return body
    .replace(/ id="([^"]+)"/g, ` id="$1-${mark}"`)
    .replace(/url\(#([^)]+)\)/g, `url(#$1-${mark})`)
    .replace(/href="#([^"]+)"/g, `href="#$1-${mark}"`);
}
