/** A door for those who only paint by numbers: half of what the whole engine would load. */
export { decodePicture, encodePicture } from "./drawing/encode-picture.ts";
export type { Picture } from "./drawing/picture.ts";
export { pictureToJson } from "./drawing/picture-json.ts";
export { defaultStyle, drawPaintByNumbers } from "./paint-by-numbers/draw.ts";
export { paintability } from "./paint-by-numbers/paintability.ts";
export type { PaintByNumbersOptions } from "./paint-by-numbers/options.ts";
export { applyEdits } from "./paint-by-numbers/edits/apply-edits.ts";
export type { PictureEdit } from "./paint-by-numbers/edits/edit.ts";
export { paintByNumbers, paintWithLook } from "./paint-by-numbers/paint-by-numbers.ts";
export { resample } from "./raster/resample.ts";
export { fullCanvas, workingSize } from "./paint-by-numbers/working-size.ts";
