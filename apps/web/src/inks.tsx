import { type InkColor, inkColorNames, inkColors } from "@tintery/contract/tables";
import { useTexts } from "./platform/texts.tsx";

export interface InksProps {
  label: string;
  name: string;
  value: InkColor;
  onChange: (value: InkColor) => void;
}

/** The preset colors as round patches; radio buttons underneath, so arrow keys and names work. */
export function Inks({ label, name, value, onChange }: InksProps) {
  const { t } = useTexts();
  return (
    <fieldset className="inks">
      <legend>{label}</legend>
      {inkColorNames.map((ink) => (
        <label
          key={ink}
          className="ink"
          title={t(`pbn.ink.${ink}`)}
          style={{ backgroundColor: inkColors[ink] }}
        >
          <input
            type="radio"
            name={name}
            value={inkColors[ink]}
            aria-label={t(`pbn.ink.${ink}`)}
            checked={ink === value}
            onChange={() => onChange(ink)}
          />
        </label>
      ))}
    </fieldset>
  );
}
