import type { Mask } from "@tintery/engine";
import { useEffect, useState } from "react";

/**
 * What a photo is about as the engine finds it on this device; null until that is known, where nothing stands out and where this device
 * cannot tell.
 * @param file null where nobody wants to know
 */
export function useFoundSubject(file: File | null): Mask | null {
  const [found, setFound] = useState<{ file: File; mask: Mask } | null>(null);
  const isKnown = found !== null && found.file === file;
  useEffect(() => {
    if (!file || isKnown) return;
    let end = () => {};
    let isWanted = true;
    const find = async () => {
      const { openPreviews } = await import("../../../previews/open-previews.ts");
      const previews = isWanted ? openPreviews([], 1) : null;
      if (!previews) return;
      end = previews.end;
      await previews.draw({ photo: file, types: [], background: null, subject: [] }, (answer) => {
        if ("looked" in answer) setFound({ file, mask: answer.looked.subject });
      });
      end();
    };
    // without it the photo is marked all the same
    find().catch(() => {});
    return () => {
      isWanted = false;
      end();
    };
  }, [file, isKnown]);
  return isKnown && found.mask.data.some((value) => value >= 128) ? found.mask : null;
}
