import type { Mask, SubjectStroke } from "@tintery/engine";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { noStrokes } from "./pointed-out.ts";
import type { Previews } from "../previews/open-previews.ts";

/** What a photo is about. */
export interface FoundSubject {
  /** Null until it is known, where nothing stands out and where this device cannot tell. */
  mask: Mask | null;
  /** The page's policy lets nobody look for it on this device. */
  isForbidden: boolean;
}

interface Found extends FoundSubject {
  file: File;
  strokes: readonly SubjectStroke[];
}

/**
 * What a photo is about as the engine finds it on this device, and as strokes say: the photo is looked at once, and each stroke
 * after that is answered at once.
 * @param file null where nobody wants to know
 * @param strokes the same list as long as the same was drawn; left out where nobody draws any
 */
export function useFoundSubject(file: File | null, strokes?: readonly SubjectStroke[]): FoundSubject {
  const [found, setFound] = useState<Found | null>(null);
  const opened = useRef<Promise<Previews | null> | null>(null);
  /** The photo that the worker has. */
  const sent = useRef<File | null>(null);
  const asked = strokes ?? noStrokes;
  const isKnown = found !== null && found.file === file && found.strokes === asked;
  const end = useEffectEvent(() => {
    void opened.current?.then((previews) => previews?.end());
    opened.current = null;
    sent.current = null;
  });
  const find = useEffectEvent(async (photo: File, isWanted: () => boolean) => {
    opened.current ??= import("../previews/open-previews.ts").then(({ openPreviews }) => openPreviews([], 1));
    const previews = await opened.current;
    if (!previews || !isWanted()) return;
    const isNew = sent.current !== photo;
    sent.current = photo;
    const wish = { types: [], choices: {}, subject: asked, ...(isNew && { photo }) };
    await previews.draw(wish, (answer) => {
      const about = { file: photo, strokes: asked };
      if ("looked" in answer) setFound({ ...about, mask: answer.looked.subject, isForbidden: false });
      if ("failed" in answer) setFound({ ...about, mask: null, isForbidden: answer.failed === "forbidden" });
    });
    // no other question will come
    if (!strokes) end();
  });
  useEffect(() => {
    if (!file || isKnown) return;
    let isWanted = true;
    // without it the photo is marked all the same
    find(file, () => isWanted).catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [file, isKnown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo has a worker of its own
  useEffect(() => () => end(), [file]);
  // until strokes are answered, what was known of the photo stays
  const mask = found !== null && found.file === file ? found.mask : null;
  const standsOut = mask?.data.some((value) => value >= 128);
  return { mask: standsOut ? mask : null, isForbidden: isKnown && found.isForbidden };
}
