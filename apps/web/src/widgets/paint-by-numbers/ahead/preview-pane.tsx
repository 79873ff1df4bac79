import type { ReactNode } from "react";
import { useId, useState } from "react";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { CompareSlider } from "../../../ui/compare-slider.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Swatch } from "../../../ui/swatch.tsx";
import type { ChosenPhoto } from "../../../platform/open-photo.ts";
import type { Ahead, PaintingShown } from "./use-painting.ts";

const views = ["photo", "painting", "numbers", "colors"] as const;
type View = (typeof views)[number];

const labels = {
  photo: "ui.original",
  painting: "ui.painting",
  numbers: "ui.numbers",
  colors: "pbn.ahead.colors",
} as const satisfies Record<View, string>;

export interface PreviewPaneProps {
  photo: ChosenPhoto;
  ahead: Ahead;
  /** What should be known of a preview while it is shown. */
  note: ReactNode;
  /** The photo as it will lie on the canvas. */
  children: ReactNode;
}

/** The photo of a form, and what it will become: painted, numbered, and its colors. */
export function PreviewPane({ photo, ahead, note, children }: PreviewPaneProps) {
  const { t } = useTexts();
  const [view, setView] = useState<View>("painting");
  const { shown, state } = ahead;
  return (
    <div className="preview" aria-busy={state === "drawing"}>
      {shown && view !== "photo" ? <Shown view={view} photo={photo} shown={shown} /> : children}
      {shown && (
        <Segmented
          label={t("pbn.ahead.show")}
          value={view}
          choices={views.map((value) => ({ value, label: t(labels[value]) }))}
          onChange={setView}
        />
      )}
      <StateWords ahead={ahead} note={note} />
    </div>
  );
}

/** Where there is no preview, why, and how to get one; and what should be known of one. */
function StateWords({ ahead: { state, shown, begin }, note }: Pick<PreviewPaneProps, "ahead" | "note">) {
  const { t } = useTexts();
  const words = {
    none: null,
    drawn: null,
    drawing: shown ? null : t("pbn.ahead.drawing"),
    sparing: t("pbn.ahead.sparing"),
    unable: t("pbn.ahead.unable"),
    forbidden: t("ui.preview_forbidden"),
  }[state];
  return (
    <>
      <p className="hint preview-words" role="status">
        {words ?? (shown && note)}
      </p>
      {state === "sparing" && <Button onClick={begin}>{t("pbn.ahead.begin")}</Button>}
    </>
  );
}

interface ShownProps extends Pick<PreviewPaneProps, "photo"> {
  view: Exclude<View, "photo">;
  shown: PaintingShown;
}

function Shown({ view, photo, shown }: ShownProps) {
  const { t } = useTexts();
  if (view === "colors") return <Colors shown={shown} />;
  const { name } = photo.file;
  const after =
    view === "painting"
      ? { src: shown.painted, label: t("ui.painting"), alt: t("pbn.ahead.painting_alt", { name }) }
      : { src: shown.numbered, label: t("ui.numbers"), alt: t("pbn.ahead.numbers_alt", { name }) };
  return (
    <CompareSlider
      key={view}
      before={{ src: photo.url, label: t("ui.original"), alt: t("pbn.preview_alt", { name }) }}
      after={after}
      ratio={shown.ratio}
      maxHeight="var(--preview-height)"
      start={view === "painting" ? 0.5 : 0}
    />
  );
}

/** The colors to paint with, by their numbers. */
function Colors({ shown: { palette } }: Pick<ShownProps, "shown">) {
  const { t, percent } = useTexts();
  const id = useId();
  return (
    <div className="ahead-colors">
      <p className="ahead-count" id={id}>
        {t("pbn.palette_title", { count: palette.length })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      <ol tabIndex={0} aria-labelledby={id}>
        {palette.map(({ code, hex, areaShare }) => (
          <li key={code}>
            <Swatch hex={hex} />
            <span>{code}</span>
            <span className="quiet">{percent(areaShare)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
