// The search for faces; see raster/find-faces.ts. Pictures are u8.

/** A picture of half the width and height, rounded down: means of four pixels. */
export function halvePicture(from: usize, width: i32, height: i32, out: usize): void {
  const across = width >> 1;
  const down = height >> 1;
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const at = from + 2 * (y * width + x);
      const sum = <i32>load<u8>(at) + <i32>load<u8>(at, 1) + <i32>load<u8>(at + width) + <i32>load<u8>(at + width, 1);
      store<u8>(out + y * across + x, (sum + 2) >> 2);
    }
  }
}

/** A picture scaled down by `step` / 256, less than twice: between the four nearest pixels. */
export function shrinkPicture(from: usize, width: i32, height: i32, step: i32, across: i32, down: i32, out: usize): void {
  for (let y = 0; y < down; y++) {
    const v = y * step;
    const row = from + min(v >> 8, height - 2) * width;
    const below = v & 255;
    for (let x = 0; x < across; x++) {
      const u = x * step;
      const at = row + min(u >> 8, width - 2);
      const right = u & 255;
      const top = <i32>load<u8>(at) * (256 - right) + <i32>load<u8>(at, 1) * right;
      const bottom = <i32>load<u8>(at + width) * (256 - right) + <i32>load<u8>(at + width, 1) * right;
      store<u8>(out + y * across + x, (top * (256 - below) + bottom * below + 32768) >> 16);
    }
  }
}

/** Means of the squares of `side` × `side` pixels of which each pixel is the first; side 2 or 4, from the mean of half. */
export function blurSquares(from: usize, width: i32, height: i32, half: i32, out: usize): void {
  for (let y = 0; y + half < height; y++) {
    for (let x = 0; x + half < width; x++) {
      const at = from + y * width + x;
      const low = at + half * width;
      const sum = <i32>load<u8>(at) + <i32>load<u8>(at + half) + <i32>load<u8>(low) + <i32>load<u8>(low + half);
      store<u8>(out + y * width + x, (sum + 2) >> 2);
    }
  }
}

/** Addresses of points (u16: x, y, level) from the pixel a square begins at, with three levels of a picture one after another. */
export function placePoints(points: usize, count: i32, width: i32, size: i32, out: usize): void {
  for (let i = 0; i < count; i++) {
    const point = <i32>load<u16>(points + (<usize>i << 1));
    const level = point >> 10;
    const offset = level * size + (((point >> 5) & 31) << level) * width + ((point & 31) << level);
    store<i32>(out + (<usize>i << 2), offset);
  }
}

/**
 * Squares that pass all stages, every other pixel across and down: x, y and how far the last stage was passed (three
 * f64), `most` at most; returns how many. For the lists see `Cascade` in raster/face-cascade.ts.
 */
export function searchFaces(
  levels: usize, width: i32, height: i32, side: i32,
  stages: i32, ends: usize, thresholds: usize, weights: usize, lighter: usize, darker: usize, offsets: usize,
  most: i32, out: usize,
): i32 {
  let found = 0;
  for (let y = 0; y + side <= height; y += 2) {
    for (let x = 0; x + side <= width; x += 2) {
      const origin = levels + y * width + x;
      let feature = 0;
      let margin: f64 = 0;
      for (let stage = 0; stage < stages; stage++) {
        let sum: f64 = 0;
        const end = load<i32>(ends + (<usize>stage << 2));
        for (; feature < end; feature++) {
          const at = <usize>feature << 2;
          const middle = load<i32>(darker + at);
          const last = load<i32>(lighter + at, 4);
          let least = 255;
          let p = load<i32>(lighter + at);
          for (; p < middle; p++) least = min(least, <i32>load<u8>(origin + load<i32>(offsets + (<usize>p << 2))));
          let isSo = true;
          for (; p < last && isSo; p++) isSo = <i32>load<u8>(origin + load<i32>(offsets + (<usize>p << 2))) < least;
          const weight = load<f64>(weights + (<usize>feature << 3));
          sum += isSo ? weight : -weight;
        }
        margin = sum - load<f64>(thresholds + (<usize>stage << 3));
        if (margin < 0) break;
      }
      if (margin < 0 || found === most) continue;
      const to = out + <usize>found * 24;
      store<f64>(to, x);
      store<f64>(to, y, 8);
      store<f64>(to, margin, 16);
      found++;
    }
  }
  return found;
}
