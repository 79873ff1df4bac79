import type { Polyline } from "./flatten-path.ts";

function disc(x: number, y: number, radius: number): Polyline {
  const count = Math.max(6, Math.min(24, Math.ceil(radius * 2)));
  const xy: number[] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI;
    xy.push(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  return { xy, closed: true };
}

/** The areas a round pen of this width covers along the lines: one piece for each stretch, all of them the same way round. */
export function strokeOutline(lines: readonly Polyline[], width: number): Polyline[] {
  const half = width / 2;
  const pieces: Polyline[] = [];
  for (const { xy, closed } of lines) {
    const count = xy.length / 2;
    for (let i = 0; i < count; i++) {
      const [x, y] = [xy[2 * i] ?? 0, xy[2 * i + 1] ?? 0];
      if (half > 0.4) pieces.push(disc(x, y, half));
      if (i === count - 1 && !closed) break;
      const next = (i + 1) % count;
      const [tx, ty] = [xy[2 * next] ?? 0, xy[2 * next + 1] ?? 0];
      const length = Math.hypot(tx - x, ty - y);
      if (length === 0) continue;
      const [nx, ny] = [((ty - y) / length) * half, (-(tx - x) / length) * half];
      pieces.push({ xy: [x + nx, y + ny, tx + nx, ty + ny, tx - nx, ty - ny, x - nx, y - ny], closed: true });
    }
  }
  return pieces;
}
