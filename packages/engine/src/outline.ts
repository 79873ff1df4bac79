/** A door for those who only make outlines: a fifth of what the whole engine would load. */
export type { OutlinesPicture } from "./drawing/outlines-picture.ts";
export { areaPixels } from "./outlines/area-pixels.ts";
export { drawOutlines, outlinesVariants } from "./outlines/draw.ts";
export { drawOutlinesDxf } from "./outlines/draw-dxf.ts";
export { outlines } from "./outlines/outlines.ts";
export { outlinesSize } from "./outlines/size.ts";
