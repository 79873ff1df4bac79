import { openLog } from "../../platform/logging.ts";
import { shutdownBySignal } from "../../platform/shutdown.ts";
import { argument, tell } from "./tell.ts";

// stops when told to; the step may never come to an end
const { hang, seconds } = argument<{ hang: boolean; seconds?: number }>();
const end = async () => {
  tell("stopping");
  if (hang) await new Promise(() => {});
};
shutdownBySignal(openLog({ LOG_LEVEL: "silent", ROLE: "all" }), [["everything", end]], seconds ?? 10);
setInterval(() => {}, 1000);
tell("ready");
