/** Points of a circle looked at. */
const looks = 24;

/** Points of a circle, by adding up a small turn (cosine and sine are not the same on every machine). */
export const circle: readonly (readonly [number, number])[] = (() => {
  // of 15 degrees
  const [cosine, sine] = [0.9659258262890683, 0.25881904510252074];
  const points: [number, number][] = [];
  let [x, y] = [1, 0];
  for (let k = 0; k < looks; k++) {
    points.push([x, y]);
    [x, y] = [x * cosine - y * sine, x * sine + y * cosine];
  }
  return points;
})();
