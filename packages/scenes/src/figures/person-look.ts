import type { Color } from "../palette.ts";

/** How somebody looks. Sizes follow from the age. */
export interface PersonLook {
  age: "adult" | "child" | "old" | "baby";
  hairStyle: "short" | "long" | "bun" | "tails" | "bald" | "curly";
  skin: Color;
  hair: Color;
  top: Color;
  bottom: Color;
  dress: boolean;
  beard?: boolean;
  hat?: { kind: HatKind; color: Color };
  cape?: Color;
  wings?: Color;
  glasses?: boolean;
  armor?: boolean;
  apron?: Color;
  buttons?: Color;
  coat?: Color;
  skirt?: Color;
  shoes?: Color;
}

export type HatKind =
  | "crown"
  | "point"
  | "cap"
  | "cook"
  | "brim"
  | "helmet"
  | "santa"
  | "bandana"
  | "halo"
  | "veil"
  | "visor"
  | "band";
