import { useEffectEvent, useLayoutEffect } from "react";
import { droppedOnPage } from "./platform/dropped-files.ts";
import { filesOf } from "./platform/transfer.ts";

/** Pictures pasted or dropped anywhere while a form is open go into it; text pasted into fields stays text. */
export function useFilesAnywhere(open: boolean, onFiles: (files: File[]) => void) {
  const take = useEffectEvent((event: Event, files: File[]) => {
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  });
  // from the moment on in which the form is seen
  useLayoutEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("paste", (event) => take(event, filesOf(event.clipboardData)), { signal });
    document.addEventListener("drop", (event) => take(event, droppedOnPage(event)), { signal });
    // without this, a photo dropped beside its place would open in the browser instead of the form
    document.addEventListener("dragover", (event) => event.preventDefault(), { signal });
    return () => stop.abort();
  }, [open]);
}
