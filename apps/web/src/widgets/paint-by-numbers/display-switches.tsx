import { displayFields } from "@tintery/contract/kit";
import { formChecked } from "@tintery/contract/tables";
import { type Display, displayNames } from "@tintery/engine/tables";
import { useTexts } from "../../platform/texts.tsx";
import { Check } from "../../ui/check.tsx";
import { keepDisplay, useKeptDisplay } from "./kept-display.ts";

/** The text that names each switch. */
export const displayTexts = {
  letters: "look.letters",
  strongLines: "look.strong_lines",
  patterns: "look.patterns",
} as const satisfies Record<keyof Display, string>;

/** What makes a picture easier to see: letters, strong lines, patterns. Part of a plain form where it stands in one. */
export function DisplaySwitches() {
  const { t } = useTexts();
  const display = useKeptDisplay();
  return displayNames.map((name) => (
    <Check
      key={name}
      label={t(displayTexts[name])}
      name={displayFields[name]}
      value={formChecked}
      checked={display[name]}
      onChange={(on) => keepDisplay({ ...display, [name]: on })}
    />
  ));
}
