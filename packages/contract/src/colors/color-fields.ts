import * as z from "zod";
import { type Transparency, transparencies } from "./colors.ts";

/** `#rrggbb`, lower case. */
export const hex = z.string().regex(/^#[0-9a-f]{6}$/);
/** How much a paint hides. */
export const transparency = z.enum(Object.keys(transparencies) as [Transparency, ...Transparency[]]);
