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
  hat?: { kind: HatKind; color: Color; ears?: HoodEars };
  cape?: Color;
  wings?: Color;
  glasses?: boolean;
  armor?: boolean;
  apron?: Color;
  buttons?: Color;
  coat?: Color;
  skirt?: Color;
  shoes?: Color;
  /** Of the shirt or the dress. */
  pattern?: "striped" | "spotted";
  /** How far a dress reaches: to the knees without it, to the ground, or as a ring of tulle. */
  cut?: "gown" | "tutu";
  /** A dark suit over a white shirt has a tie of this color. */
  tie?: Color;
  /** A fish tail in the place of legs, as SVG from the hip on. */
  tail?: string;
  /** How somebody feels who does not smile. */
  mood?: "sad" | "angry" | "surprised";
  /** Boxing gloves, or mittens. */
  gloves?: Color;
  /** A belt over the clothes. */
  belt?: Color;
  /** A vest with bright stripes over the shirt. */
  vest?: Color;
  /** Whether arms and legs are bare, as who swims has them. */
  bare?: boolean;
  /** Whether there are blades under the shoes. */
  blades?: boolean;
  /** Whether the bones show. */
  bones?: boolean;
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
  | "band"
  | "hard"
  | "horned"
  | "square"
  | "hood";

/** What is on a hood by which one knows whose it is. */
export type HoodEars = "round" | "pointed" | "long" | "horn" | "spikes" | "stalk" | "feelers" | "none";
