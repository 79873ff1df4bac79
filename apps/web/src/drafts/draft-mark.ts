/**
 * What this tab knows of the draft of a form: which one it is, and how the page was left. It is known at once, so no page
 * waits for the draft itself; and a draft belongs to one tab, whose end is its end.
 */
export interface DraftMark {
  /** Names the draft among those that other tabs keep under the same name. */
  id: string;
  /** The form was shown. */
  open: boolean;
  /** An image came of it; it is only wanted by those who go back. */
  sent: boolean;
}

const keyOf = (name: string) => `tintery.draft.${name}`;

/** What this tab knows of a draft; null where it has none. */
export function readDraftMark(name: string): DraftMark | null {
  try {
    const { id, open, sent } = Object(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null"));
    return typeof id === "string" ? { id, open: open === true, sent: sent === true } : null;
  } catch {
    return null;
  }
}

/** Keeps what this tab knows of a draft; null forgets it. */
export function writeDraftMark(name: string, mark: DraftMark | null): void {
  try {
    if (mark) sessionStorage.setItem(keyOf(name), JSON.stringify(mark));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // private windows may refuse; the form works without
  }
}

/** Whether this page was loaded by going back to it or by loading it anew, and not by following a link. */
export function isReturn(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "back_forward" || load?.type === "reload";
}
