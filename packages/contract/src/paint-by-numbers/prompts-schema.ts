import * as z from "zod";
import { promptLength } from "./paint-by-numbers.ts";

export const randomPrompt = z.object({ prompt: z.string().max(promptLength) });
