import * as z from "zod";
import { exitCodes, type Exit } from "./exit-codes.ts";

const exits = Object.keys(exitCodes) as [Exit, ...Exit[]];

/** What a command’s process asks a running server, as one line of JSON. */
export const question = z.object({
  name: z.string(),
  args: z.array(z.string()),
  options: z.record(z.string(), z.unknown()),
  cwd: z.string(),
});
export type Question = z.output<typeof question>;

/** What the server answers: lines of JSON, of which the last one is `said` or `problem`. */
export const answer = z.union([
  z.object({ progress: z.string() }),
  z.object({
    said: z.object({
      text: z.string(),
      facts: z.record(z.string(), z.unknown()),
      exit: z.enum(exits).optional(),
    }),
  }),
  z.object({ problem: z.object({ exit: z.enum(exits), message: z.string() }) }),
]);
export type Answer = z.output<typeof answer>;
