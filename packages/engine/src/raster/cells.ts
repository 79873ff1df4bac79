/** Square cells over a picture. */
export interface Grid {
  readonly across: number;
  readonly down: number;
  /** Pixels in a cell's side. */
  readonly side: number;
}

/** Square cells of about `wanted` pixels a side, and at least one, over a picture. */
export function gridOver({ width, height }: { width: number; height: number }, wanted: number): Grid {
  const side = Math.max(1, Math.round(wanted));
  return { across: Math.ceil(width / side), down: Math.ceil(height / side), side };
}
