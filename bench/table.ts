/** Rows of cells as a Markdown table whose columns line up; the first row is the heading. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const [heading = [], ...body] = rows;
  const widths = heading.map((_, c) => Math.max(3, ...rows.map((row) => row[c]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, c) => (c === 0 ? cell.padEnd(widths[c]!) : cell.padStart(widths[c]!))).join(" | ")} |`;
  const rule = widths.map((width, c) => (c === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(heading), line(rule), ...body.map(line)].join("\n");
}
