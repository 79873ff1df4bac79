import { ChevronRight, ImageDown, RotateCcw, Undo2 } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { LookPane } from "../../../close-look/look-pane.tsx";
import { SharpLayer } from "../../../close-look/sharp-layer.tsx";
import { useView } from "../../../close-look/use-view.ts";
import type { Point } from "../../../close-look/view.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { regionAt, regionNear } from "./find-region.ts";
import type { ModeProps } from "./mode-props.ts";
import { choicePainter, pagePainter } from "./painters.ts";
import { colorWords, PaletteStrip } from "./palette-strip.tsx";
import { paint, shareOf, startAgain, takeBack, toldShare } from "./progress.ts";
import { inReadingOrder } from "./region-words.ts";
import { savePicture } from "./save-picture.ts";
import type { ShownRegion } from "./shown-painting.ts";
import { useRegionWords } from "./use-region-words.ts";

/** Screen pixels around a finger in which a region of the chosen color is meant. */
const reachPx = 22;
/**
 * A number is at least so many screen pixels high where one is led to it, and a region takes at most such a share of the frame.
 */
const readablePx = 16;
const maxOfFrame = 0.6;

/** What is answered to a step, until the next one. */
interface Answer {
  words: string;
  /** A color that may be meant instead. */
  other?: number;
}

/** The painting as a page to be painted: choose a color, tap its regions. */
export function PaintMode({ image, painting, display, chosen, onChoose, painted }: ModeProps) {
  const { t, percent } = useTexts();
  const { progress, change } = painted;
  const { picture, regions, size } = painting;
  const ofColor = useMemo(
    () =>
      picture.palette.map((_, k) =>
        inReadingOrder(
          regions.filter(({ color }) => color === k),
          size,
        ),
      ),
    [picture, regions, size],
  );
  const shares = ofColor.map((own) => shareOf(progress, own));
  const firstOpen = Math.max(
    0,
    shares.findIndex((share) => share < 1),
  );
  // where nobody has chosen yet; it does not change by itself while one paints
  const [firstColor] = useState(firstOpen);
  const color = chosen ?? firstColor;
  const open = ofColor[color]!.filter(({ index }) => !progress.painted.has(index));
  const [cursor, setCursor] = useState<ShownRegion | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const wordsOf = useRegionWords(painting);
  const frame = useRef<HTMLDivElement>(null);
  const looking = useView(frame, size);
  const isDone = shares.every((share) => share === 1);

  const { fills, wishes } = display;
  const page = useMemo(
    () =>
      pagePainter(painting, {
        fills,
        isPainted: ({ index }) => progress.painted.has(index),
        patterns: wishes.patterns,
        numbers: "unpainted",
        lines: wishes.strongLines ? "strong" : isDone ? "none" : "usual",
      }),
    [painting, fills, wishes, progress.painted, isDone],
  );
  const choice = useMemo(
    () =>
      choicePainter(painting, {
        clear: null,
        washed: ofColor[color]!.filter(({ index }) => !progress.painted.has(index)),
        marked: cursor ? [cursor] : [],
      }),
    [painting, ofColor, color, progress.painted, cursor],
  );

  const choose = (next: number) => {
    onChoose(next);
    setCursor(null);
    setAnswer(null);
  };
  const fill = (region: ShownRegion) => {
    change((now) => paint(now, region.index));
    const left = ofColor[region.color]!.filter(
      ({ index }) => index !== region.index && !progress.painted.has(index),
    );
    const { code } = picture.palette[region.color]!;
    setAnswer({
      words:
        left.length > 0 ? t("paint.filled", { region: wordsOf(region) }) : t("paint.color_done", { code }),
    });
  };
  const tap = (at: Point) => {
    const meant = regionNear(open, at, reachPx / looking.view.scale);
    const under = meant ?? regionAt(regions, at);
    setCursor(null);
    if (meant) return fill(meant);
    if (!under) return;
    if (progress.painted.has(under.index)) return setAnswer({ words: t("paint.already") });
    const { code } = picture.palette[under.color]!;
    const name = image.options.colors[under.color]?.name ?? "";
    setAnswer({ words: t("paint.other", { code, name }), other: under.color });
  };
  const goTo = (region: ShownRegion) => {
    const { view, room } = looking;
    const fits =
      (maxOfFrame * Math.min(room.frame.width, room.frame.height)) /
      Math.max(region.box.width, region.box.height);
    const reads = readablePx / region.numberHeight;
    setCursor(region);
    setAnswer({
      words: progress.painted.has(region.index)
        ? `${wordsOf(region)}. ${t("paint.already")}`
        : wordsOf(region),
    });
    looking.goTo(region.place, Math.max(reads, Math.min(view.scale, fits)));
  };
  /** To the next region of the color, or the one before: an open one while there are some. */
  const step = (by: 1 | -1) => {
    const own = open.length > 0 ? open : ofColor[color]!;
    const all = ofColor[color]!;
    const from = cursor && cursor.color === color ? all.indexOf(cursor) : by > 0 ? -1 : all.length;
    for (let k = 1; k <= all.length; k++) {
      const next = all[(from + by * k + all.length * 2) % all.length]!;
      if (own.includes(next)) return goTo(next);
    }
  };
  const stepColor = (by: 1 | -1) => choose((color + by + picture.palette.length) % picture.palette.length);
  const next = () => {
    if (open.length > 0) return step(1);
    const later = shares.findIndex((share, k) => k > color && share < 1);
    choose(later < 0 ? firstOpen : later);
  };
  const back = () => {
    change(takeBack);
    setAnswer(null);
  };
  const name = t("paint.page_alt", { name: image.name });
  return (
    <>
      <LookPane
        frame={frame}
        looking={looking}
        below={null}
        layers={
          <>
            <SharpLayer paint={page} name={name} looking={looking} />
            <SharpLayer paint={isDone ? null : choice} looking={looking} />
          </>
        }
        name={name}
        hint={t("paint.keys")}
        keys={{
          ArrowRight: () => step(1),
          ArrowLeft: () => step(-1),
          ArrowDown: () => stepColor(1),
          ArrowUp: () => stepColor(-1),
          " ": () => cursor && fill(cursor),
          Enter: () => cursor && fill(cursor),
          Backspace: back,
        }}
        onTap={tap}
      >
        <div className="paint-tools">
          <Button
            look="plain square"
            aria-label={t("pbn.mark_undo")}
            title={t("pbn.mark_undo")}
            aria-disabled={progress.before.length === 0}
            icon={<Undo2 aria-hidden="true" />}
            onClick={back}
          />
          <Button
            look="plain square"
            aria-label={t("paint.again")}
            title={t("paint.again")}
            aria-disabled={progress.painted.size === 0}
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => {
              change(startAgain);
              setAnswer({ words: t("paint.began_again") });
            }}
          />
          <Button
            look="plain square"
            aria-label={t("paint.save")}
            title={t("paint.save")}
            icon={<ImageDown aria-hidden="true" />}
            onClick={() => savePicture(painting, page, image.name)}
          />
        </div>
        <div className="look-said paint-said">
          <p>
            <b>{colorWords(image, painting, color)}</b>
            <br />
            <span className="quiet small">
              {t("paint.progress_both", {
                own: percent(toldShare(shares[color]!)),
                all: percent(toldShare(shareOf(progress, regions))),
              })}
            </span>
            <br />
            <span role="status">{isDone ? t("paint.all_done") : answer?.words}</span>
          </p>
          {answer?.other !== undefined && (
            <Button onClick={() => choose(answer.other!)}>
              {t("paint.take", { code: picture.palette[answer.other]!.code })}
            </Button>
          )}
          {isDone ? (
            <Button look="primary" onClick={() => savePicture(painting, page, image.name)}>
              {t("paint.save")}
            </Button>
          ) : (
            answer?.other === undefined && (
              <Button icon={<ChevronRight aria-hidden="true" />} onClick={next}>
                {t(open.length > 0 ? "paint.next_region" : "paint.next_color")}
              </Button>
            )
          )}
        </div>
      </LookPane>
      <PaletteStrip {...{ image, painting, display, shares }} chosen={color} onChoose={choose} />
    </>
  );
}
