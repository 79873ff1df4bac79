import { useCallback, useEffect, useRef, useState } from "react";
import { type ChosenPhoto, openPhoto } from "./platform/open-photo.ts";
import { isRefusal, type PhotoRefusal } from "./platform/ready-file.ts";

/**
 * The photo of the form: checked on this device before anything is sent. A refused file leaves the photo chosen
 * before in its place; of two files chosen in a row the second one counts, however long the first takes to open.
 */
export function usePhoto() {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [refusal, setRefusal] = useState<PhotoRefusal | null>(null);
  /** A file is being made ready, which may take seconds where the browser cannot read it itself. */
  const [opening, setOpening] = useState<File | null>(null);
  const latest = useRef<File | null>(null);
  useEffect(() => () => URL.revokeObjectURL(photo?.url ?? ""), [photo]);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  const choose = useCallback(async (file: File) => {
    latest.current = file;
    setRefusal(null);
    setOpening(file);
    const opened = await openPhoto(file);
    const current = latest.current === file;
    if (current) setOpening(null);
    if (isRefusal(opened)) {
      if (current) setRefusal(opened);
    } else if (current) setPhoto(opened);
    else URL.revokeObjectURL(opened.url);
  }, []);

  const clear = useCallback(() => {
    latest.current = null;
    setPhoto(null);
    setRefusal(null);
    setOpening(null);
  }, []);
  return { photo, refusal, opening, choose, clear };
}
