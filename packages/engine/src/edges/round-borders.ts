import { connect } from "../regions/connect.ts";
import type { Labels } from "../regions/labels.ts";
import { roundBordersOnKernels } from "../simd/round-borders.ts";

/**
 * Rounds the borders of regions: every pixel at a border takes the label that most pixels within `reach` have, near
 * ones counting more. Parts that come off their region become regions of their own.
 */
export function roundBorders(labels: Labels, reach: number, rounds: number): Labels {
  return roundBordersOnKernels(labels, reach, rounds) ?? plainRoundBorders(labels, reach, rounds);
}

function plainRoundBorders(labels: Labels, reach: number, rounds: number): Labels {
  const { width, height } = labels;
  let data = labels.data;
  const steps: { dx: number; dy: number; weight: number }[] = [];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const far = dx * dx + dy * dy;
      if (far <= reach * reach + 1) steps.push({ dx, dy, weight: reach * reach + 2 - far });
    }
  }
  const names = new Int32Array(16);
  const votes = new Int32Array(16);
  for (let round = 0; round < rounds; round++) {
    const out = Int32Array.from(data);
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const own = data[i]!;
        const isBorder =
          (x > 0 && data[i - 1] !== own) ||
          (x < width - 1 && data[i + 1] !== own) ||
          (y > 0 && data[i - width] !== own) ||
          (y < height - 1 && data[i + width] !== own);
        if (!isBorder) continue;
        let known = 0;
        for (let s = 0; s < steps.length; s++) {
          const { dx, dy, weight } = steps[s]!;
          if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
          const name = data[i + dy * width + dx]!;
          let at = 0;
          while (at < known && names[at] !== name) at++;
          if (at === known) {
            if (known === names.length) continue;
            names[known] = name;
            votes[known++] = 0;
          }
          votes[at]! += weight;
        }
        let best = 0;
        for (let at = 1; at < known; at++) if (votes[at]! > votes[best]!) best = at;
        out[i] = names[best]!;
      }
    }
    data = out;
  }
  return connect(data, width, height);
}
