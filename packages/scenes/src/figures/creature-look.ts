import type { Color } from "../palette.ts";
import type { Point } from "../pen.ts";

/** How a four-legged animal is built; sizes are in the units in which a cat's body is 88 long. */
export interface CreatureLook {
  coat: Color;
  /** Belly, muzzle and the tip of the tail. */
  pale: Color;
  dark: Color;
  body: readonly [length: number, height: number];
  leg: readonly [length: number, width: number];
  /** How far the head stands above and before the shoulder. */
  neck: Point;
  head: readonly [width: number, height: number];
  ears: "point" | "round" | "flop" | "long" | "side" | "tuft" | "small" | "big" | "fold";
  tail: "long" | "bushy" | "stub" | "tuft" | "up" | "hair" | "plume" | "arrow" | "curl" | "thin" | "paddle";
  muzzle: "cat" | "dog" | "cow" | "horse" | "bear" | "rabbit" | "dragon" | "pig";
  mane?: Color;
  horns?: "cow" | "one" | "antlers" | "curl" | "goat";
  beard?: boolean;
  wool?: boolean;
  cheeks?: boolean;
  socks?: boolean;
  eyePatch?: boolean;
  patches?: Color;
  stripes?: Color;
  /** Stripes all around it, as a zebra has them. */
  bands?: Color;
  /** Rings around a bushy tail. */
  ringed?: Color;
  /** Rings all over it, as a leopard has them. */
  rosettes?: Color;
  /** Of a dragon: what its wings and the plates of its back are. */
  wings?: Color;
  /** Whether the wings are of feathers. */
  feathers?: boolean;
  spots?: Color;
  nose?: Color;
  /** The pose it takes when none was asked for. */
  rests?: "sit" | "stand";
}

/** Eyes, noses and mouths. */
export const ink = "#2c2226";
