import type { PersonLook } from "./person-look.ts";

/** Measures of a body in units of the figure: the head's radius, lengths of leg and trunk, half the shoulders, thickness of a limb. */
export interface Body {
  head: number;
  leg: number;
  torso: number;
  shoulder: number;
  limb: number;
}

/** The body of each age. */
export const bodies: Readonly<Record<PersonLook["age"], Body>> = {
  adult: { head: 21, leg: 78, torso: 58, shoulder: 22, limb: 14 },
  old: { head: 22, leg: 66, torso: 56, shoulder: 22, limb: 14 },
  child: { head: 27, leg: 46, torso: 42, shoulder: 17, limb: 12.5 },
  baby: { head: 27, leg: 24, torso: 32, shoulder: 15, limb: 12 },
};
