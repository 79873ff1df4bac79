import { type PhotoFormat, photoFormatNames } from "./upload-formats.ts";

/** Bytes, one a character, that a file holds at a place. */
interface Mark {
  readonly at: number;
  readonly bytes: string;
}

/** What the files of each format begin with. */
const marks: Readonly<Record<PhotoFormat, readonly Mark[]>> = {
  png: [{ at: 0, bytes: "\x89PNG\r\n\x1a\n" }],
  jpeg: [{ at: 0, bytes: "\xff\xd8\xff" }],
  webp: [
    { at: 0, bytes: "RIFF" },
    { at: 8, bytes: "WEBP" },
  ],
};

/** The first bytes of a file, of which all marks lie within. */
export const markedWithin = 12;

/** What a photo is by its first bytes; undefined for what is not taken in. */
export function photoFormatOf(head: Uint8Array): PhotoFormat | undefined {
  const text = String.fromCharCode(...head.subarray(0, markedWithin));
  return photoFormatNames.find((format) =>
    marks[format].every(({ at, bytes }) => text.startsWith(bytes, at)),
  );
}
