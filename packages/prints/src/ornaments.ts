import type { Box } from "./page-frame.ts";
import type { Pdf } from "./pdf-document.ts";

/** How an ornament is drawn. */
export interface OrnamentLook {
  /** Color of its outline. */
  readonly color: string;
  readonly lineMM: number;
  /** Color inside it; none leaves it to be colored. */
  readonly fill?: string;
}

/** Shapes inside a circle of radius 1 around the origin, as closed outlines. */
const shapes: readonly ((pdf: Pdf) => void)[] = [star, leaf, flower, drop, heart];

function star(pdf: Pdf): void {
  for (let k = 0; k < 10; k++) {
    const angle = (k * Math.PI) / 5 - Math.PI / 2;
    const radius = k % 2 === 0 ? 1 : 0.48;
    const place = [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    if (k === 0) pdf.moveTo(...place);
    else pdf.lineTo(...place);
  }
  pdf.closePath();
}

function leaf(pdf: Pdf): void {
  pdf.moveTo(0, -1).bezierCurveTo(0.85, -0.5, 0.65, 0.55, 0, 1);
  pdf.bezierCurveTo(-0.65, 0.55, -0.85, -0.5, 0, -1).closePath();
  pdf.moveTo(0, -0.45).lineTo(0, 0.75);
}

function flower(pdf: Pdf): void {
  const petals = 6;
  for (let k = 0; k < petals; k++) {
    const [from, to] = [k, k + 1].map((i) => (i * 2 * Math.PI) / petals) as [number, number];
    const at = (angle: number, radius: number) =>
      [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    if (k === 0) pdf.moveTo(...at(from, 0.55));
    pdf.bezierCurveTo(...at(from, 1.1), ...at(to, 1.1), ...at(to, 0.55));
  }
  pdf.closePath().circle(0, 0, 0.25);
}

function drop(pdf: Pdf): void {
  pdf.moveTo(0, -1).bezierCurveTo(0.3, -0.4, 0.65, 0, 0.65, 0.4);
  pdf.bezierCurveTo(0.65, 0.8, 0.35, 1, 0, 1).bezierCurveTo(-0.35, 1, -0.65, 0.8, -0.65, 0.4);
  pdf.bezierCurveTo(-0.65, 0, -0.3, -0.4, 0, -1).closePath();
}

function heart(pdf: Pdf): void {
  pdf.moveTo(0, 0.9).bezierCurveTo(-0.5, 0.45, -1, 0.1, -0.95, -0.35);
  pdf.bezierCurveTo(-0.9, -0.85, -0.2, -0.95, 0, -0.4);
  pdf.bezierCurveTo(0.2, -0.95, 0.9, -0.85, 0.95, -0.35).bezierCurveTo(1, 0.1, 0.5, 0.45, 0, 0.9).closePath();
}

/** Draws the ornament of a number around a place, all lengths in millimeters. */
export function drawOrnament(
  pdf: Pdf,
  which: number,
  {
    x,
    y,
    radiusMM,
    turn = 0,
    ...look
  }: OrnamentLook & {
    readonly x: number;
    readonly y: number;
    readonly radiusMM: number;
    /** Degrees clockwise. */
    readonly turn?: number;
  },
): void {
  pdf.save();
  pdf.translate(x, y).rotate(turn).scale(radiusMM);
  shapes[which % shapes.length]!(pdf);
  pdf
    .lineJoin("round")
    .lineCap("round")
    .lineWidth(look.lineMM / radiusMM);
  if (look.fill) pdf.fillAndStroke(look.fill, look.color, "even-odd");
  else pdf.stroke(look.color);
  pdf.restore();
}

/** Turns of neighbors differ by the golden angle, so that no rows are seen. */
const goldenAngle = 137.5;

/**
 * Strews ornaments over a box in staggered rows.
 * @param order `isInside` keeps all of them inside it, else some lie over its edges; `lookOf` is told how many came before
 */
export function strewOrnaments(
  pdf: Pdf,
  box: Box,
  {
    stepMM,
    radiusMM,
    isInside = true,
    lookOf,
  }: {
    readonly stepMM: number;
    readonly radiusMM: number;
    readonly isInside?: boolean;
    readonly lookOf: (k: number) => OrnamentLook;
  },
): void {
  const room = isInside ? radiusMM + 0.5 : 0;
  const rowMM = stepMM * 0.866;
  const rows = Math.floor((box.heightMM - 2 * room) / rowMM);
  const columns = Math.floor((box.widthMM - 2 * room) / stepMM - 0.5);
  const left = box.x + (box.widthMM - (columns + 0.5) * stepMM) / 2;
  const top = box.y + (box.heightMM - rows * rowMM) / 2;
  let k = 0;
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const x = left + (column + (row % 2) / 2) * stepMM;
      const place = { x, y: top + row * rowMM, radiusMM, turn: (k * goldenAngle) % 360 };
      drawOrnament(pdf, k + row, { ...place, ...lookOf(k) });
      k++;
    }
}
