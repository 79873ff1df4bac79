import { chainEdges, type Trails } from "../drawing/chain-edges.ts";
import type { OutlinesPicture } from "../drawing/outlines-picture.ts";

/** Of pictures that are drawn as lines and as a file for cutters, both from the same strokes. */
const known = new WeakMap<OutlinesPicture, Trails>();

/** Every border once, in as few strokes of a pen as its nodes allow; those beside nothing painted are left out. */
export function chainArcs(picture: OutlinesPicture): Trails {
  const trails = known.get(picture) ?? chained(picture);
  known.set(picture, trails);
  return trails;
}

function chained({ arcs, faces, colors }: OutlinesPicture): Trails {
  const isPainted = (face: number) => face >= 0 && colors[faces[face]!.color]!.hex !== null;
  return chainEdges(
    arcs,
    Uint8Array.from(arcs, ({ right, left }) => (isPainted(right) || isPainted(left) ? 0 : 1)),
  );
}
