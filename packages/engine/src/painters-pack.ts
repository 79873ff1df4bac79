/** A door for what a painter wants to know of a finished picture: names, amounts, shopping, order. Loads no conversion. */
export { nearestNames, type NearestName } from "./colors/nearest-names.ts";
export { backgroundShares } from "./paint-by-numbers/painters-pack/background-shares.ts";
export {
  type PaintAmount,
  type PaintedColor,
  paintAmounts,
  paintFilm,
} from "./paint-by-numbers/painters-pack/paint-amounts.ts";
export { paintTotals } from "./paint-by-numbers/painters-pack/paint-totals.ts";
export {
  type PaintingStep,
  type PaintingStepName,
  paintingOrder,
  paintingSteps,
} from "./paint-by-numbers/painters-pack/painting-order.ts";
export {
  shoppingList,
  type TubeSize,
  type TubesOfSize,
  tubeSizes,
} from "./paint-by-numbers/painters-pack/shopping-list.ts";
