import { useQueryClient } from "@tanstack/react-query";
import type { ImageView, PbnColor } from "@tintery/contract";
import { mixCodeMark, strokeWidths, unchangedStrokeWidth } from "@tintery/contract/tables";
import { ChevronDown, Pin, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { call } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import type { ImageDialogProps } from "../../result/image-dialog.ts";
import { ApplyDialog } from "../../ui/apply-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useAction } from "../../use-action.ts";
import { ColorInfo } from "./color-info.tsx";
import styles from "./edit-dialog.css?inline";
import { NumbersSize } from "./numbers-size.tsx";

/** What is wished of a color. */
interface Wish {
  hex?: string | undefined;
  /** Of another color of the picture, which it joins. */
  code?: string | undefined;
  isPermanent?: boolean;
}

/** By the ids of the colors in the palette. */
type Wishes = Readonly<Record<number, Wish>>;

/** What the server is to be told of a color; null where nothing changes. */
function changeOf({ id, hex, isPermanent }: PbnColor, wish: Wish = {}) {
  const change = {
    ...(wish.code !== undefined && { changeToCode: wish.code }),
    ...(wish.code === undefined && (wish.hex ?? hex) !== hex && { changeTo: wish.hex }),
    ...((wish.isPermanent ?? isPermanent) !== isPermanent && { isPermanent: wish.isPermanent }),
  };
  return Object.keys(change).length > 0 ? { id, ...change } : null;
}

/** What of a finished picture can be changed without a new conversion: lines, colors, and the size of numbers. */
export function EditDialog({ image, open, onClose }: ImageDialogProps) {
  const { t } = useTexts();
  const client = useQueryClient();
  const { busy, problem, run, forget } = useAction();
  const [colors, setColors] = useState<Wishes>({});
  const [width, setWidth] = useState<number | null>(null);
  const close = () => {
    forget();
    setColors({});
    setWidth(null);
    onClose();
  };
  const changes = image.options.colors.flatMap((color) => changeOf(color, colors[color.id]) ?? []);
  const apply = async () => {
    const body = {
      colors: changes,
      strokeWidth: width ?? unchangedStrokeWidth,
      basedOn: image.options.edits?.revision,
    };
    await call("editImage", { params: { id: image.id }, body });
    await client.invalidateQueries({ queryKey: ["image", image.id] });
    close();
  };
  return (
    <ApplyDialog
      open={open}
      size="wide"
      title={t("spec.edit_colors")}
      onClose={close}
      onApply={() => (changes.length > 0 || width !== null ? void run(apply) : close())}
      busy={busy}
      problem={problem}
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
          wishes={colors}
          onChange={(id, wish) => setColors((before) => ({ ...before, [id]: { ...before[id], ...wish } }))}
        />
      </div>
    </ApplyDialog>
  );
}

interface ColorsProps {
  image: ImageView;
  wishes: Wishes;
  onChange: (id: number, wish: Wish) => void;
}

/** Every color but mixes, which change with their paints. */
function Colors({ image, wishes, onChange }: ColorsProps) {
  const { t } = useTexts();
  const id = useId();
  const { colors, colors_initial: initial } = image.options;
  return (
    <section className="edit-part" aria-labelledby={id}>
      <h3 id={id}>{t("pbn.edit_colors")}</h3>
      <p className="hint">{t("pbn.edit_colors_hint")}</p>
      {!colors.every(isEditable) && <p className="hint">{t("pbn.edit_mixtures_hint")}</p>}
      <ul className="edit-colors">
        {colors.filter(isEditable).map((color) => (
          <ColorEdit
            key={color.id}
            color={color}
            others={colors.filter((other) => isEditable(other) && other.id !== color.id)}
            wish={wishes[color.id] ?? {}}
            initial={initial.find(({ code }) => code === color.code)?.hex ?? color.hex}
            onChange={(wish) => onChange(color.id, wish)}
          />
        ))}
      </ul>
    </section>
  );
}

const isEditable = ({ code }: PbnColor) => !code.includes(mixCodeMark);

interface ColorEditProps {
  color: PbnColor;
  /** Colors that it may join. */
  others: readonly PbnColor[];
  wish: Wish;
  /** Its tone as the conversion made it. */
  initial: string;
  onChange: (wish: Wish) => void;
}

function ColorEdit({ color, others, wish, initial, onChange }: ColorEditProps) {
  const { t } = useTexts();
  const { code, name } = color;
  const joined = others.find((other) => other.code === wish.code);
  const isPermanent = wish.isPermanent ?? color.isPermanent;
  const hex = joined?.hex ?? wish.hex ?? color.hex;
  const back = t("pbn.edit_color_back", { hex: initial });
  const keep = t("pbn.edit_permanent", { code });
  return (
    <li className="edit-color">
      <label>
        <span className="code">{code}</span>
        <input
          type="color"
          aria-label={t("pbn.edit_color", { code })}
          value={hex}
          disabled={isPermanent || joined !== undefined}
          onChange={(event) => onChange({ hex: event.target.value })}
        />
      </label>
      <span className="select">
        <select
          className="input"
          aria-label={t("pbn.edit_becomes", { code })}
          value={wish.code ?? ""}
          disabled={isPermanent}
          onChange={(event) => onChange({ code: event.target.value || undefined })}
        >
          <option value="">{hex === color.hex ? name : hex}</option>
          {others.map((other) => (
            <option key={other.id} value={other.code}>
              → {other.code} · {other.name}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
      {hex !== initial && !isPermanent && !joined && (
        <Button
          look="square"
          aria-label={back}
          title={back}
          icon={<Undo2 aria-hidden="true" />}
          onClick={() => onChange({ hex: initial })}
        />
      )}
      <Button
        look="square"
        aria-label={keep}
        aria-pressed={isPermanent}
        title={keep}
        icon={<Pin aria-hidden="true" fill={isPermanent ? "currentColor" : "none"} />}
        onClick={() => onChange({ isPermanent: !isPermanent, ...(!isPermanent && noOtherWish) })}
      />
      <ColorInfo color={{ code, name: hex === color.hex ? name : hex, hex }} asIcon />
    </li>
  );
}

/** A color that is kept becomes no other. */
const noOtherWish: Wish = { hex: undefined, code: undefined };
