import { droppedOnPage, mayBeTaken } from "./dropped-files.ts";
import { filesOf, holdsFile } from "./transfer.ts";

/** What a page does with files that come from outside its inputs. */
export interface PageFiles {
  /** Takes what was dropped or pasted. */
  onFiles: (files: File[]) => void;
  /** Hears whether a file is being dragged over the page. */
  onOver: (isOver: boolean) => void;
  /** Whether a part of the page takes them all now. */
  isTaken?: () => boolean;
}

/**
 * Lets a page take pictures dropped or pasted anywhere, unless a part of it did, until the returned function is called. Text
 * pasted into fields stays text.
 * @param page the window hears what the document has heard before it
 */
export function takePageFiles(
  page: Window | Document,
  { onFiles, onOver, isTaken = () => false }: PageFiles,
): () => void {
  const stop = new AbortController();
  const listen = <Kind extends "dragover" | "dragleave" | "drop" | "paste">(
    kind: Kind,
    hear: (event: DocumentEventMap[Kind]) => void,
  ) => page.addEventListener(kind, (event) => hear(event as DocumentEventMap[Kind]), { signal: stop.signal });
  const give = (event: Event, files: File[]) => {
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  listen("dragover", (event) => {
    if (event.defaultPrevented || !mayBeTaken(event)) return;
    event.preventDefault();
    // a link of the page itself is an address, too, and no reason to hide the page
    if (holdsFile(event) && !isTaken()) onOver(true);
  });
  // leaving the window is the only leave without a related element
  listen("dragleave", (event) => event.relatedTarget === null && onOver(false));
  listen("drop", (event) => {
    onOver(false);
    if (!event.defaultPrevented && !isTaken()) give(event, droppedOnPage(event));
  });
  listen("paste", (event) => {
    if (!event.defaultPrevented && !isTaken()) give(event, filesOf(event.clipboardData));
  });
  return () => stop.abort();
}
