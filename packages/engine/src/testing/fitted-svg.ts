/** A chain of points with what was fitted to it: x, y of the start, then two handles and an end for each cubic. */
export interface Fitted {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly curve: readonly number[];
}

const thousandths = (value: number) => Number(value.toFixed(3));

/**
 * Chains and their curves as a drawing that a browser shows: points gray, curves in turns red and blue, each in a row of its
 * own.
 */
export function fittedSvg(
  all: readonly Fitted[],
  size: { readonly width: number; readonly row: number },
): string {
  const rows = all.map(({ x, y, curve }, k) => {
    const dots = Array.from(x, (_, i) => `${thousandths(x[i]!)},${thousandths(y[i]!)}`);
    const paths: string[] = [];
    for (let i = 0; i + 7 < curve.length; i += 6) {
      const [x0, y0, ...rest] = curve.slice(i, i + 8).map(thousandths);
      const color = (i / 6) % 2 === 0 ? "#c22" : "#22c";
      paths.push(`<path stroke="${color}" d="M${x0},${y0} C${rest.join(" ")}"/>\n`);
    }
    const points = `<polyline stroke="#bbb" points="${dots.join(" ")}"/>\n`;
    return `<g transform="translate(0 ${k * size.row})">\n${points}${paths.join("")}</g>\n`;
  });
  const box = `viewBox="0 0 ${size.width} ${size.row * all.length}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} fill="none" stroke-width=".3">\n${rows.join("")}</svg>\n`;
}
