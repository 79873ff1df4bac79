import { readFileSync } from "node:fs";
import { boxOf } from "../../packages/scenes/src/raster/coverage.ts";
import { flattenPath } from "../../packages/scenes/src/raster/flatten-path.ts";
import { unit } from "../../packages/scenes/src/raster/matrix.ts";
import { notoNames } from "../../packages/scenes/src/figures/noto-names.ts";

interface Icons {
  icons: Record<string, { body: string }>;
}

const short = (text: string, digits: number) => {
  const rounded = Math.round(Number(text) * 10 ** digits) / 10 ** digits;
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, "$1.");
};

/** Numbers of path data on a grid of a tenth: its flags (0 and 1) stay as they are. */
const roundedPath = (data: string) =>
  data.replace(/-?\d*\.\d+/g, (number, at: number) => {
    const text = short(number, 1);
    // a number that lost its point must not run into the one before it
    return at > 0 && /[\d.]/.test(data[at - 1] ?? "") && !text.startsWith("-") ? ` ${text}` : text;
  });

/** Gradients keep at most five of their colors. */
function fewerStops(body: string): string {
  return body.replace(/((?:<stop [^>]*\/>)+)/g, (stops: string) => {
    const all = stops.match(/<stop [^>]*\/>/g) ?? [];
    if (all.length <= 5) return stops;
    return [0, 1, 2, 3, 4].map((i) => all[Math.round((i * (all.length - 1)) / 4)]).join("");
  });
}

const side = 128;

/** Some pictures have parts that lie beside their page, where nobody would see them if it were cut to its size. */
const withoutStrays = (body: string) =>
  body.replace(/<path[^>]* d="([^"]*)"[^>]*\/>/g, (path: string, data: string) => {
    const [left, top, right, bottom] = boxOf(flattenPath(data, unit));
    return right < 0 || bottom < 0 || left > side || top > side ? "" : path;
  });

/** A picture of Noto with short names and numbers; its parts are the same. */
function compact(name: string, body: string): string {
  const ids = new Map<string, string>();
  for (const [, id = ""] of body.matchAll(/ id="([^"]+)"/g))
    if (!ids.has(id)) ids.set(id, `${name}-${ids.size}`);
  return fewerStops(withoutStrays(body))
    .replace(/ id="([^"]+)"/g, (_, id: string) => ` id="${ids.get(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${ids.get(id) ?? id})`)
    .replace(/href="#([^"]+)"/g, (_, id: string) => `href="#${ids.get(id) ?? id}"`)
    .replace(/ (?:stroke-miterlimit|stroke-linecap|stroke-linejoin|fx|fy)="[^"]*"/g, "")
    .replace(/ d="([^"]*)"/g, (_, data: string) => ` d="${roundedPath(data)}"`)
    .replace(
      / (cx|cy|r|rx|ry|x1|x2|y1|y2)="(-?[\d.]+)"/g,
      (_, key: string, number: string) => ` ${key}="${short(number, 2)}"`,
    )
    .replace(
      /(gradientTransform|transform)="([^"]*)"/g,
      (_, key: string, list: string) =>
        `${key}="${list.replace(/-?\d*\.\d+/g, (number) => short(number, 4))}"`,
    );
}

/** The text of `noto-figures.json`: the pictures our table of names asks for, out of the package they come from. */
export function extractNoto(): string {
  const file = new URL(import.meta.resolve("@iconify-json/noto/icons.json"));
  const { icons } = JSON.parse(readFileSync(file, "utf8")) as Icons;
  const names = [...new Set(notoNames.values())].sort();
  const entries = names.map((name) => {
    const body = icons[name]?.body;
    if (body === undefined) throw new Error(`noto has no picture named "${name}"`);
    return [name, compact(name, body)] as const;
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 0).replaceAll('","', '",\n"')}\n`;
}
