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

/**
 * Faces side by side above a copy of themselves whose lines are wide: where two smooth edges meet, no more than three
 * quarters of the page would be covered, and now the copy is seen there. What shows is not moved.
 */
export function drawOnUnderlay(picture: OutlinesPicture): string[] {
  // beside something transparent the copy would show: there only the seams are drawn
  if (picture.colors.some(({ hex }) => hex === null))
    return [...drawSeams(picture), ...drawPartition(picture)];
  return [
    `<use xlink:href="#picture" stroke-width="${seamWidth}" stroke-linejoin="round"/>`,
    `<g stroke-width="0"><g id="picture">`,
    ...drawPartition(picture, true),
    "</g></g>",
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
 * Faces from the lowest to the uppermost, each whole: what lies in a face lies on it, and nothing is cut out below. Of
 * two that lie side by side the lower one goes on a little below the other.
 */
export function drawNested(picture: OutlinesPicture): string[] {
  const tree = faceTree(picture);
  const pen = new PathPen(decimalsOf(picture));
  const seams = new PathPen(decimalsOf(picture));
  const out: string[] = [];
  const isDrawn = new Uint8Array(picture.faces.length);
  const names = new Map<number, number>();
  for (const { color, faces } of nestedGroups(picture, tree)) {
    const { hex } = picture.colors[color]!;
    const times = (names.get(color) ?? 0) + 1;
    names.set(color, times);
    for (const face of faces) isDrawn[face] = 1;
    const [below, wholes]: [string[], string[]] = [[], []];
    for (const face of faces) {
      const { rings, gradient } = picture.faces[face]!;
      const cut = tree.cutHoles[face]!;
      const walks = seamsToClose(picture, tree, face, isDrawn);
      const isAll = walks.length > 0 && walks.length === rings[0]!.length && cut.length === 0;
      if (!isAll) followSeams(seams, walks, picture);
      if (gradient && !seams.isEmpty)
        below.push(`<path fill="none"${stroke(`url(#g${face})`)} d="${seams.take()}"/>`);
      const paint = gradient ? `url(#g${face})` : hex!;
      const attributes = `${gradient ? ` fill="${paint}"` : ""}${isAll ? stroke(paint) : ""}`;
      wholes.push(drawWhole(picture, face, { pen, cut, attributes }));
    }
    if (!seams.isEmpty) below.push(`<path fill="none"${stroke(hex!)} d="${seams.take()}"/>`);
    const id = times === 1 ? `c${color + 1}` : `c${color + 1}-${times}`;
    out.push(layer(id, hex!, `fill="${hex}"`), ...below, ...wholes, "</g>");
  }
  return out;
}

function stroke(paint: string): string {
  return ` stroke="${paint}" stroke-width="${seamWidth}" stroke-linejoin="round"`;
}

/** Faces of one color and depth, the outermost first; among those the color with the largest area. */
function nestedGroups(picture: OutlinesPicture, { depth }: FaceTree): { color: number; faces: number[] }[] {
  const groups = new Map<string, { color: number; faces: number[]; depth: number; area: number }>();
  picture.faces.forEach(({ color, areaPx, rings }, face) => {
    if (picture.colors[color]!.hex === null || rings.length === 0) return;
    const key = `${depth[face]} ${color}`;
    const group = groups.get(key);
    if (group) {
      group.faces.push(face);
      group.area += areaPx;
    } else groups.set(key, { color, faces: [face], depth: depth[face]!, area: areaPx });
  });
  return [...groups.values()].sort((a, b) => a.depth - b.depth || b.area - a.area || a.color - b.color);
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
