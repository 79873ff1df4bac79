import { type Display, displayNames } from "@tintery/engine/tables";
import { useSyncExternalStore } from "react";
import { remember, remembered } from "../../platform/storage.ts";

const key = "display";
const listeners = new Set<() => void>();

/** What is kept; the close look keeps more under the same name. */
type Kept = Display & Readonly<Record<string, unknown>>;

let last: { text: string; kept: Kept } | null = null;

/** How somebody last wanted pictures to be shown, on the screen or on paper. The same object until it changes. */
export function keptDisplay(): Kept {
  const found = Object(remembered(key));
  const text = JSON.stringify(found);
  if (last?.text !== text) {
    const [letters, strongLines, patterns] = displayNames.map((name) => found[name] === true);
    last = { text, kept: { ...found, letters, strongLines, patterns } };
  }
  return last.kept;
}

/** Keeps it for this picture and the next one, and tells all that show one. */
export function keepDisplay(display: Display): void {
  const kept = { ...keptDisplay(), ...display };
  remember(key, kept);
  // a private window may have refused it: then it holds as long as the page does
  last = { text: JSON.stringify(Object(remembered(key))), kept };
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How somebody wants pictures to be shown, which the close look, prints and downloads share. */
export const useKeptDisplay = (): Kept => useSyncExternalStore(subscribe, keptDisplay);
