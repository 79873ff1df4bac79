/**
 * Draws every drawing of Noto Emoji twice: in its colors, and with one flat color per shape and no smoothing, so that a pixel
 * of the second picture names the shape that is seen there. The borders between shapes are then known exactly.
 * Usage: node draw-emoji.mjs OUT [SIZE]
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

const [out = "drawings", size = "256"] = process.argv.slice(2);
const read = (name) =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`@iconify-json/noto/${name}`), "utf8"));
const { icons } = read("icons.json");
const { categories } = read("metadata.json");

/** Signs, letters and flags are lettering or flat graphics, not things; skin tones and genders repeat one drawing many times. */
const skipped = new Set(["Symbols", "Flags"]);
/** resvg 2.6.2 panics on these. */
const undrawable = new Set(["package"]);
const tones = /-(light|medium-light|medium|medium-dark|dark)-skin-tone/g;

/** One drawing per base name, its skin tone chosen by the name so that all tones occur. */
function chosenNames() {
  const variants = new Map();
  for (const [category, names] of Object.entries(categories))
    if (!skipped.has(category))
      for (const name of names) {
        const base = name.replace(tones, "");
        variants.set(base, [...(variants.get(base) ?? []), name]);
      }
  return [...variants].map(([base, names]) => [
    base,
    names[[...base].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % names.length],
  ]);
}

const svg = (body, style = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 128 128">${style}${body}</svg>`;

const png = (text) => new Resvg(text, { fitTo: { mode: "width", value: Number(size) } }).render().asPng();

/** The same drawing with shape k filled with color k, opaque, edges hard. */
function shapeMap(body) {
  let shape = 0;
  return body
    .replace(/<(path|circle|ellipse|rect|polygon|use)\b([^>]*?)(\/?)>/g, (_, tag, attributes, end) => {
      shape += 1;
      const color = `#${((shape * 40503 + 4660) & 0xffffff).toString(16).padStart(6, "0")}`;
      const faint = /opacity="(0?\.[0-4]\d*|0)"/.test(attributes);
      const kept = attributes
        .replace(/\s(fill|stroke)="(?!none)[^"]*"/g, (_, name) => ` ${name}="${color}"`)
        .replace(/\s[a-z-]*opacity="[^"]*"/g, "");
      const filled = /\sfill="/.test(kept) || tag === "use" ? kept : `${kept} fill="${color}"`;
      return `<${tag}${faint ? ' display="none"' : ""} shape-rendering="crispEdges"${filled}${end}>`;
    })
    .replace(/\sopacity="[^"]*"/g, "");
}

mkdirSync(out, { recursive: true });
let drawn = 0;
for (const [base, name] of chosenNames()) {
  const icon = icons[name];
  if (icon === undefined || undrawable.has(name)) continue;
  writeFileSync(join(out, `${base}.png`), png(svg(icon.body)));
  writeFileSync(join(out, `${base}.shapes.png`), png(svg(shapeMap(icon.body))));
  drawn += 1;
}
console.log(`${drawn} drawings in ${out}`);
