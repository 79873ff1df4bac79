/** Numbers by their paths: `floor.minArea`. What is no number is left out. */
export function numbersOf(value: unknown, path = ""): Map<string, number> {
  if (typeof value === "number") return new Map([[path, value]]);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [
      ...numbersOf(part, path === "" ? key : `${path}.${key}`),
    ]),
  );
}

/**
 * What a recipe asks of the paper, one line a number, with the unit that follows from how it grows when there are twice as many
 * pixels to a millimeter: lengths twice, areas four times.
 * @param make the recipe for so many pixels per millimeter
 */
export function datasheet(make: (perMM: number) => unknown): string {
  const [once, twice] = [numbersOf(make(1)), numbersOf(make(2))];
  const units: Record<string, string> = { 1: "", 2: " mm", 4: " mm²" };
  const lines = [...once].map(([path, value]) => {
    const grown = value === 0 || value === twice.get(path) ? 1 : twice.get(path)! / value;
    const unit = units[Number(grown.toFixed(9))] ?? `, ${shown(twice.get(path)!)} at twice the pixels`;
    return `${path} ${shown(value)}${unit}\n`;
  });
  return lines.join("");
}

const shown = (value: number) => (Number.isFinite(value) ? Number(value.toPrecision(6)) : value);
