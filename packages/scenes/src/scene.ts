/** A picture drawn by our own code. */
export interface Scene {
  id: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The picture as SVG; the same text every time. */
  draw(): string;
}
