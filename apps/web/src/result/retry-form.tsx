import { useQueryClient } from "@tanstack/react-query";
import type { ImageView, RetryWishes } from "@tintery/contract";
import {
  canvasSizes,
  coloringTypeNames,
  defaultPaper,
  numberOfColorsChoices,
  outlinesPrecisions,
  readCanvasSize,
} from "@tintery/contract/tables";
import { sheetOf } from "@tintery/engine/tables";
import { RotateCw } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useCanvasLabel } from "../canvas-label.ts";
import { CallProblem, call } from "../platform/call.ts";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { useAction } from "../use-action.ts";

interface WishesProps {
  image: ImageView;
  wishes: RetryWishes;
  onChange: (change: RetryWishes) => void;
}

/** Tries a failed picture again from the photo that was kept, as it was or with options that ask for less. */
export function RetryForm({ image, children }: { image: ImageView; children: ReactNode }) {
  const { t } = useTexts();
  const id = useId();
  const client = useQueryClient();
  const { busy, problem, run } = useAction();
  const [wishes, setWishes] = useState<RetryWishes>({});
  const retry = async () => {
    await call("retryImage", { params: { id: image.id }, body: wishes }).catch((error: unknown) => {
      // it was tried already, perhaps in another tab: the page shows what comes of that
      if (!(error instanceof CallProblem && error.code === "not_ready")) throw error;
    });
    await client.invalidateQueries({ queryKey: ["image", image.id] });
  };
  const Wishes = wishesOf[image.kind];
  return (
    <form
      className="retry"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        void run(retry);
      }}
    >
      <h2 id={id}>{t("result.retry_title")}</h2>
      <p className="quiet">{t(`result.retry_hint.${image.kind}`)}</p>
      <div className="retry-wishes">
        <Wishes image={image} wishes={wishes} onChange={(change) => setWishes({ ...wishes, ...change })} />
      </div>
      <Problem text={problem} />
      <div className="retry-ways">
        <Button type="submit" look="primary" aria-disabled={busy} icon={<RotateCw aria-hidden="true" />}>
          {t("result.try_again")}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** Fewer colors, and smaller canvases. */
function PaintingWishes({ image, wishes, onChange }: WishesProps) {
  const { t, number } = useTexts();
  const labelOf = useCanvasLabel();
  const { numberOfColors, canvasSize, paper } = image.options;
  const colors = [...numberOfColorsChoices, numberOfColors ?? 0].filter((n) => n <= (numberOfColors ?? 0));
  const areaOf = (canvas: string) => {
    const { widthMM, heightMM } = sheetOf({
      canvasSize: readCanvasSize(canvas) ?? "none",
      paper: paper ?? defaultPaper,
    });
    return widthMM * heightMM;
  };
  const area = areaOf(canvasSize);
  const canvases = [canvasSize, ...canvasSizes.filter((size) => areaOf(size) < area)];
  return (
    <>
      <Select
        label={t("pbn.number_of_colors")}
        value={String(wishes.numberOfColors ?? numberOfColors)}
        choices={[...new Set(colors)].map((n) => ({ value: String(n), label: number(n) }))}
        onChange={(wanted) => onChange({ numberOfColors: Number(wanted) })}
      />
      <Select
        label={t("pbn.canvas_size")}
        value={wishes.canvasSize ?? canvasSize}
        choices={canvases.map((value) => ({ value, label: labelOf(value, paper) }))}
        onChange={(wanted) => onChange({ canvasSize: wanted })}
      />
    </>
  );
}

/** Any other kind of page. */
function ColoringWishes({ image, wishes, onChange }: WishesProps) {
  const { t } = useTexts();
  const now = image.options.type ?? coloringTypeNames[0]!;
  return (
    <Select
      label={t("coloring.type")}
      value={wishes.type ?? now}
      choices={coloringTypeNames.map((value) => ({ value, label: t(`coloring.type.${value}`) }))}
      onChange={(type) => onChange({ type })}
    />
  );
}

/** Lower precisions. */
function OutlinesWishes({ image, wishes, onChange }: WishesProps) {
  const { t } = useTexts();
  const now = outlinesPrecisions.find((name) => name === image.options.colorPrecision) ?? "normal";
  const lower = outlinesPrecisions.slice(outlinesPrecisions.indexOf(now));
  return (
    <Select
      label={t("outlines.precision")}
      value={wishes.colorPrecision ?? now}
      choices={lower.map((value) => ({ value, label: t(`outlines.precision.${value}`) }))}
      onChange={(colorPrecision) => onChange({ colorPrecision })}
    />
  );
}

const wishesOf = {
  "paint-by-numbers": PaintingWishes,
  coloring: ColoringWishes,
  outlines: OutlinesWishes,
} as const satisfies Record<ImageView["kind"], (props: WishesProps) => ReactNode>;
