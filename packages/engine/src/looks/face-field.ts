import type { Box, Seen } from "../seeing/seen.ts";
import { scaleSeen } from "../seeing/scale-seen.ts";

interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/** A face ends beyond its box by so much, and fades on the outer part. */
const beyond = 1.25;
const fade = 0.35;
/** What an animal's guess is worth beside a person's face. */
const animalShare = 0.8;
/** A face that fills the picture has room for broad strokes, and needs so little. */
const minNeed = 0.3;

/** Where faces are, 0 to 1 a pixel of a picture of this size; undefined where there are none. */
export function faceField(
  seen: Seen | undefined,
  size: { width: number; height: number },
): Float32Array | undefined {
  if (!seen) return undefined;
  const { faces, animals: heads } = scaleSeen(seen, size);
  const around = ({ x, y, width, height }: Box): Ellipse => ({
    x: x + width / 2,
    y: y + height / 2,
    across: (width / 2) * beyond,
    down: (height / 2) * beyond,
  });
  const people = faces.map(({ box }) => around(box));
  const animals = heads.map(({ box }) => around(box));
  if (people.length + animals.length === 0) return undefined;
  const field = new Float32Array(size.width * size.height);
  const need = ({ across, down }: Ellipse) => {
    const share = (2 * Math.max(across, down)) / Math.min(size.width, size.height);
    return Math.min(1, Math.max(minNeed, 1.2 - share));
  };
  for (const ellipse of people) raise(field, size, ellipse, need(ellipse));
  for (const ellipse of animals) raise(field, size, ellipse, animalShare * need(ellipse));
  return field;
}

function raise(
  field: Float32Array,
  size: { width: number; height: number },
  ellipse: Ellipse,
  value: number,
): void {
  const { x, y, across, down } = ellipse;
  const [left, top] = [Math.max(0, Math.floor(x - across)), Math.max(0, Math.floor(y - down))];
  const [right, bottom] = [
    Math.min(size.width, Math.ceil(x + across)),
    Math.min(size.height, Math.ceil(y + down)),
  ];
  for (let v = top; v < bottom; v++)
    for (let u = left; u < right; u++) {
      const [dx, dy] = [(u + 0.5 - x) / across, (v + 0.5 - y) / down];
      const rim = 1 - Math.sqrt(dx * dx + dy * dy);
      const own = value * Math.min(1, Math.max(0, rim / fade));
      const i = v * size.width + u;
      if (own > field[i]!) field[i] = own;
    }
}
