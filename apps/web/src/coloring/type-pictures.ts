import type { ColoringType } from "@tintery/contract/tables";

/** One picture per type, made by our own engine from one of our own samples (`npm run type-pictures`). */
const pictures = import.meta.glob<string>("./type-pictures/*.jpg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Address of the picture that shows what a type makes of a photo; also right on a foreign host page. */
export function typePictureOf(type: ColoringType): string {
  return new URL(pictures[`./type-pictures/${type}.jpg`] ?? "", import.meta.url).href;
}
