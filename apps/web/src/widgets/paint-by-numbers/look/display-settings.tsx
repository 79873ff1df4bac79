import { colorVisions } from "@tintery/engine/painting";
import { Eye } from "lucide-react";
import { useId, useState } from "react";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { DisplaySwitches } from "../display-switches.tsx";
import type { Display } from "./use-display.ts";

/** How many pairs of alike colors are named; who sees more of them reads the numbers anyway. */
const maxPairs = 6;

/** What makes a picture easier to see: letters, strong lines, patterns, and its colors with other eyes. */
export function DisplaySettings({ display }: { display: Display }) {
  const { t } = useTexts();
  const { wishes, setWishes } = display;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        icon={<Eye aria-hidden="true" />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t("look.display")}
      </Button>
      <div className="look-display" id={id} hidden={!open}>
        <DisplaySwitches />
        <Select
          label={t("look.vision")}
          value={wishes.vision ?? "usual"}
          choices={(["usual", ...colorVisions] as const).map((value) => ({
            value,
            label: t(`look.vision.${value}`),
          }))}
          onChange={(value) => setWishes({ ...wishes, vision: value === "usual" ? null : value })}
        />
      </div>
      <p className="look-alike small" role="status">
        {wishes.vision && <Alike display={display} />}
      </p>
    </>
  );
}

function Alike({ display: { alike, painting } }: { display: Display }) {
  const { t } = useTexts();
  const codes = painting?.picture.palette.map(({ code }) => code) ?? [];
  if (alike.length === 0) return t("look.none_alike");
  const pairs = alike.slice(0, maxPairs).map(({ colors: [a, b] }) => `${codes[a]} – ${codes[b]}`);
  return t("look.alike", { pairs: pairs.join(", ") + (alike.length > maxPairs ? " …" : "") });
}
