import {
  type ColoringChoices,
  type ColoringType,
  coloringTypeNames,
  coloringTypes,
} from "@tintery/contract/tables";
import type { SubjectStroke } from "@tintery/engine";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Failure } from "../../platform/failure-of.ts";
import type { PreviewAnswer, Previews } from "../../previews/open-previews.ts";
import type { Looked } from "../../previews/preview-tasks.ts";

/** What becomes of a photo in every type, as far as it is drawn. */
export interface TypePreviews {
  /** `none` without a photo; a failure where this device cannot draw it. */
  state: "none" | "drawing" | "drawn" | Failure;
  /** Addresses of the pages. */
  pictures: ReadonlyMap<ColoringType, string>;
  /** How many of them show what is wished for now. */
  drawn: number;
  /** Width by height of the photo, and what it is about, once that is known. */
  looked: Looked | null;
  /** The type that fits the photo best, as it was first drawn; null until that is known, and where none does. */
  fits: ColoringType | null;
  /** No type keeps much of what the photo shows. */
  noneFits: boolean;
  /** On whose pages most people would not know what they see. */
  hard: ReadonlySet<ColoringType>;
}

const none: TypePreviews = {
  state: "none",
  pictures: new Map(),
  drawn: 0,
  looked: null,
  fits: null,
  noneFits: false,
  hard: new Set(),
};

/**
 * Types that are offered first because they fit a photo: those whose pages were graded by eye. Of some whose pages are
 * alike, the first.
 */
const offeredTypes = [
  coloringTypes.v1.default,
  coloringTypes.v2.default,
  "for_adults",
  "v2_comic",
  "photo",
  "simple",
] as const satisfies readonly ColoringType[];

/** What all types have in common. */
interface PreviewChoice {
  /** Options; what is left open suits each type. */
  choices: ColoringChoices;
  /** What somebody drew to say what the photo is about; another list stands for another subject. */
  subject: readonly SubjectStroke[];
}

/**
 * Draws a photo in every type on this device, the chosen one first, then those that may be offered. Nothing of the engine is loaded before there is a photo.
 */
export function usePreviews(
  photo: Blob | null,
  chosen: ColoringType,
  { choices, subject }: PreviewChoice,
): TypePreviews {
  const [shown, setShown] = useState(none);
  const addresses = useRef(new Map<ColoringType, string>());
  const worker = useRef<Promise<Previews | null> | null>(null);
  /** The photo that the worker has. */
  const sent = useRef<Blob | null>(null);

  const forget = (state: TypePreviews["state"]) => {
    for (const address of addresses.current.values()) URL.revokeObjectURL(address);
    addresses.current.clear();
    setShown({ ...none, state });
  };
  const show = (type: ColoringType, picture: Blob, isHard: boolean) => {
    const before = addresses.current.get(type);
    if (before) URL.revokeObjectURL(before);
    addresses.current.set(type, URL.createObjectURL(picture));
    setShown((shown) => {
      const hard = new Set(shown.hard);
      if (isHard) hard.add(type);
      else hard.delete(type);
      return { ...shown, drawn: shown.drawn + 1, hard, pictures: new Map(addresses.current) };
    });
  };
  const hear = useEffectEvent((answer: PreviewAnswer) => {
    if ("failed" in answer) forget(answer.failed);
    else if ("looked" in answer) setShown((before) => ({ ...before, looked: answer.looked }));
    else if ("fits" in answer)
      setShown((before) => ({
        ...before,
        state: "drawn",
        fits: before.fits ?? answer.fits,
        noneFits: answer.fits === null,
      }));
    else show(answer.type, answer.picture, answer.isHard);
  });
  const draw = useEffectEvent(async (isWanted: () => boolean) => {
    if (!photo) return;
    // pages of the same photo stay until others take their place
    if (sent.current !== photo) forget("drawing");
    else setShown((before) => ({ ...before, state: "drawing", drawn: 0 }));
    worker.current ??= import("../../previews/open-previews.ts").then(
      ({ openPreviews }) => openPreviews(offeredTypes),
      () => null,
    );
    const previews = await worker.current;
    if (!isWanted()) return;
    if (!previews) return forget("unable");
    // those that are offered come before the rest
    const types = new Set<ColoringType>([chosen, ...offeredTypes, ...coloringTypeNames]);
    const isNew = sent.current !== photo;
    sent.current = photo;
    void previews.draw({ types: [...types], subject, choices, ...(isNew && { photo }) }, hear);
  });
  const end = useEffectEvent(() => {
    void worker.current?.then((previews) => previews?.end());
    worker.current = null;
    sent.current = null;
    forget("none");
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo, subject or choice wants other pages
  useEffect(() => {
    let isWanted = true;
    void draw(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [photo, JSON.stringify(choices), subject]);
  const hasPhoto = photo !== null;
  useEffect(() => (hasPhoto ? end : undefined), [hasPhoto]);
  return shown;
}
