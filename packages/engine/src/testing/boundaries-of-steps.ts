import type { BoundaryFinder } from "../seeing/see-alone.ts";

/** Boundaries where colors differ between neighbors: a stand-in that needs no network. */
export const boundariesOfSteps: BoundaryFinder = ({ width, height, data }) => {
  const out = new Float32Array(width * height);
  for (let i = 0; i < out.length; i++) {
    const right = (i + 1) % width === 0 ? i : i + 1;
    const below = i + width < out.length ? i + width : i;
    let step = 0;
    for (let c = 0; c < 3; c++) {
      step = Math.max(step, Math.abs(data[i * 4 + c]! - data[right * 4 + c]!));
      step = Math.max(step, Math.abs(data[i * 4 + c]! - data[below * 4 + c]!));
    }
    out[i] = Math.min(0.95, step / 90);
  }
  return { width, height, data: out };
};
