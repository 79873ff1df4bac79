import type { Face, LinearGradient, OutlinesPicture } from "../drawing/outlines-picture.ts";
import { PathPen, gridText } from "../drawing/path-pen.ts";
import { beginOf, endOf, followRing, followWalk } from "./follow-arcs.ts";
import { faceTree, type FaceTree } from "./face-tree.ts";
import { layer } from "./layer.ts";

/** Width, in pixels, of the line below a border that closes the seam between two colors on it. */
const seamWidth = 1.4;

/** Digits after the point that the model's coordinates need. */
export function decimalsOf({ unitsPerPixel }: OutlinesPicture): number {
  return unitsPerPixel === 100 ? 2 : 1;
}

/** Gradients as definitions, named `g` and the number of their face. */
export function drawGradients(picture: OutlinesPicture): string[] {
  const text = (value: number) => gridText(value, decimalsOf(picture));
  const one = ({ x1, y1, x2, y2, stops }: LinearGradient, face: number): string => {
    const line = `x1="${text(x1)}" y1="${text(y1)}" x2="${text(x2)}" y2="${text(y2)}"`;
    const colors = stops.map(
      ({ offset, hex }) => `<stop offset="${gridText(offset, 3)}" stop-color="${hex}"/>`,
    );
    return `<linearGradient id="g${face}" gradientUnits="userSpaceOnUse" ${line}>${colors.join("")}</linearGradient>`;
  };
  const all = picture.faces.flatMap(({ gradient }, face) => (gradient ? [one(gradient, face)] : []));
  return all.length > 0 ? ["<defs>", ...all, "</defs>"] : [];
}

/** The faces of each color that is painted, by color. */
function facesByColor({ faces, colors }: OutlinesPicture): number[][] {
  const groups: number[][] = colors.map(() => []);
  faces.forEach(({ color }, face) => {
    if (colors[color]!.hex !== null) groups[color]!.push(face);
  });
  return groups;
}

/**
 * Faces side by side with all their holes, a group for each color: they cover the page exactly once.
 * @param isStroked whether lines around them have their color too; how wide those are is said elsewhere
 */
export function drawPartition(picture: OutlinesPicture, isStroked = false): string[] {
  const pen = new PathPen(decimalsOf(picture));
  const paint = (value: string) => `fill="${value}"${isStroked ? ` stroke="${value}"` : ""}`;
  return facesByColor(picture).flatMap((faces, color) => {
    if (faces.length === 0) return [];
    const { hex } = picture.colors[color]!;
    const paths = faces.map((face) => {
      const { rings, gradient } = picture.faces[face]!;
      for (const ring of rings) followRing(pen, ring, picture.arcs);
      return `<path${gradient ? ` ${paint(`url(#g${face})`)}` : ""} d="${pen.take()}"/>`;
    });
    return [layer(`c${color + 1}`, hex!, `${paint(hex!)} fill-rule="evenodd"`), ...paths, "</g>"];
  });
}

/** Whether something transparent is to be seen. */
function hasClear({ colors }: OutlinesPicture): boolean {
  return colors.some(({ hex }) => hex === null);
}

/** Faces side by side, and below them what closes the seams between them. */
export function drawOnUnderlay(picture: OutlinesPicture): string[] {
  if (hasClear(picture)) return [...drawSeams(picture), ...drawPartition(picture)];
  return onUnderlay(drawPartition(picture, true));
}

/**
 * What is drawn above a copy of itself whose lines are wide: where two smooth edges meet, no more than three quarters of
 * the page would be covered, and now the copy is seen there. What shows is not moved. Beside something transparent the
 * copy would show.
 */
function onUnderlay(drawn: readonly string[]): string[] {
  return [
    `<use xlink:href="#colors" stroke-width="${seamWidth}" stroke-linejoin="round"/>`,
    // outside of what the copy refers to, or the copy had no lines either
    `<g stroke-width="0">`,
    layer("colors", "Colors", ""),
    ...drawn,
    "</g>",
    "</g>",
  ];
}

/** Lines below the borders between painted faces, each in the color of one of them. */
function drawSeams(picture: OutlinesPicture): string[] {
  const { arcs, faces, colors } = picture;
  const pen = new PathPen(decimalsOf(picture));
  const isPainted = (face: number) => face >= 0 && colors[faces[face]!.color]!.hex !== null;
  const paths = colors.flatMap(({ hex }, color) => {
    arcs.forEach(({ right, left }, b) => {
      if (!isPainted(right) || !isPainted(left) || faces[right]!.color !== color) return;
      pen.move(...beginOf(b, arcs));
      followWalk(pen, b, arcs);
    });
    return pen.isEmpty ? [] : [`<path stroke="${hex}" d="${pen.take()}"/>`];
  });
  return [`<g id="seams" fill="none" stroke-width="${seamWidth}">`, ...paths, "</g>"];
}

/**
 * Faces from the lowest to the uppermost, each whole: what lies in a face lies on it, and nothing is cut out below. Only
 * where faces lie side by side there are seams, which an underlay closes, or lines of one of both colors.
 */
export function drawNested(picture: OutlinesPicture): string[] {
  const tree = faceTree(picture);
  const needsUnderlay = !hasClear(picture) && tree.isSeam.includes(1);
  const pen = new PathPen(decimalsOf(picture));
  const seams = new PathPen(decimalsOf(picture));
  const isDrawn = new Uint8Array(picture.faces.length);
  const names = new Map<number, number>();
  const out = nestedGroups(picture, tree).flatMap(({ color, faces }) => {
    const { hex } = picture.colors[color]!;
    const times = (names.get(color) ?? 0) + 1;
    names.set(color, times);
    for (const face of faces) isDrawn[face] = 1;
    const below: string[] = [];
    const wholes = faces.map((face) => {
      const paint = picture.faces[face]!.gradient ? `url(#g${face})` : hex!;
      // lines of different colors are different paths
      if (paint !== hex && !seams.isEmpty) below.push(seamPath(seams, hex!));
      if (!needsUnderlay) followSeams(seams, seamsToClose(picture, tree, face, isDrawn), picture);
      if (paint !== hex && !seams.isEmpty) below.push(seamPath(seams, paint));
      const own = paint === hex ? "" : paints(paint, needsUnderlay);
      return drawWhole(picture, face, { pen, cut: tree.cutHoles[face]!, attributes: own });
    });
    if (!seams.isEmpty) below.push(seamPath(seams, hex!));
    const id = times === 1 ? `c${color + 1}` : `c${color + 1}-${times}`;
    return [layer(id, hex!, paints(hex!, needsUnderlay).trimStart()), ...below, ...wholes, "</g>"];
  });
  return needsUnderlay ? onUnderlay(out) : out;
}

function paints(paint: string, isStroked: boolean): string {
  return ` fill="${paint}"${isStroked ? ` stroke="${paint}"` : ""}`;
}

function seamPath(pen: PathPen, paint: string): string {
  return `<path fill="none" stroke="${paint}" stroke-width="${seamWidth}" stroke-linejoin="round" d="${pen.take()}"/>`;
}

/**
 * Faces in an order in which each comes after the one that it lies in, in few runs of one color: next comes a color of which
 * nothing has to wait, else the one with the largest area that has not.
 */
function nestedGroups(
  { colors, faces }: OutlinesPicture,
  { parent }: FaceTree,
): { color: number; faces: number[] }[] {
  const isOpaque = (face: number) => colors[faces[face]!.color]!.hex !== null;
  const inside: number[][] = faces.map(() => []);
  const ready: number[][] = colors.map(() => []);
  const [area, left] = [new Float64Array(colors.length), new Int32Array(colors.length)];
  const open = (face: number) => {
    const { color, areaPx } = faces[face]!;
    ready[color]!.push(face);
    area[color]! += areaPx;
    // what is not painted hides nothing
    if (!isOpaque(face)) for (const child of inside[face]!) open(child);
  };
  faces.forEach(({ color }, face) => {
    left[color]!++;
    if (parent[face]! >= 0) inside[parent[face]!]!.push(face);
  });
  faces.forEach((_, face) => {
    if (parent[face]! < 0) open(face);
  });
  const groups: { color: number; faces: number[] }[] = [];
  for (;;) {
    let next = -1;
    const isBetter = (color: number) => {
      if (next < 0) return true;
      const [own, best] = [ready[color]!.length === left[color]!, ready[next]!.length === left[next]!];
      return own === best ? area[color]! > area[next]! : own;
    };
    for (let color = 0; color < colors.length; color++)
      if (colors[color]!.hex !== null && ready[color]!.length > 0 && isBetter(color)) next = color;
    if (next < 0) return groups;
    const run = ready[next]!.sort((p, q) => p - q);
    groups.push({ color: next, faces: run });
    ready[next] = [];
    area[next] = 0;
    left[next]! -= run.length;
    for (const face of run) for (const child of inside[face]!) open(child);
  }
}

/** Walks of a face's rings, as they are painted, beyond which a face lies that is painted later. */
function seamsToClose(
  { faces, arcs }: OutlinesPicture,
  { cutHoles, isSeam }: FaceTree,
  face: number,
  isDrawn: Uint8Array,
): number[] {
  const { rings } = faces[face]!;
  return [0, ...cutHoles[face]!].flatMap((r) =>
    rings[r]!.filter((walk) => {
      const b = walk < 0 ? ~walk : walk;
      const { right, left } = arcs[b]!;
      const other = right === face ? left : right;
      return isSeam[b] === 1 && (!isDrawn[other] || other > face);
    }),
  );
}

function followSeams(pen: PathPen, walks: readonly number[], { arcs }: OutlinesPicture): void {
  walks.forEach((walk, i) => {
    const [x, y] = beginOf(walk, arcs);
    const goesOn = i > 0 && endOf(walks[i - 1]!, arcs).every((value, k) => value === [x, y][k]);
    if (!goesOn) pen.move(x, y);
    followWalk(pen, walk, arcs);
  });
}

/** A face with only those holes cut that have to be; simple forms by their own elements. */
function drawWhole(
  picture: OutlinesPicture,
  face: number,
  { pen, cut, attributes }: { pen: PathPen; cut: readonly number[]; attributes: string },
): string {
  const { rings, shape } = picture.faces[face]!;
  if (shape && cut.length === 0) return drawShape(shape, attributes, decimalsOf(picture));
  for (const r of [0, ...cut]) followRing(pen, rings[r]!, picture.arcs);
  const rule = cut.length > 0 ? ` fill-rule="evenodd"` : "";
  return `<path${attributes}${rule} d="${pen.take()}"/>`;
}

function drawShape(shape: NonNullable<Face["shape"]>, attributes: string, decimals: number): string {
  const text = (value: number) => gridText(value, decimals);
  if (shape.kind === "circle")
    return `<circle${attributes} cx="${text(shape.x)}" cy="${text(shape.y)}" r="${text(shape.radius)}"/>`;
  if (shape.kind === "rectangle") {
    const size = `x="${text(shape.x)}" y="${text(shape.y)}" width="${text(shape.width)}" height="${text(shape.height)}"`;
    return `<rect${attributes} ${size}${shape.radius > 0 ? ` rx="${text(shape.radius)}"` : ""}/>`;
  }
  const [x, y] = [text(shape.x), text(shape.y)];
  const turn = shape.turn === 0 ? "" : ` transform="rotate(${gridText(shape.turn, 2)} ${x} ${y})"`;
  return `<ellipse${attributes} cx="${x}" cy="${y}" rx="${text(shape.radiusX)}" ry="${text(shape.radiusY)}"${turn}/>`;
}
