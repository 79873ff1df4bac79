import { useEffect, useEffectEvent } from "react";
import { filesOf } from "./platform/transfer.ts";

/** Pictures pasted or dropped anywhere while a form is open go into it; text pasted into fields stays text. */
export function useFilesAnywhere(open: boolean, onFiles: (files: File[]) => void) {
  const take = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    const files = filesOf(transfer);
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("paste", (event) => take(event, event.clipboardData), { signal });
    document.addEventListener("drop", (event) => take(event, event.dataTransfer), { signal });
    // without this, a photo dropped beside its place would open in the browser instead of the form
    document.addEventListener("dragover", (event) => event.preventDefault(), { signal });
    return () => stop.abort();
  }, [open]);
}
