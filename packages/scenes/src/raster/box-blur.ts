/** Rows of values, of one channel or of several in turn. */
export interface Rows {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Whether the first and the last value go on beyond the rows; where not, nothing is there. */
export type GoesOn = readonly [before: boolean, after: boolean];

/** One pass of a box blur along rows, each channel by itself; reads `from`, writes `to`. */
export function boxAcross(
  from: Float32Array,
  to: Float32Array,
  { width, height, channels }: Rows,
  radius: number,
  goesOn: GoesOn,
): void {
  const per = 1 / (2 * radius + 1);
  for (let row = 0; row < height; row++)
    for (let channel = 0; channel < channels; channel++) {
      const base = row * width * channels + channel;
      const end = base + (width - 1) * channels;
      const beyondStart = goesOn[0] ? from[base]! : 0;
      const beyondEnd = goesOn[1] ? from[end]! : 0;
      let sum = beyondStart * radius;
      let after = base;
      for (let i = 0; i <= radius; i++, after += channels) sum += after <= end ? from[after]! : beyondEnd;
      let before = base - radius * channels;
      for (let i = base; i <= end; i += channels, after += channels, before += channels) {
        to[i] = sum * per;
        sum += (after <= end ? from[after]! : beyondEnd) - (before >= base ? from[before]! : beyondStart);
      }
    }
}

let sums = new Float64Array(0);

/** As `boxAcross`, along columns. All columns go down together: memory is read row by row. */
export function boxDown(
  from: Float32Array,
  to: Float32Array,
  { width, height, channels }: Rows,
  radius: number,
  goesOn: GoesOn,
): void {
  const per = 1 / (2 * radius + 1);
  const length = width * channels;
  if (sums.length < length) sums = new Float64Array(length);
  const last = (height - 1) * length;
  for (let k = 0; k < length; k++) {
    let sum = goesOn[0] ? from[k]! * radius : 0;
    for (let i = 0; i <= radius; i++)
      sum += i < height ? from[i * length + k]! : goesOn[1] ? from[last + k]! : 0;
    sums[k] = sum;
  }
  for (let row = 0; row < height; row++) {
    const at = row * length;
    const [after, before] = [row + radius + 1, row - radius];
    const add = after < height ? after * length : goesOn[1] ? last : -1;
    const take = before >= 0 ? before * length : goesOn[0] ? 0 : -1;
    for (let k = 0; k < length; k++) {
      const sum = sums[k]!;
      to[at + k] = sum * per;
      sums[k] = sum + ((add < 0 ? 0 : from[add + k]!) - (take < 0 ? 0 : from[take + k]!));
    }
  }
}
