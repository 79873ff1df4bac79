import type { Language } from "../texts/languages.ts";

/** A kind of file that can be uploaded. */
interface UploadFormat {
  /** As people know it. */
  readonly name: string;
  readonly type: string;
  /** Endings of file names, the usual one first. What a file is, is told by its content alone. */
  readonly endings: readonly [string, ...string[]];
}

/** Photos that are taken in and that every browser shows. Forms, hints, refusals and the server's rows derive from it. */
export const photoFormats = {
  png: { name: "PNG", type: "image/png", endings: [".png"] },
  jpeg: { name: "JPG", type: "image/jpeg", endings: [".jpg", ".jpeg"] },
  webp: { name: "WebP", type: "image/webp", endings: [".webp"] },
} as const satisfies Record<string, UploadFormat>;
export type PhotoFormat = keyof typeof photoFormats;
export const photoFormatNames = Object.keys(photoFormats) as PhotoFormat[];

/** Photos that are taken in too, though few browsers show them: those decode them before they are sent. */
export const phoneFormats = {
  heic: { name: "HEIC", type: "image/heic", endings: [".heic", ".heif"] },
} as const satisfies Record<string, UploadFormat>;

/** Drawings that the outlines form takes in besides. */
export const drawingFormats = {
  svg: { name: "SVG", type: "image/svg+xml", endings: [".svg"] },
  svgz: { name: "SVG", type: "application/gzip", endings: [".svgz"] },
  pdf: { name: "AI", type: "application/pdf", endings: [".ai", ".pdf"] },
  eps: { name: "EPS", type: "application/postscript", endings: [".eps"] },
} as const satisfies Record<string, UploadFormat>;

/** Everything that is taken in anywhere, by what it is. */
export const uploadFormats: Readonly<
  Record<PhotoFormat | keyof typeof phoneFormats | keyof typeof drawingFormats, UploadFormat>
> = {
  ...photoFormats,
  ...phoneFormats,
  ...drawingFormats,
};

/**
 * Photos that a browser which can open them makes ready on the visitor's device: they are sent as JPG or PNG.
 */
export const redrawnFormats = {
  gif: { name: "GIF", type: "image/gif", endings: [".gif"] },
  bmp: { name: "BMP", type: "image/bmp", endings: [".bmp"] },
  avif: { name: "AVIF", type: "image/avif", endings: [".avif"] },
  tiff: { name: "TIFF", type: "image/tiff", endings: [".tif", ".tiff"] },
} as const satisfies Record<string, UploadFormat>;

/** What the file picker of a form for photos offers. A phone that saves HEIC hands out JPEG to a form that names no HEIC. */
export const photoTypes: readonly string[] = [
  ...Object.values(photoFormats),
  ...Object.values(redrawnFormats),
].map(({ type }) => type);

/** What the file picker of the outlines form offers: drawings by their endings too, since few systems know their types. */
export const outlinesFileTypes: readonly string[] = [
  ...photoTypes,
  ...Object.values(drawingFormats).flatMap(({ type, endings }) => [type, ...endings]),
];

/** The text that refuses a file of a type that is not taken in. `found` is what it really is, if that is known. */
export function unsupportedTypeKey({
  found,
  takesDrawings = false,
}: {
  found?: string | undefined;
  takesDrawings?: boolean;
}) {
  if (found === "HEIC") return "problem.heic";
  if (takesDrawings) return found ? "outlines.unsupported_type_named" : "outlines.unsupported_type";
  return found ? "problem.unsupported_type_named" : "problem.unsupported_type";
}

const named = new Map<Language, Readonly<Record<"photos" | "drawings", string>>>();

/** The formats as a text lists them: `photos` what every form takes, `drawings` what that of outlines takes. */
export function formatsNamed(language: Language): Readonly<Record<"photos" | "drawings", string>> {
  const known = named.get(language);
  if (known) return known;
  const list = new Intl.ListFormat(language, { type: "disjunction" });
  const namesOf = (formats: Readonly<Record<string, UploadFormat>>) =>
    list.format(new Set(Object.values(formats).map(({ name }) => name)));
  const made = { photos: namesOf({ ...photoFormats, ...phoneFormats }), drawings: namesOf(uploadFormats) };
  named.set(language, made);
  return made;
}
