import { registerHooks } from "node:module";
import type { ChildTask } from "../../images/child/child-task.ts";
import { argument, tell } from "./tell.ts";

// tells which modules a task still loads once everything should be there, and whether it has loaded what writes PDFs
const task = argument<Extract<ChildTask, { verb: "convert" | "draw" }>>();
let isPdfKitThere = false;
const late: string[] = [];
let hasBegun = false;
registerHooks({
  load(url, context, next) {
    isPdfKitThere ||= url.includes("/pdfkit/");
    if (hasBegun && !url.startsWith("node:")) late.push(url);
    return next(url, context);
  },
});
const tellNobody = { phase() {}, progress() {}, made() {} };
const { loadForTask } = await import("../../images/child/load-for-task.ts");
const run =
  task.verb === "convert"
    ? await import("../../images/child/convert-photo.ts").then(
        (file) => () => file.convertPhoto(task, tellNobody),
      )
    : await import("../../images/child/draw-file.ts").then((file) => () => file.drawFile(task, tellNobody));
await loadForTask(task);
hasBegun = true;
const { files } = await run();
tell({ late, files: files.length, isPdfKitThere });
