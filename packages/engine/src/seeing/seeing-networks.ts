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

/** Reads the networks from their files. Throws a RangeError when one is something else. */
export function decodeSeeingNetworks(files: SeeingFiles): SeeingNetworks {
  const plan = (file: Uint8Array) => planGraph(readGraph(file));
  return {
    detector: { plan: plan(files.detector), black: -1, beyond: "black" },
    mesh: { plan: plan(files.mesh), black: 0, beyond: "edge" },
    person: { plan: plan(files.person), black: 0, beyond: "black" },
    salient: { plan: planGraph(salientGraph(files.salient, salientSide)), black: -1, beyond: "edge" },
    boundaries: decodeNetwork(files.boundaries),
  };
}
