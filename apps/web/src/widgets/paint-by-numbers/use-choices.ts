import { addresses } from "../../platform/addresses.ts";
import { useState } from "react";
import { remember, remembered } from "../../platform/storage.ts";
import { afterPixelMode, type DetailSettings, detailSettingsIn, levelOf } from "@tintery/contract/tables";
import { choicesToRemember, type FormChoices, restoredChoices, withPaints } from "./form-choices.ts";

/** Under which the browser remembers choices. */
export const storageName = "paint-by-numbers";

/** The palette that a link on our own pages names: palettes lead to this form. */
function paletteOfAddress({ pathname, search }: Location): number | null {
  const id = Number(new URLSearchParams(search).get("palette"));
  return pathname === addresses.home() && Number.isInteger(id) && id > 0 ? id : null;
}

type OwnDetail = { [Name in keyof DetailSettings]: FormChoices[Name] };

/**
 * The choices of the form, remembered for the next visit; how to change them; and the settings of detail that were one's own until a
 * change took a whole level, null without any.
 */
export function useChoices(preset: Readonly<Record<string, unknown>> | undefined, professional: boolean) {
  const [choices, setChoices] = useState<FormChoices>(() => {
    const first = restoredChoices({ ...Object(remembered(storageName)), ...preset });
    if (!professional) return first;
    return preset ? withPaints(first, preset) : { ...first, palette: paletteOfAddress(location) };
  });
  const [ownDetail, keepOwnDetail] = useState<OwnDetail | null>(null);
  const [beforePixels, keepBeforePixels] = useState<FormChoices["segmentsComplexity"] | null>(null);
  const change = (part: Partial<FormChoices>) => {
    const leavesPixels = choices.mode === "pixel" && part.mode === "polygon";
    const next = { ...choices, ...(leavesPixels && afterPixelMode(choices, beforePixels)), ...part };
    if (choices.mode === "polygon" && next.mode === "pixel") keepBeforePixels(choices.segmentsComplexity);
    if (levelOf(choices) === null && levelOf(next) !== null && next.mode === choices.mode)
      keepOwnDetail(detailSettingsIn(choices));
    setChoices(next);
    remember(storageName, choicesToRemember(next, remembered(storageName)));
  };
  return { choices, change, ownDetail };
}
