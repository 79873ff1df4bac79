import { recentColors } from "@tintery/contract/tables";

const name = recentColors.storageKey;
/** Where they lay before. */
const nameBefore = `tintery.${name}`;

/**
 * The colors picked before, under the specification's own name in the browser's storage, which may hold anything. Those that lie
 * under the name we used before move over.
 */
export function keptColors(): string[] {
  const before = textsAt(nameBefore);
  if (before.length > 0) {
    keepColors([...textsAt(name), ...before]);
    localStorage.removeItem(nameBefore);
  }
  return textsAt(name);
}

/** Keeps colors for the next visit. */
export function keepColors(colors: readonly string[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(colors));
  } catch {
    // private windows may refuse; the colors are there until the page is left
  }
}

function textsAt(place: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
    return Array.isArray(kept) ? kept.filter((color) => typeof color === "string") : [];
  } catch {
    return [];
  }
}
