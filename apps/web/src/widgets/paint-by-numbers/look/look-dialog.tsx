import type { ImageView } from "@tintery/contract";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../../platform/texts.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Problem } from "../../../ui/field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DisplaySettings } from "./display-settings.tsx";
import { useDisplay } from "./use-display.ts";
import styles from "./look.css?inline";
import type { ModeProps } from "./mode-props.ts";
import { LookMode } from "./look-mode.tsx";
import { PaintMode } from "./paint-mode.tsx";
import { RegionList } from "./region-list.tsx";
import { useModel } from "./use-model.ts";
import { usePaintedRegions } from "./use-painted-regions.ts";

const modes = ["look", "paint", "list"] as const;
export type LookingMode = (typeof modes)[number];

/** How the dialog begins. */
export interface LookStart {
  mode: LookingMode;
  /** Code of a color whose regions are shown. */
  code?: string;
}

export interface LookDialogProps {
  image: ImageView;
  /** Null while it is closed. */
  start: LookStart | null;
  /** Shows how many regions there are, and how large. */
  commercial: boolean;
  onClose: () => void;
}

/** A painting over the whole screen, drawn from its model: looked at closely, painted, or read as a list. A late part. */
export function LookDialog({ image, start, commercial, onClose }: LookDialogProps) {
  return (
    <Dialog open={start !== null} size="full" title={image.name} onClose={onClose} styles={styles}>
      {start && <Painting image={image} start={start} commercial={commercial} />}
    </Dialog>
  );
}

function Painting({ image, start, commercial }: { image: ImageView; start: LookStart; commercial: boolean }) {
  const { t } = useTexts();
  const { model, failed } = useModel(image.options.images.model);
  const display = useDisplay(model);
  const [mode, setMode] = useState(start.mode);
  const place = useRef<HTMLDivElement>(null);
  const isHere = display.painting !== null;
  // the dialog would have done it, had the picture been there when it opened
  useEffect(() => {
    if (isHere) place.current?.querySelector<HTMLElement>("[data-first]")?.focus();
  }, [isHere]);
  return (
    <div ref={place} className={`look painting in-${mode}`}>
      <div className="look-head">
        <Segmented
          label={t("look.mode")}
          value={mode}
          choices={modes.map((value) => ({ value, label: t(`look.mode.${value}`) }))}
          onChange={setMode}
        />
        <DisplaySettings display={display} />
      </div>
      <Problem text={failed ? t("look.not_fetched") : null} />
      {!isHere && !failed && <Skeleton ratio={1.4} />}
      {display.painting && (
        <Modes
          {...{ image, start, commercial, mode, display, painting: display.painting }}
          onMode={setMode}
        />
      )}
    </div>
  );
}

interface ModesProps extends Pick<ModeProps, "image" | "painting" | "display" | "commercial"> {
  start: LookStart;
  mode: LookingMode;
  onMode: (mode: LookingMode) => void;
}

function Modes({ start, mode, onMode, ...shared }: ModesProps) {
  const { image, painting } = shared;
  const painted = usePaintedRegions(image, painting);
  const [chosen, setChosen] = useState(() => {
    const place = image.options.colors.findIndex(({ code }) => code === start.code);
    return place < 0 ? null : place;
  });
  const props: ModeProps = { ...shared, painted, chosen, onChoose: setChosen };
  if (mode === "paint") return <PaintMode {...props} />;
  if (mode === "list")
    return (
      <RegionList
        {...props}
        onShow={(color) => {
          setChosen(color);
          onMode("look");
        }}
      />
    );
  return <LookMode {...props} />;
}
