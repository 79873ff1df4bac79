import { Pipette, X } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { ChosenPhoto } from "../../platform/open-photo.ts";
import { offeredTypes } from "../../platform/offered-types.ts";
import { takeFiles } from "../../platform/take-files.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useRefusalWords } from "../../refusal-words.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { useFilesAnywhere } from "../../use-files-anywhere.ts";
import { usePhoto } from "../../use-photo.ts";
import { colorAround } from "./color-around.ts";

/** The longer side of the photo that colors are taken from, in pixels: a tap hits no finer. */
const longestSide = 1000;
/** Kept where its pixels are at hand. */
const contextOf = (canvas: HTMLCanvasElement | null) =>
  canvas?.getContext("2d", { willReadFrequently: true });
/** Steps of the arrow keys, in pixels of that photo; the long ones with Shift. */
const [shortStep, longStep] = [4, 40];

/** Takes a color from a photo, which stays on this device: chosen, dropped or pasted anywhere on the page. */
export function PhotoColor({ onPick }: { onPick: (hex: string) => void }) {
  const { t } = useTexts();
  const say = useRefusalWords();
  const { photo, refusal, choose, clear } = usePhoto();
  const picker = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    if (files[0]) void choose(files[0]);
  };
  useFilesAnywhere(true, take);
  return (
    <div className="photo-color">
      <div className="photo-color-head">
        <Button icon={<Pipette aria-hidden="true" />} onClick={() => picker.current?.click()}>
          {t(photo ? "ui.other_picture" : "mixing.photo")}
        </Button>
        {photo && (
          <Button
            look="plain square"
            aria-label={t("mixing.photo_away")}
            icon={<X aria-hidden="true" />}
            onClick={clear}
          />
        )}
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        accept={offeredTypes()}
        aria-label={t("mixing.photo")}
        onChange={(event) => take(takeFiles(event.currentTarget))}
      />
      <Problem text={refusal && say(refusal)} />
      {photo && <Eyedropper key={photo.url} photo={photo} onPick={onPick} />}
      <p className="hint">{t(photo ? "mixing.photo_hint" : "mixing.photo_private")}</p>
    </div>
  );
}

/** The photo, and a ring where the color is taken: it follows a finger, the mouse and the arrow keys. */
function Eyedropper({ photo, onPick }: { photo: ChosenPhoto; onPick: (hex: string) => void }) {
  const { t } = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [spot, setSpot] = useState<{ x: number; y: number; hex: string } | null>(null);
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  useEffect(() => {
    const image = new Image();
    image.src = photo.url;
    image.decode().then(
      () => contextOf(canvas.current)?.drawImage(image, 0, 0, width, height),
      // it was decoded once; without it the canvas stays empty
      () => {},
    );
  }, [photo, width, height]);
  const pickAt = (left: number, top: number) => {
    const x = Math.min(width - 1, Math.max(0, Math.round(left)));
    const y = Math.min(height - 1, Math.max(0, Math.round(top)));
    const context = contextOf(canvas.current);
    if (!context) return;
    const hex = colorAround(context.getImageData(0, 0, width, height), { x, y });
    setSpot({ x, y, hex });
    onPick(hex);
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    pickAt(
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    );
  };
  const onKey = (event: KeyboardEvent) => {
    const way = directions[event.key as keyof typeof directions];
    if (!way) return;
    event.preventDefault();
    const step = event.shiftKey ? longStep : shortStep;
    const from = spot ?? { x: width / 2, y: height / 2 };
    pickAt(from.x + way[0] * step, from.y + way[1] * step);
  };
  return (
    <div
      className="eyedropper"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the ring
      tabIndex={0}
      role="application"
      aria-label={t("mixing.photo_label")}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onKeyDown={onKey}
    >
      <canvas ref={canvas} width={width} height={height} />
      {spot && (
        <span
          className="ring"
          aria-hidden="true"
          style={{
            insetInlineStart: `${(spot.x / width) * 100}%`,
            insetBlockStart: `${(spot.y / height) * 100}%`,
            backgroundColor: spot.hex,
          }}
        />
      )}
      <output className="sr-only">{spot?.hex}</output>
    </div>
  );
}

const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
