import { coloringVerb } from "./coloring/coloring-verb.ts";
import { outlinesVerb } from "./outlines/outlines-verb.ts";
import { paintByNumbersVerb } from "./paint-by-numbers/paint-by-numbers-verb.ts";
import type { Verb } from "./verb.ts";

/** Every product of the command line. A new one is one more line. */
export const verbs: readonly Verb[] = [paintByNumbersVerb, coloringVerb, outlinesVerb];
