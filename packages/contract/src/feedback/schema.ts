import * as z from "zod";
import { imageId } from "../images/schema.ts";
import { feedbackTextLength, feedbackTypes, stars } from "./feedback.ts";

export const feedbackParams = z.object({ imageId });
export const feedbackQuery = z.object({ type: z.enum(feedbackTypes) });

export const feedback = z.object({
  type: z.enum(feedbackTypes),
  rating: z.int().min(1).max(stars),
  feedbackText: z.string().max(feedbackTextLength),
});

/** What was said about an image; `data` is a JSON text that holds feedbackText. */
export const feedbackList = z.object({
  items: z.array(
    z.object({ type: z.enum(feedbackTypes), rating: z.int().min(1).max(stars), data: z.string() }),
  ),
});
