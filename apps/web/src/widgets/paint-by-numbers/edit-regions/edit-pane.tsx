import type { ImageView } from "@tintery/contract";
import type { PictureEdit } from "@tintery/engine/painting";
import { useMemo, useRef, useState } from "react";
import { LookPane } from "../../../close-look/look-pane.tsx";
import { SharpLayer } from "../../../close-look/sharp-layer.tsx";
import { useView } from "../../../close-look/use-view.ts";
import { shownAt } from "../../../close-look/view.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { choicePainter, pagePainter } from "../look/painters.ts";
import { PaletteStrip } from "../look/palette-strip.tsx";
import type { ShownPainting } from "../look/shown-painting.ts";
import type { Display } from "../look/use-display.ts";
import { linePainter } from "./line-painter.ts";
import { stepName } from "./step-name.ts";
import type { Editing } from "./use-editing.ts";
import { usePhotoPixels } from "./use-photo-pixels.ts";
import { type Tool, tools, useTool } from "./use-tool.ts";

export interface EditPaneProps {
  image: ImageView;
  editing: Editing;
  display: Display;
  painting: ShownPainting;
}

/** The picture and the tools that change its regions. */
export function EditPane({ image, editing, display, painting }: EditPaneProps) {
  const { t } = useTexts();
  const [tool, setTool] = useState<Tool>("merge");
  const [chosenCode, setChosenCode] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { picture } = editing.edited;
  const frame = useRef<HTMLDivElement>(null);
  const looking = useView(frame, painting.size);
  const chosen = useMemo(() => {
    const place = picture.palette.findIndex(({ code }) => code === chosenCode);
    return place < 0 ? null : place;
  }, [picture, chosenCode]);

  const act = (edit: PictureEdit) => {
    const isDone = editing.add(edit);
    if (isDone) setSaid(t("edit.done", { step: t(stepName(edit)) }));
    return isDone;
  };
  const onFailed = () => setSaid(t(`edit.failed.${tool === "merge" ? "lasso" : tool}`));
  const photo = usePhotoPixels(image.options.images.origin, tool === "by_color");
  const hand = useTool({ tool, painting, picture, chosen, photo, act, onFailed });
  const choose = (next: Tool) => {
    hand.forget();
    setSaid(null);
    setTool(next);
  };

  const { fills, wishes } = display;
  const page = useMemo(
    () =>
      pagePainter(painting, {
        fills,
        isPainted: () => true,
        patterns: wishes.patterns,
        numbers: "all",
        lines: wishes.strongLines ? "strong" : "usual",
      }),
    [painting, fills, wishes],
  );
  const { marked, line } = hand;
  const mark = useMemo(
    () => choicePainter(painting, { clear: null, marked: marked ? [marked] : [] }),
    [painting, marked],
  );
  const drawn = useMemo(() => linePainter(line), [line]);
  const name = t("pbn.painting_alt", { name: image.name });
  const middle = () => {
    const { width, height } = looking.room.frame;
    return shownAt({ x: width / 2, y: height / 2 }, looking.view);
  };
  const photoHint = { loading: t("ui.loading"), failed: t("look.not_fetched") };
  const hint =
    tool === "merge" && marked
      ? t("edit.merge_next")
      : tool === "by_color" && typeof photo === "string"
        ? photoHint[photo]
        : t(`edit.${tool}_hint`);
  const removed = chosen === null ? undefined : picture.palette[chosen];
  return (
    <>
      <div className="edit-head">
        <div className="edit-tools">
          <Segmented
            label={t("edit.tool")}
            value={tool}
            choices={tools.map((value) => ({ value, label: t(`edit.${value}`) }))}
            onChange={choose}
          />
        </div>
        <p className="edit-hint small">{hint}</p>
      </div>
      <LookPane
        frame={frame}
        looking={looking}
        below={null}
        layers={
          <>
            <SharpLayer paint={page} name={name} looking={looking} />
            <SharpLayer paint={mark} looking={looking} />
            <SharpLayer paint={drawn} looking={looking} />
            <span className="edit-cross" aria-hidden="true" />
          </>
        }
        name={name}
        hint={t("edit.keys")}
        keys={{ Enter: () => hand.tap(middle()), Backspace: () => editing.goTo(editing.count - 1) }}
        onTap={hand.tap}
        onDraw={hand.draw}
      >
        <p className="edit-said" role="status">
          {said}
        </p>
        {removed && (
          <Button
            onClick={() =>
              act({ kind: "remove-color", code: removed.code }) || setSaid(t("edit.failed.color"))
            }
          >
            {t("edit.remove_color")} {removed.code}
          </Button>
        )}
      </LookPane>
      <PaletteStrip
        image={withColorsOf(image, editing)}
        {...{ painting, display, chosen }}
        onChoose={(color) => {
          const { code } = picture.palette[color]!;
          setChosenCode(code === chosenCode ? null : code);
        }}
      />
    </>
  );
}

/** The image as it would be after the edits: its colors are in the order of the edited picture. */
function withColorsOf(image: ImageView, { edited: { picture } }: Editing): ImageView {
  const { colors, colors_initial: initial } = image.options;
  const known = new Map([...initial, ...colors].map((color) => [color.hex, color]));
  const unknown = { id: 0, code: "", rgb: [0, 0, 0] as [number, number, number], isPermanent: false };
  return {
    ...image,
    options: {
      ...image.options,
      colors: picture.palette.map(({ code, hex }) => ({
        ...(known.get(hex) ?? { ...unknown, name: hex, hex }),
        code,
      })),
    },
  };
}
