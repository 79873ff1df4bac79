import type { SvgMeasures } from "./metrics/measure-svg.ts";
import type { TracingCost } from "./outlines-case.ts";
import type { PictureKind } from "./outlines-pictures.ts";
import type { TracerName } from "./tracers.ts";

/** All that is known of one tracing. */
export interface Tracing extends SvgMeasures, TracingCost {
  readonly tool: string;
  /** Where lines cross each other; only known of ours. */
  readonly crossings?: number;
  /** Pixels in which a face or the page shows through others; only known of ours, and not of photos. */
  readonly through?: number;
}

interface Goal {
  readonly says: string;
  readonly holds: (ours: Tracing, theirs: Tracing) => boolean;
}

/** Whom ours must beat for each kind of picture, and by how much. */
export const goals: Readonly<
  Record<PictureKind, { readonly peer: TracerName; readonly all: readonly Goal[] }>
> = {
  photo: {
    peer: "vtracer poster",
    all: [
      { says: "error lower", holds: (a, b) => a.difference < b.difference },
      { says: "SSIM at least", holds: (a, b) => a.similarity >= b.similarity },
      { says: "bytes ≤ 1/4", holds: (a, b) => a.kilobytes <= b.kilobytes / 4 },
      { says: "CPU ≤ 1/2", holds: (a, b) => a.userSeconds <= b.userSeconds / 2 },
    ],
  },
  flat: {
    peer: "vtracer default",
    all: [
      { says: "error ≤ 1/4", holds: (a, b) => a.difference <= b.difference / 4 },
      { says: "bytes ≤ 1/2", holds: (a, b) => a.kilobytes <= b.kilobytes / 2 },
      { says: "CPU ≤ 1.0×", holds: (a, b) => a.userSeconds <= b.userSeconds },
    ],
  },
  gradients: {
    peer: "vtracer default",
    all: [{ says: "error lower", holds: (a, b) => a.difference < b.difference }],
  },
  "line art": {
    peer: "potrace (npm)",
    all: [
      { says: "error lower", holds: (a, b) => a.difference < b.difference },
      { says: "fewer nodes", holds: (a, b) => a.nodes < b.nodes },
    ],
  },
};

/** What must be so whatever others do. */
const clean: readonly { readonly says: string; readonly holds: (ours: Tracing) => boolean }[] = [
  { says: "no seams", holds: ({ seams }) => seams === 0 },
  { says: "no holes", holds: ({ holes }) => holes === 0 },
  { says: "nothing shows through", holds: ({ through = 0 }) => through === 0 },
  { says: "no crossings", holds: ({ crossings }) => crossings === 0 },
];

/** `ok`, or which goals are missed. */
export function verdict(kind: PictureKind, ours: Tracing, theirs: Tracing | undefined): string {
  const missed = [
    ...(theirs ? goals[kind].all.filter(({ holds }) => !holds(ours, theirs)) : []),
    ...clean.filter(({ holds }) => !holds(ours)),
  ];
  if (missed.length > 0) return `MISSES ${missed.map(({ says }) => says).join(", ")}`;
  return theirs ? "ok" : "no peer here";
}
