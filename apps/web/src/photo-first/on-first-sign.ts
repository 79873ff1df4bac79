/** What every visitor with a photo does before it can be taken. */
const signs = ["pointermove", "pointerdown", "keydown", "dragenter", "change", "hashchange"];

/**
 * Calls `begin` once, with the first sign that somebody is there: until then a page has nothing to listen for, and need not
 * wait for what listens. At once where an address or a way back asks for a form.
 */
export function onFirstSign(begin: () => void): void {
  const stop = new AbortController();
  const start = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    begin();
  };
  for (const sign of signs) addEventListener(sign, start, { signal: stop.signal, passive: true });
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || load?.type !== "navigate") start();
}
