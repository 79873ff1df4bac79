import { decodeNetwork } from "../network/decode-network.ts";
import type { Network } from "../network/network.ts";
import { planGraph } from "../tflite/plan-graph.ts";
import type { Plan } from "../tflite/plan.ts";
import { readGraph } from "../tflite/read-graph.ts";
import { salientGraph, salientSide } from "./salient-graph.ts";

/** A network that looks at a part of a picture. */
export interface SeeingNetwork {
  readonly plan: Plan;
  /** What black is for it; white is 1. */
  readonly black: 0 | -1;
  /** What it sees beyond the picture: black, or its edge drawn out. */
  readonly beyond: "black" | "edge";
}

/** The networks that `see` needs: three of MediaPipe, U²-Net and our own. */
export interface SeeingNetworks {
  /** Full-range sparse face detection: 192 × 192. */
  readonly detector: SeeingNetwork;
  /** Face mesh with attention: 192 × 192. */
  readonly mesh: SeeingNetwork;
  /** Selfie segmentation: 256 × 256. */
  readonly person: SeeingNetwork;
  /** Salient objects (U²-Net, small): 256 × 256. */
  readonly salient: SeeingNetwork;
  /** Where a person would draw lines; coloring pages use it again, at sizes of their own. */
  readonly boundaries: Network;
}

/** The bytes of each network's file: TensorFlow Lite, but for salient objects and our own. */
export type SeeingFiles = Readonly<Record<keyof SeeingNetworks, Uint8Array>>;

const planOf = (file: Uint8Array) => planGraph(readGraph(file));

/** Reads each network from its file. */
const decoders: { readonly [Name in keyof SeeingNetworks]: (file: Uint8Array) => SeeingNetworks[Name] } = {
  detector: (file) => ({ plan: planOf(file), black: -1, beyond: "black" }),
  mesh: (file) => ({ plan: planOf(file), black: 0, beyond: "edge" }),
  person: (file) => ({ plan: planOf(file), black: 0, beyond: "black" }),
  salient: (file) => ({ plan: planGraph(salientGraph(file, salientSide)), black: -1, beyond: "edge" }),
  boundaries: decodeNetwork,
};

/** Reads one of the networks from its file. Throws a RangeError when it is something else. */
export function decodeSeeingNetwork<Name extends keyof SeeingNetworks>(
  name: Name,
  file: Uint8Array,
): SeeingNetworks[Name] {
  return decoders[name](file);
}

/** Reads the networks from their files. Throws a RangeError when one is something else. */
export function decodeSeeingNetworks(files: SeeingFiles): SeeingNetworks {
  return {
    detector: decoders.detector(files.detector),
    mesh: decoders.mesh(files.mesh),
    person: decoders.person(files.person),
    salient: decoders.salient(files.salient),
    boundaries: decoders.boundaries(files.boundaries),
  };
}
