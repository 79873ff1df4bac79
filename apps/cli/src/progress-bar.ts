import { SingleBar } from "cli-progress";
import { loadLanguage } from "@tintery/contract/messages";
import { stageTexts } from "@tintery/contract/tables";

/** Share of the bar that belongs to reading the photo, and where drawing begins. */
const convertFrom = 0.1;
const convertTo = 0.85;

/** A bar that shows how far a conversion is. */
export interface ProgressBar {
  /** A stage begins; `fraction` is the share of the conversion (0 to 1) done by then. */
  show(stage: string, fraction: number): void;
  close(): void;
}

const silent: ProgressBar = { show() {}, close() {} };

/**
 * A progress bar on a terminal; on anything else it writes nothing.
 * The engine holds the thread while it works, so the bar is redrawn at each stage and by no timer.
 */
export async function progressBar(stream: NodeJS.WriteStream): Promise<ProgressBar> {
  if (!stream.isTTY) return silent;
  const t = await loadLanguage("en");
  const name = (stage: string) => {
    const key = (stageTexts as Readonly<Record<string, (typeof stageTexts)[keyof typeof stageTexts]>>)[stage];
    return key === undefined ? stage : t(key);
  };
  const bar = new SingleBar({
    stream,
    format: "{bar} {percentage}% {stage}",
    barsize: 30,
    barCompleteChar: "█",
    barIncompleteChar: "░",
    clearOnComplete: true,
    synchronousUpdate: false,
  });
  bar.start(100, 0, { stage: "" });
  return {
    show(stage, fraction) {
      bar.update(Math.round(100 * (convertFrom + (convertTo - convertFrom) * fraction)), {
        stage: name(stage),
      });
      bar.render();
    },
    close: () => bar.stop(),
  };
}
