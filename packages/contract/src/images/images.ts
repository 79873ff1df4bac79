/** What every image of the product has in common: states, limits of an upload. Plain tables, no zod. */

/** Every state an image can be in; `processing_colors` exists for paint-by-numbers only. */
export const imageStatuses = ["waiting", "processing", "processing_colors", "ready", "failed"] as const;
export type ImageStatus = (typeof imageStatuses)[number];

/** What the create calls answer for an image that was taken in. */
export const queuedStatus = "in_queue";

/** Whether an upload's answer means success; anything else is shown in the list of failed files. */
export function isTakenIn(status: string): boolean {
  return status === queuedStatus || status === "success";
}

/** Of how many pictures one archive or print is made at most. */
export const maxSelected = 30;
/** The query's field that names them, with commas between. */
export const selectionField = "ids";

/** An image id: 128 random bits in base64url. */
export const imageIdPattern = /^[A-Za-z0-9_-]{22}$/;

/**
 * Header under which a form names itself with 128 random bits in base64url, as image ids are written. A form that is
 * sent again under its key, because the answer was lost, makes no second image: the first answer is given again.
 */
export const idempotencyHeader = "idempotency-key";
/** How long the server remembers keys. */
export const idempotencyKeyHours = 24;

/** The multipart field that carries the uploaded file. */
export const uploadField = "image";

/** Fragment that detail pages are opened with after an upload. */
export const detailFragment = "item-main-container";

/**
 * The pictures shown inside our pages: private, inline, immutable per version. `page` is a coloring page or outlines in
 * their colors, `maps` what a coloring page is drawn from, for whoever moves the slider, `model` what outlines and paintings are
 * drawn from, for the close look, `base` the same before any edit, for whoever edits it, `importance` what the owner marked on
 * the photo, `look` a painting's photo in its look. Of a sample there are result and photo once more, `light` to send and, for phones, `small`.
 */
export const pictureNames = [
  "origin",
  "painting",
  "numbers",
  "look",
  "page",
  "thumbnail",
  "light",
  "light-origin",
  "small",
  "small-origin",
  "maps",
  "model",
  "base",
  "importance",
] as const;
export type PictureName = (typeof pictureNames)[number];

export const uploadLimits = {
  /** The spec's one exact figure; the hint rounds it to 20MB. */
  bytes: 20_000_000,
  /** Longest side and whole area of a photo, checked in its header before any decoding. */
  sidePx: 12_000,
  areaPx: 50_000_000,
  /** Shortest side that still holds a picture worth converting. */
  shortestSidePx: 16,
  filesPerUpload: 20,
  /** Characters of a file name shown in the list of failed uploads, before an ellipsis. */
  shownNameLength: 25,
} as const;

/** An uploaded drawing: elements of an SVG, and pixels of all pictures embedded in it. The readers hold many more limits. */
export const drawingLimits = { elements: 150_000, embeddedPixels: 25_000_000 } as const;

/** A request without a file: forms and JSON. */
export const requestLimits = { bytes: 1_000_000 } as const;

/** Where the API shows a page of images, newest first. */
export const imagesPerPage = { default: 24, max: 100 } as const;

/** The hint's figure: whole megabytes of 1,000,000 bytes. */
export const uploadMegabytes = uploadLimits.bytes / 1_000_000;

/** A file's name as the failed list shows it: its first 25 characters and an ellipsis. */
export function shownName(name: string): string {
  const letters = [...name];
  return letters.length > uploadLimits.shownNameLength
    ? `${letters.slice(0, uploadLimits.shownNameLength).join("")}…`
    : name;
}
