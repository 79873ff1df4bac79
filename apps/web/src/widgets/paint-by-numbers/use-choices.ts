import { addresses } from "@tintery/contract/tables";
import { useState } from "react";
import { remember, remembered } from "../../platform/storage.ts";
import { choicesToRemember, type FormChoices, restoredChoices, withPaints } from "./form-choices.ts";

/** Under which the browser remembers choices. */
export const storageName = "paint-by-numbers";

/** The palette that a link on our own pages names: palettes lead to this form. */
function paletteOfAddress({ pathname, search }: Location): number | null {
  const id = Number(new URLSearchParams(search).get("palette"));
  return pathname === addresses.home() && Number.isInteger(id) && id > 0 ? id : null;
}

/** The choices of the form, remembered for the next visit. */
export function useChoices(preset: Readonly<Record<string, unknown>> | undefined, professional: boolean) {
  const [choices, setChoices] = useState<FormChoices>(() => {
    const first = restoredChoices({ ...Object(remembered(storageName)), ...preset });
    if (!professional) return first;
    return preset ? withPaints(first, preset) : { ...first, palette: paletteOfAddress(location) };
  });
  const change = (part: Partial<FormChoices>) => {
    const next = { ...choices, ...part };
    setChoices(next);
    remember(storageName, choicesToRemember(next, remembered(storageName)));
  };
  return [choices, change] as const;
}
