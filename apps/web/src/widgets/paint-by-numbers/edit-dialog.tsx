import { useQueryClient } from "@tanstack/react-query";
import type { ImageView, PbnColor } from "@tintery/contract";
import { mixCodeMark, strokeWidths, unchangedStrokeWidth } from "@tintery/contract/tables";
import { Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { call } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Problem } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useAction } from "../../use-action.ts";
import styles from "./edit-dialog.css?inline";
import { NumbersSize } from "./numbers-size.tsx";

export interface EditDialogProps {
  image: ImageView;
  open: boolean;
  onClose: () => void;
}

/** Colors by their id in the palette, as they are wished. */
type Wished = Readonly<Record<number, string>>;

/** What of a finished picture can be changed without a new conversion: lines, colors, and the size of numbers. */
export function EditDialog({ image, open, onClose }: EditDialogProps) {
  const { t } = useTexts();
  const client = useQueryClient();
  const { busy, problem, run, forget } = useAction();
  const [colors, setColors] = useState<Wished>({});
  const [width, setWidth] = useState<number | null>(null);
  const close = () => {
    forget();
    setColors({});
    setWidth(null);
    onClose();
  };
  const changed = image.options.colors.filter(({ id, hex }) => (colors[id] ?? hex) !== hex);
  const apply = async () => {
    const body = {
      colors: changed.map(({ id }) => ({ id, changeTo: colors[id] })),
      strokeWidth: width ?? unchangedStrokeWidth,
    };
    await call("editImage", { params: { id: image.id }, body });
    await client.invalidateQueries({ queryKey: ["image", image.id] });
    close();
  };
  const footer = (
    <>
      <Problem text={problem} />
      <Button type="submit" look="primary" aria-disabled={busy}>
        {t("spec.apply")}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      size="wide"
      title={t("spec.edit_colors")}
      onClose={close}
      onSubmit={() => (changed.length > 0 || width !== null ? void run(apply) : close())}
      footer={footer}
      styles={styles}
    >
      <div className="edits">
        <section className="edit-part">
          <h3>{t("outlines.line_width")}</h3>
          <Segmented
            label={t("outlines.line_width")}
            value={String(width ?? image.options.strokeWidth)}
            choices={strokeWidths.map(({ value, key }) => ({ value: String(value), label: t(key) }))}
            onChange={(wanted) => setWidth(Number(wanted))}
          />
        </section>
        <NumbersSize imageId={image.id} />
        <Colors
          image={image}
          wished={colors}
          onChange={(id, hex) => setColors((before) => ({ ...before, [id]: hex }))}
        />
      </div>
    </Dialog>
  );
}

interface ColorsProps {
  image: ImageView;
  wished: Wished;
  onChange: (id: number, hex: string) => void;
}

/** Every color but mixes, which change with their paints. */
function Colors({ image, wished, onChange }: ColorsProps) {
  const { t } = useTexts();
  const id = useId();
  const { colors, colors_initial: initial } = image.options;
  return (
    <section className="edit-part" aria-labelledby={id}>
      <h3 id={id}>{t("pbn.edit_colors")}</h3>
      <p className="hint">{t("pbn.edit_colors_hint")}</p>
      <ul className="edit-colors">
        {colors
          .filter(({ code }) => !code.includes(mixCodeMark))
          .map((color) => (
            <ColorEdit
              key={color.id}
              color={color}
              hex={wished[color.id] ?? color.hex}
              initial={initial.find(({ code }) => code === color.code)?.hex ?? color.hex}
              onChange={(hex) => onChange(color.id, hex)}
            />
          ))}
      </ul>
    </section>
  );
}

interface ColorEditProps {
  color: PbnColor;
  /** As it is wished. */
  hex: string;
  /** As the conversion made it. */
  initial: string;
  onChange: (hex: string) => void;
}

function ColorEdit({ color, hex, initial, onChange }: ColorEditProps) {
  const { t } = useTexts();
  const back = t("pbn.edit_color_back", { hex: initial });
  return (
    <li className="edit-color">
      <label>
        <span className="code">{color.code}</span>
        <input
          type="color"
          aria-label={t("pbn.edit_color", { code: color.code })}
          value={hex}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="quiet">{hex}</span>
      </label>
      {hex !== initial && (
        <Button
          look="square"
          aria-label={back}
          title={back}
          icon={<Undo2 aria-hidden="true" />}
          onClick={() => onChange(initial)}
        />
      )}
    </li>
  );
}
