import { onKernels } from "../kernels/kernels.ts";
import type { Field } from "../edges/grid.ts";
import { fillFaceOvals, type MeshedFace } from "./face-areas.ts";
import type { HairArea } from "./hair-area.ts";
import type { TypeSettings } from "./type-settings.ts";

/**
 * What is surer than `middle` comes before others, up to `lift`, and the rest after them, the more the less sure, up to a drop; in
 * logits. By eye: in hair and on foreheads the brim of a hat, fingers and a parting stay, highlights, single strands and wrinkles
 * go; in clothes and on arms borders stay, folds and shadows go.
 */
const heads = { middle: 0.66, slope: 9, lift: 0.4, drop: 3 };
const bodies = { middle: 0.55, slope: 6, lift: 0.5 };
/** How far folds drop where faces are drawn with few lines, and where areas close; other types draw them as others do. */
const folds = { plain: 2, closed: 1.1 };
/** Who is a person is one from this on, 0 to 1. */
const isPerson = 0.6;

/** No place is lowered by more, in logits. */
export const maxCalm = heads.drop;

/** What is known of people on a page. */
interface People {
  readonly faces: readonly MeshedFace[];
  readonly perPhoto: number;
  readonly hair?: HairArea | undefined;
  /** How much each pixel is a person, 0 to 1. */
  readonly person: Field;
  readonly settings: TypeSettings;
  /** Whether faces are drawn with few lines. */
  readonly isPlain: boolean;
}

/**
 * Lowers what the map is not sure of on people: hair and clothes have texture, folds and shadows, and a child wants shapes.
 * @param shift what is added to each pixel's strength, in logits; changed
 */
export function calmPeople(
  shift: Float32Array,
  strength: Field,
  { faces, perPhoto, hair, person, settings, isPlain }: People,
): void {
  const { width, height, data } = strength;
  const isHead = hair ? hair.inside.slice() : new Uint8Array(data.length);
  fillFaceOvals({ width, height, data: isHead }, faces, perPhoto);
  const drop = isPlain ? folds.plain : settings.areas.closed ? folds.closed : 0;
  onKernels((kernels, arena) => {
    const [at, map, head] = [arena.put(shift), arena.put(data), arena.put(isHead)];
    const size = shift.length;
    if (hair) {
      const { middle, slope, lift } = heads;
      kernels.sureOnHeads(at, map, head, arena.put(hair.outline), middle, slope, lift, heads.drop, size);
    }
    if (drop > 0) {
      const { middle, slope, lift } = bodies;
      const body = arena.put(person.data);
      kernels.sureOnBodies(at, map, head, body, isPerson, middle, slope, lift, drop, size);
    }
    arena.read(at, shift);
  });
}
