export { dosEpsOf, epsOf, triangle } from "./eps-of.ts";
