import { readFileSync } from "node:fs";

/** A place in pixels of a photo, from the upper left corner. */
export type Place = readonly [x: number, y: number];

/** What zones without inner lines show; of what is `unsure` nothing is known. */
export const zoneKinds = [
  ...(["fur", "feathers", "hair", "foliage", "grass", "ground", "water", "cloth"] as const),
  ...(["food", "brick", "blur", "shadow", "other", "unsure"] as const),
] as const;

export type ZoneKind = (typeof zoneKinds)[number];

/** The lines that an illustrator would keep of a photo, and zones without inner lines; a later zone lies over an earlier one. */
export interface LineLabels {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly keep: readonly { readonly kind: "outline" | "feature"; readonly points: readonly Place[] }[];
  readonly drop: readonly { readonly cls: ZoneKind; readonly points: readonly Place[] }[];
}

/** A labeled photo. */
export interface LabeledPhoto extends LineLabels {
  /** 1 and 2 test, 0 trains. */
  readonly testSet: 0 | 1 | 2;
}

/** Kinds of photos by the first letter of their names. */
export const photoKinds = {
  a: "animals",
  p: "people",
  f: "food",
  h: "houses",
  l: "landscapes",
  t: "things",
} as const;

/** Sources that test (`training/lines/line_photos.py`). */
const heldOut = ["oi", "cat", "w", "sp", "usg", "sti", "sk", "pg"];
const heldOutLater = ["us", "gcr", "im", "wv"];
/** Numbers of photos from here on were labeled later. */
const later = 21;

const training = (name: string) =>
  readFileSync(new URL(`../../training/lines/${name}`, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** All labeled photos. */
export function readLabeledPhotos(): LabeledPhoto[] {
  const groups = new Map(
    training("sources.tsv")
      .slice(1)
      .map((row) => row.split("\t"))
      .map(([file, , group]) => [file, group!]),
  );
  return training("labels.jsonl").map((line) => {
    const labels = JSON.parse(line) as LineLabels;
    return { ...labels, testSet: testSetOf(labels.file, groups.get(labels.file)!) };
  });
}

function testSetOf(file: string, group: string): LabeledPhoto["testSet"] {
  const isEarly = Number(file.slice(1, 3)) < later;
  if (heldOut.includes(group)) return isEarly ? 1 : 2;
  return heldOutLater.includes(group) && !isEarly ? 2 : 0;
}
