/**
 * The borders between regions as chains of pixel corners. A corner is the number y × (width + 1) + x. Every line
 * is stored once; it runs between two nodes (corners where three or more lines meet, and the picture's four
 * corners) or is a loop without a node.
 */
export interface BorderChains {
  readonly count: number;
  /** Border b passes `corners[start[b]]` to `corners[start[b + 1] - 1]`; a loop names its first corner twice. */
  readonly start: Int32Array;
  readonly corners: Int32Array;
  /** Region on the right hand when following it (y grows downwards), and on the left, -1 outside. */
  readonly right: Int32Array;
  readonly left: Int32Array;
  /** 1 for loops that pass no node. */
  readonly loop: Uint8Array;
}
