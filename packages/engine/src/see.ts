/** A door for those who look at photos: what is seen, and the networks and kernels that it takes. */
export { decodeSeen, encodeSeen } from "./seeing/encode-seen.ts";
export { scaleSeen } from "./seeing/scale-seen.ts";
export { thinnestArea } from "./edges/drawn-shapes.ts";
export { see } from "./seeing/see.ts";
export { lookSide } from "./seeing/working-sizes.ts";
export { drawnSide, seeDrawn } from "./seeing/see-drawn.ts";
export { seeSubject } from "./seeing/see-subject.ts";
export { loadKernels } from "./kernels/kernels.ts";
export { decodeSeeingNetworks, type SeeingFiles, type SeeingNetworks } from "./seeing/seeing-networks.ts";
