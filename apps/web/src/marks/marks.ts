/** A place on the photo as shares of its width and height, 0 to 1. */
export interface Place {
  across: number;
  down: number;
}

/** One movement of the brush; its width is a share of the photo's longer side. */
export interface Stroke {
  tool: MarkTool;
  width: number;
  places: readonly Place[];
}

/** What was marked on the photo before, for another picture: as large as a mask, opaque where a brush marked it. */
export interface KeptMask {
  tool: "kept";
  pictures: Readonly<Record<BrushTool, CanvasImageSource>>;
}

/** Something that can be seen on the photo. */
export type Mark = Stroke | KeptMask;

export const markTools = ["brush", "calm", "eraser"] as const;
export type MarkTool = (typeof markTools)[number];
/** Those that leave something on the photo. */
export type BrushTool = Exclude<MarkTool, "eraser">;

type Step = Mark | "clear";

/** What was marked, step by step; steps that were taken back wait to be done again. */
export interface Marks {
  done: readonly Step[];
  undone: readonly Step[];
}

export const noMarks: Marks = { done: [], undone: [] };

/** Marks that begin with what was marked before; it can be taken back like a stroke. */
export function keptMarks(mask: KeptMask): Marks {
  return { done: [mask], undone: [] };
}

/** Widths of the brush as shares of the photo's longer side. */
export const brushWidths = { min: 0.01, max: 0.2, step: 0.01, default: 0.05 } as const;

/** The marks after one more step; what had been taken back is gone. */
export function addStep({ done }: Marks, step: Step): Marks {
  return { done: [...done, step], undone: [] };
}

export function undo({ done, undone }: Marks): Marks {
  const last = done.at(-1);
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone };
}

export function redo({ done, undone }: Marks): Marks {
  const last = undone.at(-1);
  return last ? { done: [...done, last], undone: undone.slice(0, -1) } : { done, undone };
}

/** What can be seen: everything since the last time all was cleared. */
export function seenOf({ done }: Marks): Mark[] {
  const seen: Mark[] = [];
  for (const step of done) {
    if (step === "clear") seen.length = 0;
    else seen.push(step);
  }
  return seen;
}

/** Keeps a place on the photo. */
export function onPhoto({ across, down }: Place): Place {
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return { across: within(across), down: within(down) };
}

/** A width of the brush within its range, on its steps. */
export function brushWidth(wanted: number): number {
  const { min, max, step } = brushWidths;
  return Math.round(Math.min(max, Math.max(min, wanted)) / step) * step;
}
