import type { LookName } from "@tintery/engine/tables";
import type { ChosenPhoto } from "../../platform/open-photo.ts";
import { useTexts } from "../../platform/texts.tsx";
import { LookPainter } from "../../scenes/look-painter.tsx";
import type { Ahead } from "./ahead/use-painting.ts";
import { defaultChoices, faultsOf, type FormChoices, type FormOption } from "./form-choices.ts";
import { LookRow } from "./look-row.tsx";
import { OptionField } from "./option-field.tsx";
import { useLookPictures } from "./use-look-pictures.ts";

export interface LookFieldProps {
  choices: FormChoices;
  /** May be used; else it says for whom it is. */
  granted: boolean;
  photo: ChosenPhoto | null;
  ahead: Ahead;
  /** Somebody sees it. */
  shown: boolean;
  /** The picture is painted from words, which are not given to an image model. */
  fromWords: boolean;
  onChange: (change: Partial<FormChoices>) => void;
}

/** The options that this field stands for. */
export const lookOptions: ReadonlySet<FormOption> = new Set(["aiFilterType", "lookStrength"]);

const { lookStrength: usual } = defaultChoices;

/**
 * How the photo is painted anew before it is converted, and how strongly; strength counts with a look only. With a photo that this
 * device paints ahead, each look is shown on it.
 */
export function LookField({ choices, granted, photo, ahead, shown, fromWords, onChange }: LookFieldProps) {
  // without a look its strength is not shown, and a wrong one would stop the form unseen
  const choose = (change: Partial<FormChoices>) =>
    onChange(change.aiFilterType === "none" ? { ...change, lookStrength: usual } : change);
  const isPainted = ahead.state === "drawing" || ahead.state === "drawn";
  return (
    <>
      {granted && photo && isPainted ? (
        <PaintedLooks choices={choices} photo={photo} ahead={ahead} shown={shown} onChange={choose} />
      ) : (
        <LookList choices={choices} granted={granted} onChange={choose} />
      )}
      {choices.aiFilterType !== "none" && (
        <>
          <OptionField name="lookStrength" choices={choices} onChange={onChange} />
          {!fromWords && <LookPainter value={choices.lookBy} onChange={(lookBy) => onChange({ lookBy })} />}
        </>
      )}
    </>
  );
}

type LookListProps = Pick<LookFieldProps, "choices" | "granted" | "onChange">;

function LookList({ choices, granted, onChange }: LookListProps) {
  const { t } = useTexts();
  return (
    <OptionField
      name="aiFilterType"
      choices={choices}
      {...(!granted && { hint: t("pbn.palette_premium") })}
      disabled={!granted}
      onChange={onChange}
    />
  );
}

type PaintedLooksProps = Omit<LookFieldProps, "granted" | "photo" | "fromWords"> & { photo: ChosenPhoto };

function PaintedLooks({ choices, photo, ahead, shown, onChange }: PaintedLooksProps) {
  const { aiFilterType: value, lookStrength: strength } = choices;
  const { pictures, failed } = useLookPictures({
    paintLook: ahead.paintLook,
    photo: photo.file,
    strength: faultsOf(choices).lookStrength ? usual : Number(strength),
    chosen: value === "none" ? null : (value as LookName),
    shown,
  });
  if (failed) return <LookList choices={choices} granted onChange={onChange} />;
  const onRow = (aiFilterType: FormChoices["aiFilterType"]) => onChange({ aiFilterType });
  return <LookRow photo={photo} pictures={pictures} value={value} onChange={onRow} />;
}
