/** A door for those who look at photos: what is seen, and the networks and kernels that it takes. */
export { see } from "./seeing/see.ts";
export { loadKernels } from "./simd/kernels.ts";
export { decodeSeeingNetworks, type SeeingFiles, type SeeingNetworks } from "./seeing/seeing-networks.ts";
