import * as z from "zod";
import { wordsOf } from "../options/option-rows.ts";
import { transparencies } from "./colors.ts";

/** `#rrggbb`, lower case. */
export const hex = z.string().regex(/^#[0-9a-f]{6}$/);
/** How much a paint hides. */
export const transparency = z.enum(wordsOf({ words: transparencies }));
