import type { Picture } from "./picture.ts";

/** The model as the text of a model file. */
export function encodePicture(picture: Picture): string {
  return JSON.stringify(picture);
}

/** Reads a model file. Throws a RangeError when the text is not one of ours. */
export function decodePicture(text: string): Picture {
  const value = JSON.parse(text) as Picture;
  if (value.version !== 1) throw new RangeError(`picture.version must be 1, received ${value.version}`);
  return value;
}
