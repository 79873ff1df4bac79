import type { OutlinesPrecision } from "@tintery/contract/tables";

/** One picture per precision, made by our own engine from one of our own samples (`npm run precision-pictures`). */
const pictures = import.meta.glob<string>("./precision-pictures/*.jpg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Address of the picture that shows what a precision makes of a photo; also right on a foreign host page. */
export function precisionPictureOf(precision: OutlinesPrecision): string {
  return new URL(pictures[`./precision-pictures/${precision}.jpg`] ?? "", import.meta.url).href;
}
