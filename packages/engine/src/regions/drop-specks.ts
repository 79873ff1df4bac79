import type { JoinedFaces } from "./join-faces.ts";

/**
 * Gives the pixels of faces smaller than `smallest` the color that most of their border touches; whether any was.
 * @param colors the color of each pixel
 */
export function dropSpecks(
  colors: Int32Array,
  { labels: { data, width, count, colors: colorOf } }: JoinedFaces,
  areas: Int32Array,
  smallest: number,
): boolean {
  if (count < 2 || !areas.some((area) => area < smallest)) return false;
  // for each small face how many of its pixels' sides touch each color
  const touches = new Map<number, Map<number, number>>();
  const touch = (face: number, other: number) => {
    if (areas[face]! >= smallest || other === face) return;
    const own = touches.get(face) ?? new Map<number, number>();
    touches.set(face, own);
    // specks beside specks count little
    const worth = areas[other]! < smallest ? 1 : 1000;
    own.set(colorOf[other]!, (own.get(colorOf[other]!) ?? 0) + worth);
  };
  for (let i = 0; i < data.length; i++) {
    if ((i + 1) % width !== 0 && data[i] !== data[i + 1]) {
      touch(data[i]!, data[i + 1]!);
      touch(data[i + 1]!, data[i]!);
    }
    if (i + width < data.length && data[i] !== data[i + width]) {
      touch(data[i]!, data[i + width]!);
      touch(data[i + width]!, data[i]!);
    }
  }
  const into = new Int32Array(count).fill(-1);
  for (const [face, own] of touches) {
    let most = 0;
    for (const [color, worth] of own) {
      if (worth < most || (worth === most && color > into[face]!)) continue;
      most = worth;
      into[face] = color;
    }
  }
  for (let i = 0; i < data.length; i++) if (into[data[i]!]! >= 0) colors[i] = into[data[i]!]!;
  return true;
}
