import { readFile } from "node:fs/promises";
import type { ChildResult, ChildTask, MadeFile } from "./child-task.ts";
import type { Teller } from "./convert-photo.ts";
import { draw } from "./draw-file.ts";
import { writeMadeFile } from "./made-files.ts";
import { drawKey } from "./print-key.ts";

/** Draws many files of one painting, one after the other. */
export async function drawAll(
  { model, folder, drawings, keys }: Extract<ChildTask, { verb: "draw-all" }>,
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("draw");
  const bytes = await readFile(model);
  const makers = [
    ...drawings.map((drawing) => () => draw(bytes, drawing)),
    ...keys.map((key) => () => drawKey(key)),
  ];
  const files: MadeFile[] = [];
  for (const [number, make] of makers.entries())
    files.push(await writeMadeFile(folder, "drawing", { ...(await make()), number }));
  return { files };
}
