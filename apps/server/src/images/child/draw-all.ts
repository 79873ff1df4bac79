import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ChildResult, ChildTask, MadeFile } from "./child-task.ts";
import type { Teller } from "./convert-photo.ts";
import { draw } from "./draw-file.ts";
import { type DrawnFile, writeMadeFile } from "./made-files.ts";
import { drawKey } from "./print-key.ts";

/** Draws many files of one painting, one after the other, each into a folder of its own. */
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
  for (const [k, make] of makers.entries()) files.push(await write(join(folder, String(k)), await make()));
  return { files };
}

async function write(folder: string, file: DrawnFile): Promise<MadeFile> {
  await mkdir(folder);
  return writeMadeFile(folder, "drawing", file);
}
