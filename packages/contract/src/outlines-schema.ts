import * as z from "zod";
import { wordField } from "./form-fields.ts";
import { imageId } from "./images-schema.ts";
import { defaultOutlinesPrecision, outlinesPrecisions } from "./outlines.ts";

export const outlinesForm = z.object({
  colorPrecision: wordField(outlinesPrecisions, defaultOutlinesPrecision),
});

export const changePrecisionParams = z.object({ id: imageId, level: z.enum(outlinesPrecisions) });
