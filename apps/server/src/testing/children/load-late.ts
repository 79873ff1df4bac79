import { registerHooks } from "node:module";
import type { ChildTask } from "../../images/child/child-task.ts";
import { argument, tell } from "./tell.ts";

// tells which modules a conversion still loads once everything should be there
const task = argument<Extract<ChildTask, { verb: "convert" }>>();
const late: string[] = [];
let hasBegun = false;
registerHooks({
  load(url, context, next) {
    if (hasBegun && !url.startsWith("node:")) late.push(url);
    return next(url, context);
  },
});
const { convertPhoto } = await import("../../images/child/convert-photo.ts");
const { loadForTask } = await import("../../images/child/load-for-task.ts");
await loadForTask(task);
hasBegun = true;
const { files } = await convertPhoto(task, { phase() {}, progress() {}, made() {} });
tell({ late, files: files.length });
