/** Whether a pixel can leave its region for another without parting it or bringing two of one color together. */
function canJoin(labels: usize, colors: usize, width: i32, height: i32, x: i32, y: i32, to: i32): bool {
  const i = y * width + x;
  const own = load<i32>(labels + (<usize>i << 2));
  const color = load<i32>(colors + (<usize>to << 2));
  // the pixels around it, clockwise from the left: one bit for each of its own region
  let same = 0;
  for (let k = 0; k < 8; k++) {
    const dx = k < 2 || k === 7 ? -1 : k === 2 || k === 6 ? 0 : 1;
    const dy = k >= 1 && k <= 3 ? -1 : k === 0 || k === 4 ? 0 : 1;
    if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
    const other = load<i32>(labels + (<usize>(i + dy * width + dx) << 2));
    if (other === own) same |= 1 << k;
    else if ((k & 1) === 0 && other !== to && load<i32>(colors + (<usize>other << 2)) === color) return false;
  }
  let runs = 0;
  for (let k = 0; k < 8; k += 2) {
    if ((same >> k) & 1 && !((same >> ((k + 7) & 7)) & (same >> ((k + 6) & 7)) & 1)) runs++;
  }
  return runs === 1;
}

/** Opens places where a region touches itself at a corner, in place. */
export function openPinches(labels: usize, colors: usize, width: i32, height: i32): void {
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = labels + (<usize>(y * width + x) << 2);
      const below = at + (<usize>width << 2);
      const a = load<i32>(at);
      const b = load<i32>(at, 4);
      const c = load<i32>(below);
      const d = load<i32>(below, 4);
      if (a === d && b !== a && c !== a) {
        if (canJoin(labels, colors, width, height, x + 1, y, a)) store<i32>(at, a, 4);
        else if (canJoin(labels, colors, width, height, x, y + 1, a)) store<i32>(below, a);
      } else if (b === c && a !== b && d !== b) {
        if (canJoin(labels, colors, width, height, x, y, b)) store<i32>(at, b);
        else if (canJoin(labels, colors, width, height, x + 1, y + 1, b)) store<i32>(below, b, 4);
      }
    }
  }
}
