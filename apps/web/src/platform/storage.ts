/**
 * What the browser remembers for the next visit. Storage may be full, forbidden or hold anything at all:
 * reading answers null then, writing is silently skipped.
 */
const prefix = "tintery.";

/** The value kept under a name, or null. Its shape is the reader's to check. */
export function remembered(name: string): unknown {
  try {
    const text = localStorage.getItem(prefix + name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a value that JSON can hold. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // private windows may refuse; the form works without
  }
}
