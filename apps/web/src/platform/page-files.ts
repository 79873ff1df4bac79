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
  const give = (event: Event, transfer: DataTransfer | null) => {
    const files = filesOf(transfer);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  listen("dragover", (event) => {
    if (event.defaultPrevented || !holdsFile(event)) return;
    event.preventDefault();
    if (!isTaken()) onOver(true);
  });
  // leaving the window is the only leave without a related element
  listen("dragleave", (event) => event.relatedTarget === null && onOver(false));
  listen("drop", (event) => {
    if (!holdsFile(event)) return;
    onOver(false);
    if (!event.defaultPrevented && !isTaken()) give(event, event.dataTransfer);
  });
  listen("paste", (event) => {
    if (!event.defaultPrevented && !isTaken()) give(event, event.clipboardData);
  });
  return () => stop.abort();
}
