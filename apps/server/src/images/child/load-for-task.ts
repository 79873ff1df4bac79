import { usualHeaderBytes } from "@tintery/photos/header";
import { inspectVectorFile } from "@tintery/vectors/header";
import { readSeeingNetworks } from "@tintery/weights";
import { firstBytes } from "../../platform/files/first-bytes.ts";
import type { ChildTask } from "./child-task.ts";
import { isPrint } from "./is-print.ts";

/** What reads drawings. */
const readers = ["svg", "pdf", "eps"] as const;

/** Loads what only some tasks need, so that a child has everything before its time begins to count. */
export async function loadForTask(task: ChildTask): Promise<void> {
  if (task.verb === "load") return task.parts === "all" ? loadAll() : undefined;
  if (task.verb === "convert") return loadForConversion(task);
  if (task.verb === "draw-all") await Promise.all([import("./draw-all.ts"), import("./print-painting.ts")]);
  else if (task.verb === "print-key") await import("./print-key.ts");
  else if (task.verb === "print-paints") await import("./print-paints.ts");
  else if (task.verb === "draw-card") await import("./draw-card.ts");
  else if (task.verb === "print-book") await import("./print-book.ts");
  else if (task.verb === "print-class") await import("./print-class.ts");
  else if (task.verb !== "revise" && task.verb !== "rewrite") await import("./draw-file.ts");
  else if (task.verb === "revise" && task.revision.kind === "coloring") await import("./coloring.ts");
  if (task.verb !== "draw") return;
  if (isPrint(task.drawing)) await import("./print-painting.ts");
  else if (task.drawing.as === "pdf") await import("@tintery/prints");
}

async function loadAll(): Promise<void> {
  await Promise.all([
    import("./coloring.ts"),
    import("./outlines.ts"),
    import("@tintery/vectors").then(({ loadReader }) => Promise.all(readers.map(loadReader))),
    import("./paint-prompt.ts"),
    import("./draw-file.ts"),
    import("./draw-all.ts"),
    import("./draw-card.ts"),
    import("./print-book.ts"),
    import("./print-class.ts"),
    import("./print-key.ts"),
    import("./print-painting.ts"),
    import("./print-paints.ts"),
    readSeeingNetworks(),
  ]);
}

async function loadForConversion({
  conversion,
  source,
  isScene,
}: Extract<ChildTask, { verb: "convert" }>): Promise<void> {
  if (isScene) await import("./paint-prompt.ts");
  if (conversion.kind === "coloring") await import("./coloring.ts");
  if (conversion.kind !== "outlines") {
    await readSeeingNetworks();
    return;
  }
  await import("./outlines.ts");
  // the server has looked at these bytes with the same eyes when they came
  const drawing = inspectVectorFile(await firstBytes(source, usualHeaderBytes));
  if (!drawing) return;
  // most children never see a drawing, and its readers are large
  const { loadReader } = await import("@tintery/vectors");
  await loadReader(drawing.type);
}
