import { group } from "../pen.ts";

/**
 * Marks what is drawn as an eye or as a mouth, which pictures of a scene keep however small they are, or as a rim of glasses, which
 * goes where it would be one blot with its eye. The first area of a marked part is its shape, what is drawn over it (a glint) belongs to it.
 */
export const asEye = (svg: string): string => group(svg, 'class="eye"');
export const asMouth = (svg: string): string => group(svg, 'class="mouth"');
export const asRim = (svg: string): string => group(svg, 'class="rim"');
