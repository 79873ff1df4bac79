import type { ImageView } from "@tintery/contract";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import styles from "../../../close-look/close-look.css?inline";
import { LookPane } from "../../../close-look/look-pane.tsx";
import { SharpImage } from "../../../close-look/sharp-image.tsx";
import { type MovingView, useView } from "../../../close-look/use-view.ts";
import { paintingOf } from "../../../image-pictures.ts";
import { useTexts } from "../../../platform/texts.tsx";
import type { ImageDialogProps } from "../../../result/image-dialog.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useDrawing } from "../use-drawing.ts";
import { addressOf, lineWidthAt, type Shown, shownAtFirst, showsNothing, styleOf } from "./shown.ts";

/** The outlines over the whole screen: moved and enlarged without losing sharpness, and taken along as they are shown. */
export function CloseLookDialog({ image, open, onClose }: ImageDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog open={open} size="full" title={t("look.open")} onClose={onClose} styles={styles}>
      <CloseLook image={image} />
    </Dialog>
  );
}

/** The picture's proportions while nothing else is known of it. */
const usualSize = { width: 1200, height: 900 };

function CloseLook({ image }: { image: ImageView }) {
  const { t, number } = useTexts();
  const [shown, setShown] = useState(shownAtFirst);
  const { outlines: facts, images, canvasMM } = image.options;
  const picture = facts?.pixels ?? usualSize;
  const frame = useRef<HTMLDivElement>(null);
  const looking = useView(frame, picture);
  const scale = useAtRest(looking);
  const style = styleOf(shown, lineWidthAt((scale * picture.width) / (canvasMM?.width ?? picture.width)));
  const { drawn, failed } = useDrawing(images.model, style);
  // where nothing can be drawn here, the server draws the same
  const ownAddress = image.may.customDownload ? addressOf(image.id, style) : null;
  const nothing = showsNothing(shown);
  const name = t("outlines.picture_alt", { name: image.name });
  const src = nothing ? null : ((failed ? ownAddress : drawn) ?? paintingOf(image));
  return (
    <div className="look">
      <LookPane
        frame={frame}
        looking={looking}
        below={shown.fill ? paintingOf(image) : null}
        layers={<SharpImage src={src} name={name} looking={looking} />}
        name={name}
        hint={t("look.keys")}
      >
        <Switches shown={shown} hasCenterLines={facts?.hasCenterLines ?? false} onChange={setShown} />
        {ownAddress && <DownloadShown address={nothing ? null : ownAddress} />}
        <p className="look-width quiet small">
          {shown.lines === "borders" &&
            style.lineWidthMM !== undefined &&
            t("outlines.lines_are", { width: number(style.lineWidthMM, 2) })}
        </p>
      </LookPane>
      <p className="sr-only" role="status">
        {nothing ? t("outlines.nothing_shown") : ""}
      </p>
    </div>
  );
}

/** Hands out what is shown; null while nothing is. */
function DownloadShown({ address }: { address: string | null }) {
  const { t } = useTexts();
  return (
    <LinkButton
      look="primary"
      className="look-download"
      href={address ?? undefined}
      aria-disabled={address === null}
      download
      icon={<Download aria-hidden="true" />}
    >
      {t("outlines.download_shown")}
    </LinkButton>
  );
}

/** The enlargement where it came to rest: lines are not drawn anew at every step on the way. */
function useAtRest({ view, moving }: MovingView): number {
  const [scale, setScale] = useState(view.scale);
  useEffect(() => {
    if (!moving) setScale(view.scale);
  }, [moving, view.scale]);
  return scale;
}

interface SwitchesProps {
  shown: Shown;
  hasCenterLines: boolean;
  onChange: (shown: Shown) => void;
}

/** What is drawn, each on or off; borders and center lines are two ways to draw the same ones. */
function Switches({ shown, hasCenterLines, onChange }: SwitchesProps) {
  const { t } = useTexts();
  const toggleLines = (lines: Shown["lines"]) =>
    onChange({ ...shown, lines: shown.lines === lines ? "none" : lines });
  return (
    <fieldset className="look-switches">
      <legend className="sr-only">{t("outlines.shown")}</legend>
      <Switch on={shown.fill} onToggle={() => onChange({ ...shown, fill: !shown.fill })}>
        {t("outlines.fill")}
      </Switch>
      <Switch on={shown.lines === "borders"} onToggle={() => toggleLines("borders")}>
        {t("outlines.borders")}
      </Switch>
      {hasCenterLines && (
        <Switch on={shown.lines === "centers"} onToggle={() => toggleLines("centers")}>
          {t("outlines.centers")}
        </Switch>
      )}
      <Switch on={shown.nodes} onToggle={() => onChange({ ...shown, nodes: !shown.nodes })}>
        {t("outlines.nodes")}
      </Switch>
    </fieldset>
  );
}

function Switch({ on, onToggle, children }: { on: boolean; onToggle: () => void; children: string }) {
  return (
    <button type="button" className="look-switch" aria-pressed={on} onClick={onToggle}>
      {children}
    </button>
  );
}
