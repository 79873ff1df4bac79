import * as z from "zod";
import { wordField } from "../options/form-fields.ts";
import { promptLength } from "../images/scenes.ts";
import { defaultRandomPromptMode, randomPromptModes } from "./prompts.ts";

export const randomPromptQuery = z.object({
  mode: wordField(randomPromptModes, defaultRandomPromptMode).meta({ description: "What it is about" }),
});
export const randomPrompt = z.object({ prompt: z.string().max(promptLength) });
