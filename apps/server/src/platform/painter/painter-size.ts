import * as z from "zod";

/** How large an image model paints, as a variable of the environment says it. */
export const painterSize = {
  must: "be two sides from 256 to 4096 pixels, the longer one first, such as 1536x1024",
  schema: z
    .string()
    .regex(/^\d{3,4}x\d{3,4}$/)
    .transform((text): [number, number] => text.split("x").map(Number) as [number, number])
    .refine(([longer, shorter]) => longer <= 4096 && shorter >= 256 && longer >= shorter)
    .optional(),
  defaultText: "1536x1024 with OpenAI, 1216x832 with others",
  about: "Size of its pictures in pixels, the longer side first. Upright pictures swap the sides.",
};
