import * as z from "zod";
import { subjectField, subjectStrokeLimits } from "./subject-strokes.ts";

const { strokes: maxStrokes, numbers: maxNumbers, radius: penRadius } = subjectStrokeLimits;

/** What a visitor drew on the photo; later strokes lie over earlier ones, a tap is a stroke of one point. */
export const subjectStrokes = z
  .array(
    z.object({
      isSubject: z.boolean().meta({ description: "This is it, or it is not" }),
      points: z
        .array(z.number().min(0).max(1))
        .min(2)
        .refine((numbers) => numbers.length % 2 === 0)
        .meta({ description: "x, y, x, y, … in shares of the photo's width and height" }),
      radius: z
        .number()
        .min(penRadius.min)
        .max(penRadius.max)
        .meta({ description: "Half the pen's width, in shares of the photo's longer side" }),
    }),
  )
  .max(maxStrokes)
  .refine((strokes) => strokes.reduce((sum, { points }) => sum + points.length, 0) <= maxNumbers)
  .meta({
    description: `Marks of subject and background; without them, we find the subject. Up to ${maxStrokes} strokes with ${maxNumbers} coordinates`,
  });

/** A form's text as JSON; what is none stays text, which no schema of ours takes. */
function textToJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (value.trim() === "") return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The strokes as a form sends them. */
export const subjectFormFields = {
  [subjectField]: z
    .preprocess(textToJson, subjectStrokes.optional())
    .meta({ description: "JSON; says what the photo is about, where it is not what was found" }),
};
