/** What an original is handed out as, by extension: a JPEG, with transparency or few colors a PNG, and of drawings an SVG. */
const originalFormats = { jpg: "image/jpeg", png: "image/png", svg: "image/svg+xml" } as const;
export type OriginalFormat = keyof typeof originalFormats;
export const originalFormatNames = Object.keys(originalFormats) as OriginalFormat[];

/** The format of an original that was rewritten as `type`. */
export function originalFormatOf(type: string): OriginalFormat {
  const found = originalFormatNames.find((format) => originalFormats[format] === type);
  if (!found) throw new RangeError(`originalFormatOf: type must be one of an original, got ${type}`);
  return found;
}

/** The original among the files of a download: mostly a JPEG; what it really is, each image says. */
export const originalFile = { type: originalFormats.jpg, extension: "jpg", isOriginal: true } as const;
