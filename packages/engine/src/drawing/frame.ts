/** Corner guides begin so far from the picture, in millimeters, and are so long. */
const guideGap = 2;
const guideLength = 12;
/** Width of a guide and of the edge of the canvas, in millimeters. */
const guideWidth = 0.2;

/**
 * What is drawn around a picture of this size (mm) on a canvas with a border to fold over a stretcher frame: at each
 * corner two short lines, outside the picture, that continue its edges, and the edge of the canvas.
 * @param frameMM width of the border
 */
export function drawFrame(widthMM: number, heightMM: number, frameMM: number): string {
  const long = Math.min(guideLength, frameMM - guideGap);
  const lines: string[] = [];
  for (const [x, outX] of [
    [0, -1],
    [widthMM, 1],
  ] as const) {
    for (const [y, outY] of [
      [0, -1],
      [heightMM, 1],
    ] as const) {
      const [fromX, fromY] = [thousandths(x + outX * guideGap), thousandths(y + outY * guideGap)];
      lines.push(`M${fromX} ${y}h${outX * long}`, `M${x} ${fromY}v${outY * long}`);
    }
  }
  const [width, height] = [widthMM + 2 * frameMM, heightMM + 2 * frameMM].map(thousandths);
  const edge = `M${-frameMM} ${-frameMM}h${width}v${height}h${-width!}Z`;
  const stroke = `stroke="#808080" stroke-width="${guideWidth}"`;
  return `<path data-frame="1" fill="none" ${stroke} d="${edge}${lines.join("")}"/>`;
}

/** Millimeters to three decimals: finer than any printer. */
export function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
