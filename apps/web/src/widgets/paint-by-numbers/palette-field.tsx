import {
  isOwnPaletteId,
  isUsablePalette,
  paintSheetSearch,
  type PaletteContent,
  problemValues,
} from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useOwnPalettes } from "../../palettes/own-palettes.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import type { FormChoices } from "./form-choices.ts";
import { usePalettes } from "./use-palettes.ts";

export interface PaletteFieldProps {
  choices: FormChoices;
  /** May be used; else it says for whom it is. */
  granted: boolean;
  /** Is looked at: nothing is fetched before. */
  shown: boolean;
  onChange: (change: Partial<FormChoices>) => void;
}

const none = "";
const unchosen = { palette: null, paletteCodes: "", mixPalette: false } as const;

const listed = ({ id, title, paints }: PaletteContent & { id: number }) => ({
  id,
  title,
  colors_number: paints.length,
});

/** The palette that a picture is painted with, a maker's or one's own. One with too few colors is refused, and none is chosen then. */
export function PaletteField({ choices: { palette }, granted, shown, onChange }: PaletteFieldProps) {
  const { t, language } = useTexts();
  const { state, answer, again } = usePalettes(granted && shown);
  const own = useOwnPalettes(granted && shown);
  const [tooSmall, setTooSmall] = useState(false);
  const makers = answer?.filter(({ id }) => !isOwnPaletteId(id)) ?? [];
  const kept = own.palettes?.map(listed) ?? [];
  const known = [...makers, ...kept];
  const choose = (value: string) => {
    const chosen = known.find(({ id }) => String(id) === value);
    const refused = chosen !== undefined && !isUsablePalette(chosen);
    setTooSmall(refused);
    onChange(chosen && !refused ? { palette: chosen.id, paletteCodes: "" } : unchosen);
  };
  const isHere = state === "done" && own.state === "done";
  // deleted since a draft named it, or made smaller in another tab
  const found = known.find(({ id }) => id === palette);
  const isGone = isHere && palette !== null && !(found && isUsablePalette(found));
  const letGo = useEffectEvent(() => {
    setTooSmall(found !== undefined);
    onChange(unchosen);
  });
  useEffect(() => {
    if (isGone) letGo();
  }, [isGone]);
  const choicesOf = (some: typeof known) =>
    some.map(({ id, title, colors_number: count }) => ({
      value: String(id),
      label: `${title} · ${t("pbn.palette_title", { count })}`,
    }));
  // until its name is known
  const waiting = palette !== null && !found ? [{ value: String(palette), label: "…" }] : [];
  const failed = state === "failed" || own.state === "failed";
  const hint = () => {
    if (!granted) return t("pbn.palette_premium");
    return t(isHere || failed ? "pbn.palette_hint" : "pbn.palettes_loading");
  };
  const groups = [
    { label: t("palette.own"), choices: choicesOf(kept) },
    { label: t("palette.makers"), choices: choicesOf(makers) },
  ].filter(({ choices }) => choices.length > 0);
  return (
    <div className="palette-field">
      <Select
        label={t("pbn.palette")}
        option="palette"
        hint={hint()}
        value={palette === null ? none : String(palette)}
        choices={[{ value: none, label: t("pbn.palette_none") }, ...waiting]}
        groups={groups}
        disabled={!granted || known.length === 0}
        onChange={choose}
      />
      <Problem text={tooSmall ? t("problem.palette_too_small", problemValues(language, "")) : null} />
      <Problem text={failed ? t("pbn.palettes_failed") : null} />
      {failed && (
        <Button
          onClick={() => {
            if (state === "failed") again();
            if (own.state === "failed") own.again();
          }}
        >
          {t("result.try_again")}
        </Button>
      )}
      <p className="hint">
        <a href={addresses.palettes()} target="_blank" rel="noopener">
          {t("palette.make_own")}
        </a>
        {found && isOwnPaletteId(found.id) && (
          <>
            {" · "}
            <a
              href={addresses.gamutCheck() + paintSheetSearch({ set: found.id })}
              target="_blank"
              rel="noopener"
            >
              {t("gamut.link_photo")}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
