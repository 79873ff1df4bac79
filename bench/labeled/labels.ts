import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A place in pixels, from the upper left corner. */
export type Place = readonly [x: number, y: number];
/** A middle and half of a width, in pixels. */
export type Disc = readonly [x: number, y: number, half: number];
export type LabelBox = readonly [left: number, top: number, right: number, bottom: number];

/** The face of a person, or the head of an animal. */
export interface LabeledHead {
  readonly box: LabelBox;
  /** Every open eye that can be seen, with half of its visible width. */
  readonly eyes: readonly Disc[];
  /** Eyes whose lids hide the pupil: shut, or looking down. */
  readonly shutEyes?: readonly Disc[];
  /** The middle of an animal's nose, or the tip of a beak. */
  readonly nose?: Place;
  /** Missing where it is hidden or cannot be seen. */
  readonly mouth?: Disc;
  readonly view?: "front" | "three-quarter" | "profile";
}

/** What is true of a photo, in pixels of its file. */
export interface Labels {
  /** The file, from the root of the repository. */
  readonly photo: string;
  readonly kind: "photo" | "drawing";
  readonly width: number;
  readonly height: number;
  readonly people: readonly LabeledHead[];
  readonly animals: readonly LabeledHead[];
  /** Heads that may be found or not. */
  readonly unclear: readonly LabelBox[];
  /** Outlines of the subject, as x and y of their corners, within 2% of the longer side; none where everything counts evenly. */
  readonly subject: readonly (readonly number[])[];
}

/** A labeled photo. */
export interface LabeledCase extends Labels {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const folder = fileURLToPath(new URL("labels/", import.meta.url));
const root = fileURLToPath(new URL("../../", import.meta.url));

/** All labeled photos, by name. */
export function readCases(): LabeledCase[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const labels = JSON.parse(readFileSync(join(folder, file), "utf8")) as Labels;
      return { ...labels, name: basename(file, ".json"), bytes: readFileSync(join(root, labels.photo)) };
    });
}

/** The heads of people and animals. */
export const headsOf = ({ people, animals }: Labels): readonly LabeledHead[] => [...people, ...animals];

type Heads = readonly LabeledHead[];

export const eyesOf = (heads: Heads): Disc[] => heads.flatMap(({ eyes }) => eyes);
export const shutEyesOf = (heads: Heads): Disc[] => heads.flatMap(({ shutEyes = [] }) => shutEyes);
export const mouthsOf = (heads: Heads): Disc[] => heads.flatMap(({ mouth }) => (mouth ? [mouth] : []));

/** The labels on a picture of the same shape that is `width` pixels wide. */
export function labelsAt(labels: Labels, width: number): Labels {
  const scale = width / labels.width;
  const scaled = <T extends readonly number[]>(values: T): T =>
    values.map((value) => value * scale) as unknown as T;
  const head = ({ shutEyes, nose, mouth, ...rest }: LabeledHead): LabeledHead => ({
    ...rest,
    box: scaled(rest.box),
    eyes: rest.eyes.map(scaled),
    ...(shutEyes && { shutEyes: shutEyes.map(scaled) }),
    ...(nose && { nose: scaled(nose) }),
    ...(mouth && { mouth: scaled(mouth) }),
  });
  return {
    ...labels,
    width,
    height: labels.height * scale,
    people: labels.people.map(head),
    animals: labels.animals.map(head),
    unclear: labels.unclear.map(scaled),
    subject: labels.subject.map(scaled),
  };
}
