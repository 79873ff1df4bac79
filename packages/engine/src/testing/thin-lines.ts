import type { ThinLines } from "../strokes/thin-lines.ts";

/** Lines drawn as letters, one row a line: anything but a point is on. */
export function linesFrom(picture: string): ThinLines {
  const rows = picture.trim().split(/\s+/);
  const on = Uint8Array.from(rows.join(""), (letter) => (letter === "." ? 0 : 1));
  return { width: rows[0]!.length, height: rows.length, on, strength: Float32Array.from(on) };
}

/** Lines through points, a pixel wide: from each to the next. */
export function linesThrough(
  size: { readonly width: number; readonly height: number },
  lines: readonly (readonly (readonly [number, number])[])[],
): ThinLines {
  const { width, height } = size;
  const on = new Uint8Array(width * height);
  for (const points of lines) {
    for (let i = 1; i < points.length; i++) {
      const [[px, py], [qx, qy]] = [points[i - 1]!, points[i]!];
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(qx - px), Math.abs(qy - py))));
      for (let k = 0; k <= steps; k++) {
        const x = Math.round(px + ((qx - px) * k) / steps);
        const y = Math.round(py + ((qy - py) * k) / steps);
        if (x >= 0 && y >= 0 && x < width && y < height) on[y * width + x] = 1;
      }
    }
  }
  return { width, height, on, strength: Float32Array.from(on) };
}

/** Points of an ellipse, the first one twice. */
export function around(x: number, y: number, a: number, b: number, turn = 0): (readonly [number, number])[] {
  return Array.from({ length: 241 }, (_, k) => {
    const angle = (2 * Math.PI * (k % 240)) / 240;
    const [p, q] = [a * Math.cos(angle), b * Math.sin(angle)];
    return [
      x + p * Math.cos(turn) - q * Math.sin(turn),
      y + p * Math.sin(turn) + q * Math.cos(turn),
    ] as const;
  });
}
