import { loadLanguage, type MessageKey } from "@tintery/contract/messages";
import { coloringStageTexts, stageTexts } from "@tintery/contract/tables";

/** Where on the bar the conversion begins, after reading the photo, and where it ends. */
const convertFrom = 0.1;
const convertTo = 0.85;

/** Stages of the command itself, around those of the engine: where they stand on the bar, and their names. */
const ownStages: Readonly<Record<string, { at: number; name: string }>> = {
  read: { at: 0, name: "Reading photo" },
  decode: { at: 0.02, name: "Decoding photo" },
  draw: { at: convertTo, name: "Drawing pages" },
  encode: { at: 0.9, name: "Preparing print files" },
  write: { at: 0.98, name: "Saving files" },
};

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
  const { SingleBar } = await import("cli-progress");
  const t = await loadLanguage("en");
  const engineNames: Readonly<Record<string, MessageKey>> = { ...coloringStageTexts, ...stageTexts };
  const bar = new SingleBar({
    stream,
    format: "{bar} {percentage}% {stage}",
    barsize: 30,
    barCompleteChar: "█",
    barIncompleteChar: "░",
    clearOnComplete: true,
    // leave the terminal's own settings alone: nothing could restore them when the process is stopped
    linewrap: true,
    synchronousUpdate: false,
  });
  bar.start(100, 0, { stage: "" });
  return {
    show(stage, fraction) {
      const own = ownStages[stage];
      const key = engineNames[stage];
      const at = own?.at ?? convertFrom + (convertTo - convertFrom) * fraction;
      bar.update(Math.round(100 * at), { stage: own?.name ?? (key === undefined ? stage : t(key)) });
      bar.render();
    },
    close: () => bar.stop(),
  };
}
