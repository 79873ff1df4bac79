import { looks, type LookName } from "@tintery/engine/tables";
import { useEffect, useEffectEvent, useState } from "react";
import type { LookWish } from "../../previews/preview-tasks.ts";

export interface LookPictureWishes {
  /** Paints the photo in a look as a small picture; null or rejected where this device cannot. */
  paintLook: (wish: LookWish) => Promise<Blob | null>;
  /** Another photo begins anew. */
  photo: Blob;
  strength: number;
  /** The look whose picture comes first. */
  chosen: LookName | null;
  /** Somebody sees them. */
  shown: boolean;
}

/** Small pictures by their looks, as they become ready; those of another strength stay until theirs is there. */
export interface LookPictures {
  pictures: ReadonlyMap<LookName, string>;
  /** There will be none. */
  failed: boolean;
}

const none: LookPictures = { pictures: new Map(), failed: false };

/** Paints a photo in all looks, one after the other, so that what the form shows is never far behind. */
export function useLookPictures({
  paintLook,
  photo,
  strength,
  chosen,
  shown,
}: LookPictureWishes): LookPictures {
  const [known, setKnown] = useState(none);
  const put = (name: LookName, picture: Blob) =>
    setKnown(({ pictures }) => {
      const before = pictures.get(name);
      if (before) URL.revokeObjectURL(before);
      return { pictures: new Map(pictures).set(name, URL.createObjectURL(picture)), failed: false };
    });
  const forget = useEffectEvent(() => {
    for (const address of known.pictures.values()) URL.revokeObjectURL(address);
    setKnown(none);
  });
  const paintAll = useEffectEvent(async (isWanted: () => boolean) => {
    const order = chosen ? [chosen, ...looks.filter((name) => name !== chosen)] : looks;
    for (const name of order) {
      const picture = await paintLook({ name, strength }).catch(() => null);
      if (!isWanted()) return;
      if (!picture) return setKnown((before) => ({ ...before, failed: true }));
      put(name, picture);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo has other pictures
  useEffect(() => () => forget(), [photo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo or strength wants all of them anew
  useEffect(() => {
    if (!shown) return;
    let isWanted = true;
    void paintAll(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [photo, strength, shown]);
  return known;
}
