import { type BasePaintSlug, basePaintSlugs } from "@tintery/engine/pigments";
import { useState } from "react";
import { remember, remembered } from "../../platform/storage.ts";

const storageKey = "MyPaints";

/** The base paints that the visitor has, kept for the next visit; none at first. */
export function useMyPaints() {
  const [mine, setMine] = useState<readonly BasePaintSlug[]>(() => {
    const kept = remembered(storageKey);
    return Array.isArray(kept) ? basePaintSlugs.filter((slug) => kept.includes(slug)) : [];
  });
  const change = (slug: BasePaintSlug, isMine: boolean) => {
    const next = basePaintSlugs.filter((each) => (each === slug ? isMine : mine.includes(each)));
    setMine(next);
    remember(storageKey, next);
  };
  return { mine, change };
}
