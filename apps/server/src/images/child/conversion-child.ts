/**
 * The process in which untrusted bytes meet native code and long work happens. It gets one task, loads what that takes
 * and says hello; then it works, writes files into the folder it was given, reports, and ends. The parent may kill it
 * at any moment.
 */
import { loadKernels } from "@tintery/engine/see";
import { PhotoError } from "@tintery/photos";
import { VectorFileError } from "@tintery/vectors/header";
import type { ChildReport, ChildResult, ChildTask } from "./child-task.ts";
import { convertPhoto, type Teller } from "./convert-photo.ts";
import { loadForTask } from "./load-for-task.ts";
import { rewritePhoto } from "./rewrite-photo.ts";
import { reviseFile } from "./revise-file.ts";

const parent = process.ppid;
const outOfRoom = new Set(["ENOSPC", "EDQUOT", "EMFILE", "ENFILE"]);

/** Ends a child whose parent died: nobody will publish what it makes. */
function endWhenOrphaned(): void {
  if (process.ppid !== parent) process.exit(0);
}

function report(message: ChildReport): void {
  // a long computation lets no event through, so each report looks for itself
  endWhenOrphaned();
  process.send?.(message);
}

const tell: Teller = {
  phase: (phase) => report({ says: "phase", phase }),
  progress: (stage, fraction) => report({ says: "progress", stage, fraction }),
  made: (files, painted) => report({ says: "made", files, painted }),
};

async function run(task: ChildTask): Promise<ChildResult> {
  await loadForTask(task);
  report({ says: "hello" });
  if (task.verb === "load") return { files: [] };
  if (task.verb === "convert") return convertPhoto(task, tell);
  if (task.verb === "rewrite") return rewritePhoto(task, tell);
  if (task.verb === "revise") return reviseFile(task, tell);
  if (task.verb === "print-key") return (await import("./print-key.ts")).printKey(task, tell);
  if (task.verb === "print-paints") return (await import("./print-paints.ts")).printPaints(task, tell);
  if (task.verb === "draw-card") return (await import("./draw-card.ts")).drawCard(task, tell);
  if (task.verb === "print-book") return (await import("./print-book.ts")).printBook(task, tell);
  if (task.verb === "print-class") return (await import("./print-class.ts")).printClass(task, tell);
  if (task.verb === "draw-all") return (await import("./draw-all.ts")).drawAll(task, tell);
  // loaded already, as are the parts of other products below
  return (await import("./draw-file.ts")).drawFile(task, tell);
}

/** An error as the parent needs it: whose fault it is, and words for the log. */
function describe(error: unknown): ChildReport {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (error instanceof PhotoError || error instanceof VectorFileError)
    return { says: "problem", code: error.code, detail };
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return { says: "error", detail, infrastructure: outOfRoom.has(code) };
}

process.on("disconnect", () => process.exit(0));
process.once("message", async (task: ChildTask) => {
  const last: ChildReport = await run(task).then((result) => ({ says: "done", result }) as const, describe);
  process.send?.(last, () => process.disconnect());
});
// while it waits for its task, where it has to
loadKernels();
