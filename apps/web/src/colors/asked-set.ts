import {
  basePaintSet,
  type PaintSetId,
  paintSheetFields,
  readPaintSetId,
} from "@tintery/contract/paint-sets";
import { useState } from "react";
import { isElsewhere } from "../platform/site.ts";

/** The set of paints that the page's address names, and a change of it, which the address then names. */
export function useAskedSet(): [PaintSetId, (id: PaintSetId) => void] {
  const [id, setId] = useState<PaintSetId>(
    () =>
      readPaintSetId(new URLSearchParams(location.search).get(paintSheetFields.set) ?? "") ?? basePaintSet,
  );
  const change = (next: PaintSetId) => {
    setId(next);
    // the address of a page of another origin is not ours to change
    if (isElsewhere()) return;
    const here = new URL(location.href);
    here.searchParams.set(paintSheetFields.set, String(next));
    history.replaceState(history.state, "", here);
  };
  return [id, change];
}
