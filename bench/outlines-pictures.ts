import { createRequire } from "node:module";
import { drawingToPng } from "@tintery/photos";
import { lineDrawing } from "./line-drawing.ts";

/** What a picture is, which says against whom and with what goals it is measured. */
export type PictureKind = "photo" | "flat" | "gradients" | "line art";

/** A picture file to be traced. */
export interface TracedPicture {
  readonly name: string;
  readonly kind: PictureKind;
  readonly png: Uint8Array;
}

const require = createRequire(import.meta.url);
/** Fluent emoji, flat (Microsoft, MIT), as the package of Iconify holds them. */
const emoji = require("@iconify-json/fluent-emoji-flat/icons.json") as {
  readonly width: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
};
const emojiSide = 32;

/** Drawings side by side on white, so many in a row. */
function sheetOf(names: readonly string[], across: number, side: number): Promise<Uint8Array> {
  const cells = names.map((name, i) => {
    const body = emoji.icons[name]?.body;
    if (body === undefined) throw new RangeError(`emoji must have ${name}`);
    // names of gradients and masks count for one drawing only
    const own = body.replaceAll(/\b(id="|url\(#|href="#)/g, (start) => `${start}d${i}-`);
    const [x, y] = [(i % across) * emojiSide, Math.floor(i / across) * emojiSide];
    return `<g transform="translate(${x} ${y})">${own}</g>`;
  });
  const box = `0 0 ${across * emojiSide} ${Math.ceil(names.length / across) * emojiSide}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${cells.join("")}</svg>`;
  return drawingToPng(svg, { widthPx: side });
}

const sheetNames = [
  "raccoon",
  "cat-face",
  "fox",
  "owl",
  "red-apple",
  "cherries",
  "hot-beverage",
  "birthday-cake",
  "sailboat",
  "rocket",
  "umbrella",
  "house",
  "musical-note",
  "artist-palette",
  "alarm-clock",
  "sunflower",
];

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400">
<circle cx="150" cy="200" r="120" fill="#e4572e"/><rect x="90" y="140" width="120" height="120" fill="#ffc914"/>
<path d="M150 155 195 245H105Z" fill="#17506b"/>
<text x="310" y="220" font-family="Arimo" font-size="120" font-weight="700" fill="#17506b">Tintery</text>
<rect x="314" y="250" width="440" height="14" rx="7" fill="#76b041"/>
<text x="314" y="320" font-family="Arimo" font-size="40" fill="#333333">pictures to paint</text></svg>`;

const gradientLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024"><defs>
<linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ff9a3c"/><stop offset="1" stop-color="#c9184a"/></linearGradient>
<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#48cae4"/><stop offset="1" stop-color="#03045e"/></linearGradient>
</defs><rect x="96" y="96" width="832" height="832" rx="180" fill="url(#a)"/>
<path d="M512 230C640 380 760 470 760 600A248 248 0 0 1 264 600C264 470 384 380 512 230Z" fill="url(#b)"/>
<path d="M420 560C420 680 490 740 590 740" fill="none" stroke="#ffffff" stroke-width="44" stroke-linecap="round"/></svg>`;

/** Pictures that the repository can draw itself; photos are given by who runs the bench. */
export function drawnPictures(): Promise<TracedPicture[]> {
  const picture = async (name: string, kind: PictureKind, png: Promise<Uint8Array>) => ({
    name,
    kind,
    png: await png,
  });
  return Promise.all([
    picture("logo", "flat", drawingToPng(logo, { widthPx: 800 })),
    picture("raccoon", "flat", sheetOf(["raccoon"], 1, 1024)),
    picture("sheet of 16", "flat", sheetOf(sheetNames, 4, 1152)),
    picture("gradient logo", "gradients", drawingToPng(gradientLogo, { widthPx: 1024 })),
    picture("line art", "line art", drawingToPng(lineDrawing, { widthPx: 1200 })),
  ]);
}
