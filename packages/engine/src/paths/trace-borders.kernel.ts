// Follows the sides of pixels between regions. A corner is y × (width + 1) + x.

/** For every corner (u8) which of its four sides are borders, bit d for direction d; returns how many sides are. */
export function borderSides(labels: usize, width: i32, height: i32, sides: usize): i32 {
  const across = width + 1;
  memory.fill(sides, 0, <usize>(across * (height + 1)));
  let sideCount = 0;
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const corner = sides + <usize>(y * across + x);
      const pixel = labels + (<usize>(y * width + x) << 2);
      const row = <usize>width << 2;
      if (x > 0 && y > 0 && y < height && x + 4 <= width) {
        const own = v128.load(pixel);
        const same = v128.and(i32x4.eq(own, v128.load(pixel - row)), i32x4.eq(own, v128.load(pixel - 4)));
        if (i32x4.all_true(same)) {
          x += 3;
          continue;
        }
      }
      if (x < width && (y === 0 || y === height || load<i32>(pixel - row) !== load<i32>(pixel))) {
        store<u8>(corner, load<u8>(corner) | 1);
        store<u8>(corner, load<u8>(corner, 1) | 4, 1);
        sideCount++;
      }
      if (y < height && (x === 0 || x === width || load<i32>(pixel - 4) !== load<i32>(pixel))) {
        store<u8>(corner, load<u8>(corner) | 2);
        store<u8>(corner + across, load<u8>(corner + across) | 8);
        sideCount++;
      }
    }
  }
  return sideCount;
}

let labelsAt: usize = 0;
let columns: i32 = 0;
let rows: i32 = 0;
let sidesAt: usize = 0;
let followedAt: usize = 0;
let saddlesAt: usize = 0;
let starts: usize = 0;
let corners: usize = 0;
let ends: usize = 0;
let borders: i32 = 0;
let used: i32 = 0;

function saddleAt(corner: i32): i32 {
  return saddlesAt === 0 ? 0 : <i32>load<u8>(saddlesAt + corner);
}

function isNode(corner: i32): bool {
  if (popcnt<i32>(<i32>load<u8>(sidesAt + corner)) >= 3) return saddleAt(corner) === 0;
  const x = corner % (columns + 1);
  if (x !== 0 && x !== columns) return false;
  const y = corner / (columns + 1);
  return y === 0 || y === rows;
}

function labelAt(x: i32, y: i32): i32 {
  return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : load<i32>(labelsAt + (<usize>(y * columns + x) << 2));
}

function follow(from: i32, side: i32): void {
  const across = columns + 1;
  const x = from % across;
  const y = from / across;
  let corner = from;
  let d = side;
  const border = ends + (<usize>borders << 4);
  store<i32>(border, labelAt(x - (d === 1 || d === 2 ? 1 : 0), y - (d === 2 || d === 3 ? 1 : 0)));
  store<i32>(border, labelAt(x - (d === 2 || d === 3 ? 1 : 0), y - (d === 0 || d === 3 ? 1 : 0)), 4);
  store<i32>(starts + (<usize>borders << 2), used);
  store<i32>(corners + (<usize>used << 2), corner);
  used++;
  for (;;) {
    store<u8>(followedAt + corner, <i32>load<u8>(followedAt + corner) | (1 << d));
    corner += d === 0 ? 1 : d === 1 ? across : d === 2 ? -1 : -across;
    const back = (d + 2) & 3;
    store<u8>(followedAt + corner, <i32>load<u8>(followedAt + corner) | (1 << back));
    store<i32>(corners + (<usize>used << 2), corner);
    used++;
    if (isNode(corner)) break;
    const saddle = saddleAt(corner);
    if (saddle) d = saddle === 1 ? 3 - back : back ^ 1;
    else d = 31 - clz<i32>(<i32>load<u8>(sidesAt + corner) & ~(1 << back));
    if (corner === from && d === side) break;
  }
  store<i32>(border, corner === from && !isNode(from) ? 1 : 0, 8);
  borders++;
}

/**
 * Follows all borders; `sides` as filled above, `followed` (u8 a corner) is scratch, `saddles` (u8 a corner) may be 0. Writes
 * each border's first place in `list` to `start` (i32, one more at the end), its corners to `list` (i32), and its region on the
 * right, on the left, and whether it is a loop to `hands` (four i32 each). Returns how many borders there are.
 */
export function traceBorders(
  labels: usize, width: i32, height: i32, sides: usize, followed: usize, saddles: usize,
  start: usize, list: usize, hands: usize,
): i32 {
  const cornerCount = (width + 1) * (height + 1);
  memory.fill(followed, 0, cornerCount);
  labelsAt = labels;
  columns = width;
  rows = height;
  sidesAt = sides;
  followedAt = followed;
  saddlesAt = saddles;
  starts = start;
  corners = list;
  ends = hands;
  borders = 0;
  used = 0;
  for (let corner = 0; corner < cornerCount; corner++) {
    if (corner + 8 <= cornerCount && load<u64>(sides + corner) === 0) {
      corner += 7;
      continue;
    }
    const open: i32 = load<u8>(sides + corner);
    if (open === 0 || (open & (open - 1)) === 0 || !isNode(corner)) continue;
    for (let d = 0; d < 4; d++) if (open & ~(<i32>load<u8>(followed + corner)) & (1 << d)) follow(corner, d);
  }
  for (let corner = 0; corner < cornerCount; corner++) {
    if (corner + 8 <= cornerCount && load<u64>(sides + corner) === 0) {
      corner += 7;
      continue;
    }
    for (;;) {
      const open = <i32>load<u8>(sides + corner) & ~(<i32>load<u8>(followed + corner));
      if (open === 0) break;
      follow(corner, ctz<i32>(open));
    }
  }
  store<i32>(start + (<usize>borders << 2), used);
  return borders;
}
