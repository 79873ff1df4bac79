/**
 * 1 (u8) for each border that comes as near as `near` to another one, or to another part of itself.
 * Scratch for every pixel corner: `points` and `owners` (i32).
 */
export function narrowPlaces(
  x: usize, y: usize, start: usize, loops: usize, count: i32, width: i32, height: i32, near: i32, apart: i32,
  points: usize, owners: usize, found: usize,
): void {
  const across = width + 1;
  memory.fill(points, 255, <usize>(across * (height + 1)) << 2);
  memory.fill(found, 0, count);
  const limit = <f64>(near * near);
  for (let b = 0; b < count; b++) {
    const isLoop = load<u8>(loops + b) !== 0;
    const ends = isLoop ? 0 : apart;
    const first = load<i32>(start + (<usize>b << 2)) + ends;
    const last = load<i32>(start + (<usize>b << 2), 4) - 1 - ends;
    for (let i = first; i <= last; i++) {
      const ownX = load<f64>(x + (<usize>i << 3));
      const ownY = load<f64>(y + (<usize>i << 3));
      const column = <i32>Math.floor(ownX);
      const row = <i32>Math.floor(ownY);
      const right = min(width, column + near);
      const bottom = min(height, row + near);
      for (let r = max(0, row - near); r <= bottom; r++) {
        for (let c = max(0, column - near); c <= right; c++) {
          const at = <usize>(r * across + c) << 2;
          const other = load<i32>(points + at);
          if (other < 0) continue;
          const owner = load<i32>(owners + at);
          if (owner === b) {
            const steps = i - other;
            if (steps < apart || (isLoop && last - first - steps < apart)) continue;
          }
          const dx = load<f64>(x + (<usize>other << 3)) - ownX;
          const dy = load<f64>(y + (<usize>other << 3)) - ownY;
          if (dx * dx + dy * dy > limit) continue;
          store<u8>(found + b, 1);
          store<u8>(found + owner, 1);
        }
      }
      const at = <usize>(row * across + column) << 2;
      store<i32>(points + at, i);
      store<i32>(owners + at, b);
    }
  }
}
