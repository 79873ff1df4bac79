import { useSyncExternalStore } from "react";

/** Images that this page has learned are gone. */
const gone = new Set<string>();
const listeners = new Set<(id: string) => void>();
let tabs: BroadcastChannel | null = null;

/** The other tabs of the site; where a browser has no way to them, they learn it when they ask. */
function otherTabs(): BroadcastChannel | null {
  if (!tabs && typeof BroadcastChannel !== "undefined") {
    tabs = new BroadcastChannel("tintery-gone");
    tabs.onmessage = ({ data }) => note(String(data));
  }
  return tabs;
}

function note(id: string): void {
  gone.add(id);
  for (const listener of listeners) listener(id);
}

/** An image was asked for and is not there any more: all that shows it hears of it, in other tabs too. */
export function noteGone(id: string): void {
  note(id);
  otherTabs()?.postMessage(id);
}

/** An image was deleted here, where whoever did it says what comes next; the other tabs hear of it. */
export function tellDeleted(id: string): void {
  otherTabs()?.postMessage(id);
}

/** Hears of every image that is gone, until the returned function is called. */
export function onGone(listener: (id: string) => void): () => void {
  otherTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether an image is known to be gone. */
export function useGone(id: string): boolean {
  return useSyncExternalStore(onGone, () => gone.has(id));
}
