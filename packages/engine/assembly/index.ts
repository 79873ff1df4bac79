// Everything the engine computes in WebAssembly. Pointers are byte addresses in the one shared memory; the caller
// (src/simd) lays inputs, outputs and scratch side by side there. No kernel allocates.
export { fitArcs } from "./arcs";
export { blurAcross, blurDown } from "./blur";
export { addTexture, levelCells, middleBytes, mostByte, weighCells } from "./broad-colors";
export { countClasses, sumNear } from "./common-colors";
export { contrasts } from "./contrast";
export { borderPixels, columnDistances, nearDistances, within } from "./distances";
export { chances, errorWith, lloydRound, pick } from "./cluster";
export { connect } from "./connect";
export { addMoves, broadMoves, byteShares, middleSteps, stillShares } from "./smooth-broadly";
export { differences, interleave, separate, transformRows, transformColumns } from "./smooth";
export { countCells, crossings } from "./crossings";
export { fillMargins, fillPlane, markActive, markAll, readPlane, settle, sweep } from "./dynamics";
export { lowerBytes, markBytes, sampleBytes } from "./favor";
export { below, highestAround, openMask, shiftStrength, shrinkMeans } from "./fields";
export { fitCubics } from "./fit";
export {
  assign, evenPixels, growPaints, joinCorners, leastAlpha, mapLabels, measureAreas, smallFaces, standingOut, unpackBytes,
} from "./flat";
export { flatSizes, flattenLines, piecesBetween } from "./flatten";
export {
  addFloats, clearAround, convolveDepthwise, convolveFloats, cropFloats, cropPicture, hardSwish, logistic, meanFloats, packFilters,
  poolFloats, scaleFloats, spreadFloats, stretchFloats, unpackHalves,
} from "./floats";
export { histogram, bounds } from "./histogram";
export { meet, meetAlong, meetBytes, measure, renumber } from "./graph";
export { growAreas, watershed, widen } from "./flood";
export {
  beginHeap, beginMerge, mergeCheap, mergedLabels, pushAll, removeUnwanted, setLimits, smallestFirst, weighBorders, weighRegions,
} from "./merge";
export { nearestColors } from "./nearest";
export { areas, cutNecks, deepest, differ, look, lostPixels, openPinches } from "./labels";
export {
  addHats, addSpread, blurCells, cellMeans, extremes, keepSharp, rateCells, roots, rootShares, spreadCells, weigh, weighEssential,
} from "./importance";
export { addDoubled, clearMargin, convolve, lookUp, pictureRow } from "./network";
export { atLeast, dropPieces, pieces } from "./pieces";
export { ridges } from "./ridges";
export { rightAndLowerBorders, roundBorders } from "./round-borders";
export { thin } from "./thin";
export { climb } from "./number-place";
export { numberRoom } from "./number-room";
export { countLightness, mapLightness } from "./lightness";
export { convolveSquares, packSquares } from "./squares";
export { resampleRow, blendRows, shrinkRow } from "./resample";
export { middles, narrowPlaces, pairUp, partPairs, relaxPass, smoothNodes, smoothPass } from "./chains";
export { evenMoves, lookAcross, lookAt, moveNear, normals, settleThese } from "./settle-borders";
export { stretch } from "./stretch";
export { borderSides, traceBorders } from "./trace";
export { cubeRoots, toOklab } from "./oklab";
