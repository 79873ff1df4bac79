import { edgeOf } from "../graphs/half-edges.ts";
import type { Face, LinearGradient, OutlinesPicture } from "../drawing/outlines-picture.ts";
import { PathPen, gridText } from "../drawing/path-pen.ts";
import { beginOf, endOf, followRing, followHalfEdge } from "../drawing/follow-path.ts";
import { faceTree, type FaceTree } from "./face-tree.ts";
import { layer } from "../drawing/svg-layer.ts";

/** Width, in pixels, of the lines of the copy below a photo: they lie on both sides of a border and cover its pixels. */
const copyLineWidth = 1.4;
/**
 * Width, in pixels, of the one line below a border: the diagonal of a pixel, 1.41, and what renderers leave out of curves. Of
 * 1.2 to 2, with 1.6 drawings are most like their pictures; below 1.5 single pixels still show what lies under the line.
 */
const seamWidth = 1.6;

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
 * Faces side by side, above a copy of themselves whose lines are wide: where two smooth edges meet, no more than three
 * quarters of the page would be covered, and now the copy is seen there. What shows is not moved. Beside something
 * transparent the copy would show; there lines along the seams lie below.
 */
export function drawOnUnderlay(picture: OutlinesPicture): string[] {
  const { arcs, faces, colors } = picture;
  if (colors.some(({ hex }) => hex === null)) {
    const seams = new Seams(picture);
    const isPainted = (face: number) => face >= 0 && colors[faces[face]!.color]!.hex !== null;
    colors.forEach((_, color) => {
      arcs.forEach(({ right, left }, b) => {
        if (isPainted(right) && isPainted(left) && faces[right]!.color === color) seams.add(right, [b]);
      });
    });
    return [...seams.take(), ...drawPartition(picture)];
  }
  return [
    `<use xlink:href="#colors" stroke-width="${copyLineWidth}" stroke-linejoin="round"/>`,
    // outside of what the copy refers to, or the copy had no lines either
    `<g stroke-width="0">`,
    layer("colors", "Colors", ""),
    ...drawPartition(picture, true),
    "</g>",
    "</g>",
  ];
}

/**
 * Faces from the lowest to the uppermost, each whole: what lies in a face lies on it, and nothing is cut out below. Only
 * where faces lie side by side there are seams. Lines close them, above the face that all of these lie in and below the
 * first of them, or that face would show through.
 */
export function drawNested(picture: OutlinesPicture): string[] {
  const tree = faceTree(picture);
  const pen = new PathPen(decimalsOf(picture));
  const groups = nestedGroups(picture, tree);
  const seams = seamsByGroup(picture, tree, groups);
  const names = new Map<string, number>();
  const nameOf = (base: string) => {
    const times = (names.get(base) ?? 0) + 1;
    names.set(base, times);
    return times === 1 ? base : `${base}-${times}`;
  };
  return groups.flatMap(({ color, faces }, group) => {
    const { hex } = picture.colors[color]!;
    const wholes = faces.map((face) => {
      const paint = picture.faces[face]!.gradient ? ` fill="${paintOf(picture, face)}"` : "";
      return drawWhole(picture, face, { pen, cut: tree.cutHoles[face]!, attributes: paint });
    });
    const below = seams[group]!.take(nameOf);
    return [...below, layer(nameOf(`c${color + 1}`), hex!, `fill="${hex!}"`), ...wholes, "</g>"];
  });
}

function paintOf({ faces, colors }: OutlinesPicture, face: number): string {
  const { color, gradient } = faces[face]!;
  return gradient ? `url(#g${face})` : colors[color]!.hex!;
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

/**
 * For each group of faces the seams that have to be closed before it is painted: those of all faces that lie beside one
 * of its own, unless a group before has done it. The line has the paint of the face that comes first, for of that one
 * half a pixel stays below the edge of the other.
 */
function seamsByGroup(
  picture: OutlinesPicture,
  { cluster, cutHoles, isSeam }: FaceTree,
  groups: readonly { faces: number[] }[],
): Seams[] {
  const order = new Int32Array(picture.faces.length);
  groups
    .flatMap(({ faces }) => faces)
    .forEach((face, i) => {
      order[face] = i;
    });
  const firstGroup = new Map<number, number>();
  const seams = groups.map(() => new Seams(picture));
  groups.forEach(({ faces }, group) => {
    for (const face of faces) {
      const begun = firstGroup.get(cluster[face]!) ?? group;
      firstGroup.set(cluster[face]!, begun);
      const isToClose = (halfEdge: number) => {
        const b = edgeOf(halfEdge);
        const { right, left } = picture.arcs[b]!;
        return isSeam[b] === 1 && order[right === face ? left : right]! > order[face]!;
      };
      for (const r of [0, ...cutHoles[face]!])
        seams[begun]!.add(face, picture.faces[face]!.rings[r]!.filter(isToClose));
    }
  });
  return seams;
}

/** Lines below the borders between faces, so that nothing else is seen through them. */
class Seams {
  readonly #picture: OutlinesPicture;
  readonly #pen: PathPen;
  readonly #paths: string[] = [];
  #paint = "";

  constructor(picture: OutlinesPicture) {
    this.#picture = picture;
    this.#pen = new PathPen(decimalsOf(picture));
  }

  /**
   * Adds lines in the paint of a face; those of one paint that are added in a row are one path.
   * @param halfEdges some of a ring, in its order
   */
  add(face: number, halfEdges: readonly number[]): void {
    if (halfEdges.length === 0) return;
    const paint = paintOf(this.#picture, face);
    if (paint !== this.#paint) this.#finishPath();
    this.#paint = paint;
    const { arcs } = this.#picture;
    const goesOn = (i: number) => {
      const [before, [x, y]] = [endOf(halfEdges.at(i - 1)!, arcs), beginOf(halfEdges[i]!, arcs)];
      return before[0] === x && before[1] === y;
    };
    // a line that ends where it began would leave a notch there
    const begin = halfEdges.findIndex((_, i) => !goesOn(i));
    halfEdges.forEach((_, k) => {
      const i = (Math.max(0, begin) + k) % halfEdges.length;
      if (k === 0 || !goesOn(i)) this.#pen.move(...beginOf(halfEdges[i]!, arcs));
      followHalfEdge(this.#pen, halfEdges[i]!, arcs);
    });
    if (begin < 0) this.#pen.close();
  }

  /** The group of all lines, or nothing where there are none. */
  take(nameOf = (base: string) => base): string[] {
    this.#finishPath();
    if (this.#paths.length === 0) return [];
    const attributes = `fill="none" stroke-width="${seamWidth}" stroke-linejoin="round"`;
    return [layer(nameOf("seams"), "Seams", attributes), ...this.#paths, "</g>"];
  }

  #finishPath(): void {
    if (!this.#pen.isEmpty) this.#paths.push(`<path stroke="${this.#paint}" d="${this.#pen.take()}"/>`);
  }
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
