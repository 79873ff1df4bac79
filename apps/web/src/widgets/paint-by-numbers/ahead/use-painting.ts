import type {
  LostDetail,
  Paintability,
  PaintByNumbersOptions,
  PaletteColor,
  Raster,
  SubjectStroke,
} from "@tintery/engine";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Failure } from "../../../platform/failure-of.ts";
import type { PaintingAhead, PaintingAnswer } from "../../../previews/open-painting.ts";
import type { LookWish, PreviewedPainting } from "../../../previews/preview-tasks.ts";

/** What a form would paint, as pictures on this device. */
export interface PaintingShown {
  /** Addresses of SVG documents. */
  painted: string;
  numbered: string;
  /** Width by height. */
  ratio: number;
  palette: readonly PaletteColor[];
}

/** What it will be like to paint. */
export interface PaintingAsks extends Paintability {
  lostDetail: LostDetail | null;
  /** The canvas. */
  widthMM: number;
  heightMM: number;
}

/** A photo that is painted ahead with the choices of a form. */
export interface Ahead {
  /** `none` without a photo, `sparing` until somebody asks; a failure where this device cannot paint it. */
  state: "none" | "sparing" | "drawing" | "drawn" | Failure;
  /** Of the same photo, with the choices of now or those just before. */
  shown: PaintingShown | null;
  /** Of the last picture that was more than a sketch. */
  asks: PaintingAsks | null;
  /** Has it painted although this device or its connection is to be spared. */
  begin: () => void;
  /** Paints it with other options besides; null where that was not waited for. */
  paintBeside: (options: PaintByNumbersOptions) => Promise<PreviewedPainting | null>;
  /** Paints it in a look as a small picture; null where this device cannot. */
  paintLook: (wish: LookWish) => Promise<Blob | null>;
}

type Known = Pick<Ahead, "state" | "shown" | "asks">;
const none: Known = { state: "none", shown: null, asks: null };

/** Less memory than this, in GB, is better kept for the form. */
const minMemory = 2;

/** Whether this device or its connection had better do nothing unasked. */
function isSparing(): boolean {
  const { connection, deviceMemory = minMemory } = navigator as Navigator & {
    connection?: { saveData?: boolean };
    deviceMemory?: number;
  };
  return connection?.saveData === true || deviceMemory < minMemory;
}

export interface PaintingWishes {
  /** Null while a field holds what cannot be painted: what is shown stays. */
  options: PaintByNumbersOptions | null;
  /** What is marked on the photo: the same object as long as it is the same. */
  mask: Raster | null;
  /** What somebody drew to say what it is about: the same list as long as it is the same. */
  subject: readonly SubjectStroke[];
}

/** Paints a photo ahead, anew with each change. Nothing of the engine is loaded before there is a photo. */
export function usePainting(photo: Blob | null, { options, mask, subject }: PaintingWishes): Ahead {
  const [known, setKnown] = useState(none);
  const [asked, setAsked] = useState(false);
  const opened = useRef<Promise<PaintingAhead | null> | null>(null);
  const addresses = useRef<string[]>([]);
  const active = photo !== null && (asked || !isSparing());
  const wish = JSON.stringify(options);

  const forget = (state: Ahead["state"]) => {
    for (const address of addresses.current) URL.revokeObjectURL(address);
    addresses.current = [];
    setKnown({ ...none, state });
  };
  const addressOf = (svg: string) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const hear = useEffectEvent((answer: PaintingAnswer) => {
    if ("failed" in answer) return forget(answer.failed);
    const { widthMM, heightMM, palette, lostDetail = null, asks, ...svg } = answer.painting;
    const [painted, numbered] = [addressOf(svg.painted), addressOf(svg.numbered)];
    for (const address of addresses.current) URL.revokeObjectURL(address);
    addresses.current = [painted, numbered];
    const shown = { painted, numbered, ratio: widthMM / heightMM, palette };
    const isFinal = answer.quality === "final";
    setKnown((before) => ({
      state: isFinal ? "drawn" : "drawing",
      shown,
      asks: isFinal ? { ...asks, lostDetail, widthMM, heightMM } : before.asks,
    }));
  });
  const open = useEffectEvent(() => {
    forget("drawing");
    opened.current = import("../../../previews/open-painting.ts").then(
      ({ openPainting }) => photo && openPainting(photo),
      () => null,
    );
  });
  const end = useEffectEvent(() => {
    void opened.current?.then((painting) => painting?.end());
    opened.current = null;
    forget("none");
  });
  const paint = useEffectEvent(async (isWanted: () => boolean) => {
    const painting = await opened.current;
    if (!isWanted() || !options) return;
    if (!painting) return forget("unable");
    setKnown((before) => ({ ...before, state: "drawing" }));
    void painting.paint({ options, mask, subject }, (answer) => isWanted() && hear(answer));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo has a worker of its own
  useEffect(() => {
    if (!active) return;
    open();
    return () => end();
  }, [photo, active]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo, wish or mask wants another painting
  useEffect(() => {
    if (!active) return;
    let isWanted = true;
    void paint(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [photo, active, wish, mask, subject]);
  return {
    ...known,
    state: photo && !active ? "sparing" : known.state,
    begin: () => setAsked(true),
    paintBeside: async (other) => {
      const painting = await opened.current;
      return painting ? painting.paintBeside(other) : null;
    },
    paintLook: async (wish) => {
      const painting = await opened.current;
      return painting ? painting.paintLook(wish) : null;
    },
  };
}
