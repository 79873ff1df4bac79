/** A round patch of one color. It never stands alone: number, name or hex are written beside it. */
export function Swatch({ hex }: { hex: string }) {
  return <span className="swatch" aria-hidden="true" style={{ backgroundColor: hex }} />;
}
