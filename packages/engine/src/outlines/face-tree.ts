import { edgeOf, slotOf } from "../graphs/half-edges.ts";
import { DisjointSets } from "../graphs/disjoint-sets.ts";
import type { OutlinesPicture } from "../drawing/outlines-picture.ts";

/** How faces lie in each other. */
export interface FaceTree {
  /** The face that each face lies in, or -1. */
  readonly parent: Int32Array;
  /** For each face one of those that lie beside each other with it, the same for all of them. */
  readonly cluster: Int32Array;
  /** For each face the holes (indices of rings, from 1) that must be cut, for the page shows through in them. */
  readonly cutHoles: readonly (readonly number[])[];
  /**
   * For each arc 1 where two painted faces lie side by side on it, so that neither lies beneath the other: their
   * seam must be closed.
   */
  readonly isSeam: Uint8Array;
}

const nowhere = -1;

/**
 * Finds for every face what lies in its holes. Faces whose outer rings share an arc lie beside each other; a face on the
 * other side of a hole's arc lies in that hole, with all that lie beside it.
 */
export function faceTree({ faces, arcs, colors }: OutlinesPicture): FaceTree {
  // which face's outer ring runs along each side of an arc (at most two), and which hole
  const outer = new Int32Array(arcs.length * 2).fill(nowhere);
  const hole = new Int32Array(arcs.length * 2).fill(nowhere);
  faces.forEach(({ rings }, face) => {
    rings.forEach((ring, r) => {
      for (const halfEdge of ring) {
        const side = slotOf(halfEdge);
        if (r === 0) outer[side] = face;
        else hole[side] = face;
      }
    });
  });

  const clusters = new DisjointSets(faces.length);
  for (let b = 0; b < arcs.length; b++)
    if (outer[2 * b]! >= 0 && outer[2 * b + 1]! >= 0) clusters.join(outer[2 * b + 1]!, outer[2 * b]!);
  const parent = new Int32Array(faces.length).fill(nowhere);
  for (let b = 0; b < arcs.length; b++) {
    for (const side of [2 * b, 2 * b + 1])
      if (hole[side]! >= 0 && outer[side ^ 1]! >= 0) parent[clusters.find(outer[side ^ 1]!)] = hole[side]!;
  }
  const parentOf = (face: number) => parent[clusters.find(face)]!;

  // a hole with something transparent in it, at any depth, is cut: what is above it closes at most its seam
  const showsThrough = new Uint8Array(faces.length);
  faces.forEach(({ color }, face) => {
    if (colors[color]!.hex !== null) return;
    for (let f = face; f >= 0 && !showsThrough[clusters.find(f)]; f = parentOf(f))
      showsThrough[clusters.find(f)] = 1;
  });
  const isClear = (face: number) => colors[faces[face]!.color]!.hex === null;
  const cutHoles = faces.map(({ rings }) =>
    rings.flatMap((ring, r) => {
      if (r === 0 || ring.length === 0) return [];
      const halfEdge = ring[0]!;
      const inside = outer[slotOf(~halfEdge)]!;
      return inside >= 0 && showsThrough[clusters.find(inside)] ? [r] : [];
    }),
  );

  const isSeam = new Uint8Array(arcs.length);
  for (let b = 0; b < arcs.length; b++) {
    const [p, q] = [outer[2 * b]!, outer[2 * b + 1]!];
    if (p >= 0 && q >= 0 && !isClear(p) && !isClear(q)) isSeam[b] = 1;
  }
  cutHoles.forEach((holes, face) => {
    if (isClear(face)) return;
    for (const r of holes)
      for (const halfEdge of faces[face]!.rings[r]!) {
        const inside = outer[slotOf(~halfEdge)]!;
        if (inside >= 0 && !isClear(inside)) isSeam[edgeOf(halfEdge)] = 1;
      }
  });
  return {
    parent: Int32Array.from(faces, (_, face) => parentOf(face)),
    cluster: Int32Array.from(faces, (_, face) => clusters.find(face)),
    cutHoles,
    isSeam,
  };
}
