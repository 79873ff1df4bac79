export { svgOf } from "./svg-of.ts";
