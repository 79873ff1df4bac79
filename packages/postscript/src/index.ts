/** The one door: a PostScript file in, an SVG or what else is in the file out. */
export { epsParts } from "./dos-header.ts";
export { readComments } from "./dsc.ts";
export { openFonts } from "./open-fonts.ts";
export { PostScriptError } from "./postscript-error.ts";
export { type PostScriptDrawing, type PostScriptOptions, postscriptToSvg } from "./postscript-to-svg.ts";
export { type EpsPreview, previewOf } from "./preview.ts";
