import { onKernels } from "../kernels/kernels.ts";
import type { JoinedFaces } from "./labels.ts";

/**
 * Joins pixels of equal color that touch along a side or, where that keeps something thin whole, at a corner: a line
 * one pixel wide that runs diagonally is one face. Where two colors meet like on a checkerboard, the one that
 * is rarer around the corner hangs together.
 */
export function joinFaces(colors: Int32Array, width: number, height: number): JoinedFaces {
  const size = width * height;
  const corners = (width + 1) * (height + 1);
  return onKernels((kernels, arena) => {
    const [given, labels, parents] = [arena.put(colors), arena.room(size * 4), arena.room(size * 4)];
    const colorOf = arena.room(size * 4);
    const parts = kernels.connect(given, width, height, labels, parents, colorOf);
    const saddles = arena.put(new Uint8Array(corners));
    const count = kernels.joinCorners(given, labels, width, height, parts, saddles, parents);
    const partColors = arena.read(colorOf, new Int32Array(parts));
    let own = partColors;
    if (count < parts) {
      const numbers = arena.read(parents, new Int32Array(parts));
      own = new Int32Array(count);
      for (let part = 0; part < parts; part++) own[numbers[part]!] = partColors[part]!;
      kernels.replaceLabels(labels, size, parents);
    }
    const data = arena.read(labels, new Int32Array(size));
    return {
      labels: { width, height, count, data, colors: own },
      saddles: arena.read(saddles, new Uint8Array(corners)),
    };
  });
}
