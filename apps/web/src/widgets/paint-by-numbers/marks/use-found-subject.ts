import type { Mask } from "@tintery/engine";
import { useEffect, useState } from "react";

/** What a photo is about. */
interface FoundSubject {
  /** Null until it is known, where nothing stands out and where this device cannot tell. */
  mask: Mask | null;
  /** The page's policy lets nobody look for it on this device. */
  isForbidden: boolean;
}

/**
 * What a photo is about as the engine finds it on this device.
 * @param file null where nobody wants to know
 */
export function useFoundSubject(file: File | null): FoundSubject {
  const [found, setFound] = useState<({ file: File } & FoundSubject) | null>(null);
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
      await previews.draw({ photo: file, types: [], choices: {}, subject: [] }, (answer) => {
        if ("looked" in answer) setFound({ file, mask: answer.looked.subject, isForbidden: false });
        if ("failed" in answer) setFound({ file, mask: null, isForbidden: answer.failed === "forbidden" });
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
  const standsOut = isKnown && found.mask?.data.some((value) => value >= 128);
  return { mask: standsOut ? found.mask : null, isForbidden: isKnown && found.isForbidden };
}
