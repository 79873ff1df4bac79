import * as z from "zod";
import { imageId } from "../images/schema.ts";

export const catalogRating = z.object({ imageId });
export const catalogRatingReply = z.object({ rating: z.int().min(0) });
