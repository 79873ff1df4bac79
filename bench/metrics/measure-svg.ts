import type { Raster } from "@tintery/engine";
import { decodePhoto, drawingToPng } from "@tintery/photos";
import { ciede2000, labOf } from "./color-difference.ts";
import { mean } from "./likeness.ts";
import { structuralSimilarity } from "./structural-similarity.ts";

/** What is measured of a traced picture (SVG), drawn back at the size of the picture. */
export interface SvgMeasures {
  /** Mean CIEDE2000 on a white page. */
  readonly difference: number;
  readonly similarity: number;
  readonly kilobytes: number;
  /** Elements that draw something. */
  readonly shapes: number;
  /** Commands that draw in all path data; four for a circle or a rectangle. */
  readonly nodes: number;
  /** Pixels through which more than 5 % of the page shows. */
  readonly seams: number;
  /** Pixels through which more than half of the page shows. */
  readonly holes: number;
}

const opaqueEnough = 242;
const halfOpaque = 128;

/** Measures an SVG beside the picture that was traced. Throws when it is drawn at another size. */
export async function measureSvg(svg: string, picture: Raster): Promise<SvgMeasures> {
  const white = await drawn(svg, picture.width);
  const black = await drawn(
    svg.replace(/<svg\b[^>]*>/, (head) => `${head}<rect width="100%" height="100%" fill="#000000"/>`),
    picture.width,
  );
  if (white.height !== picture.height || white.width !== picture.width)
    throw new RangeError(
      `the drawing must be ${picture.width}×${picture.height}, received ${white.width}×${white.height}`,
    );
  return {
    ...likenessOf(picture, white),
    ...leaksOf(white, black),
    ...countsOf(svg),
    kilobytes: Buffer.byteLength(svg) / 1024,
  };
}

async function drawn(svg: string, width: number): Promise<Raster> {
  const whole = { width: 65_500, height: 65_500 };
  return decodePhoto(await drawingToPng(svg, { widthPx: width }), whole);
}

function likenessOf(picture: Raster, svg: Raster): { difference: number; similarity: number } {
  const pixels = picture.width * picture.height;
  const [p, q] = [picture.data, svg.data];
  const lumas = [new Float32Array(pixels), new Float32Array(pixels)] as const;
  let difference = 0;
  for (let i = 0, at = 0; i < pixels; i++, at += 4) {
    const [a, b] = [at, at + 1];
    const c = at + 2;
    lumas[0][i] = 0.299 * p[a]! + 0.587 * p[b]! + 0.114 * p[c]!;
    lumas[1][i] = 0.299 * q[a]! + 0.587 * q[b]! + 0.114 * q[c]!;
    if (p[a] === q[a] && p[b] === q[b] && p[c] === q[c]) continue;
    difference += ciede2000(labOf(p[a]!, p[b]!, p[c]!), labOf(q[a]!, q[b]!, q[c]!));
  }
  return {
    difference: difference / pixels,
    similarity: mean(structuralSimilarity(...lumas, picture.width, picture.height)),
  };
}

/** How much of the page shows: a pixel that covers it looks the same on black as on white. */
function leaksOf(white: Raster, black: Raster): { seams: number; holes: number } {
  let [seams, holes] = [0, 0];
  for (let at = 0; at < white.data.length; at += 4) {
    let shows = 0;
    for (let c = at; c < at + 3; c++) shows = Math.max(shows, white.data[c]! - black.data[c]!);
    if (255 - shows < opaqueEnough) seams++;
    if (255 - shows < halfOpaque) holes++;
  }
  return { seams, holes };
}

const elements = /<(path|polygon|polyline|rect|circle|ellipse|line)\b[^>]*>/g;
const words = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const argumentsOf: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

function countsOf(svg: string): { shapes: number; nodes: number } {
  let [shapes, nodes] = [0, 0];
  for (const [element, name] of svg.matchAll(elements)) {
    shapes++;
    nodes += name === "path" ? commandsIn(/\sd="([^"]*)"/.exec(element)?.[1] ?? "") : 4;
  }
  return { shapes, nodes };
}

/** Drawing commands of path data; those after a move are lines, whose letter may be left out. */
export function commandsIn(d: string): number {
  let nodes = 0;
  let letter = "";
  let numbers = 0;
  const end = () => {
    const count = argumentsOf[letter.toLowerCase()];
    if (count) nodes += Math.floor(numbers / count) - (letter.toLowerCase() === "m" ? 1 : 0);
  };
  for (const [word] of d.matchAll(words)) {
    if (/[a-df-z]/i.test(word) && word.length === 1) {
      end();
      letter = word;
      numbers = 0;
    } else numbers++;
  }
  end();
  return nodes;
}
