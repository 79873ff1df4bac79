import { expect } from "vitest";

export interface ReadPolyline {
  layer: string;
  closed: boolean;
  width: number;
  points: number[][];
}

/** What a cutter reads of a DXF file: its layers with their colors, and its polylines. */
export function readDxf(dxf: string): { layers: Map<string, number>; polylines: ReadPolyline[] } {
  const lines = dxf.split("\r\n");
  expect(lines.pop()).toBe("");
  expect(lines.length % 2).toBe(0);
  const pairs = Array.from(
    { length: lines.length / 2 },
    (_, i) => [Number(lines[2 * i]), lines[2 * i + 1]!] as const,
  );
  const layers = new Map<string, number>();
  const polylines: ReadPolyline[] = [];
  let entity = "";
  let name = "";
  for (const [code, value] of pairs) {
    expect(Number.isInteger(code)).toBe(true);
    if (code === 0) {
      entity = value;
      if (value === "POLYLINE") polylines.push({ layer: "", closed: false, width: 0, points: [] });
      else if (value === "VERTEX") polylines.at(-1)!.points.push([]);
    } else if (entity === "LAYER" && code === 2) name = value;
    else if (entity === "LAYER" && code === 62) layers.set(name, Number(value));
    else if (entity === "POLYLINE" && code === 8) polylines.at(-1)!.layer = value;
    else if (entity === "POLYLINE" && code === 70) polylines.at(-1)!.closed = value === "1";
    else if (entity === "POLYLINE" && code === 40) polylines.at(-1)!.width = Number(value);
    else if (entity === "VERTEX" && (code === 10 || code === 20))
      polylines.at(-1)!.points.at(-1)!.push(Number(value));
  }
  expect(pairs.at(-1)).toEqual([0, "EOF"]);
  return { layers, polylines };
}
