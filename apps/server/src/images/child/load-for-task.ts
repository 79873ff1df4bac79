import { usualHeaderBytes } from "@tintery/photos/header";
import { inspectDrawing } from "@tintery/vectors/header";
import { readSeeingNetworks } from "@tintery/weights";
import { firstBytes } from "../../platform/files/first-bytes.ts";
import type { ChildTask } from "./child-task.ts";
import { loadNetworks } from "./coloring.ts";

/** Loads what only some tasks need, so that a child has everything before its time begins to count. */
export async function loadForTask(task: ChildTask): Promise<void> {
  if (task.verb !== "convert") return;
  const { conversion, source } = task;
  if (conversion.kind === "coloring") await loadNetworks();
  if (conversion.kind === "paint-by-numbers") await readSeeingNetworks();
  if (conversion.kind !== "outlines") return;
  // the server has looked at these bytes with the same eyes when they came
  const drawing = inspectDrawing(await firstBytes(source, usualHeaderBytes));
  if (!drawing) return;
  // most children never see a drawing, and its readers are large
  const { loadReader } = await import("@tintery/vectors");
  await loadReader(drawing.type);
}
