import { decodeNetwork } from "../network/decode-network.ts";
import type { Network } from "../network/network.ts";
import { planGraph } from "../tflite/plan-graph.ts";
import type { Plan } from "../tflite/plan.ts";
import { readGraph } from "../tflite/read-graph.ts";
import { headGraphs } from "./animals/head-graphs.ts";
import { partGraph } from "./people/part-graph.ts";
import { salientGraph, salientSide } from "./salient-graph.ts";
import { wholeGraph } from "./whole/whole-graph.ts";

/** A network that looks at a part of a picture. */
export interface SeeingNetwork {
  readonly plan: Plan;
  /** What black is for it; white is 1. */
  readonly black: 0 | -1;
  /** What it sees beyond the picture: black, or its edge drawn out. */
  readonly beyond: "black" | "edge";
}

/** The networks of closer looks for heads of animals. */
export interface HeadNetworks {
  readonly again: SeeingNetwork;
  readonly second: SeeingNetwork;
}

/** The networks that `see` needs: three of MediaPipe, U²-Net, small ones on a backbone, and our own. */
export interface SeeingNetworks {
  /** Full-range sparse face detection: 192 × 192. */
  readonly detector: SeeingNetwork;
  /** Face mesh with attention: 192 × 192. */
  readonly mesh: SeeingNetwork;
  /** Selfie segmentation: 256 × 256. */
  readonly person: SeeingNetwork;
  /** Salient objects (U²-Net, small). */
  readonly salient: SeeingNetwork;
  /** The whole photo, on a backbone of MobileNetV2: 256 × 256. */
  readonly whole: SeeingNetwork;
  /** Heads of animals, on the same backbone: 256 × 256 around each, then 192 × 192. */
  readonly animals: HeadNetworks;
  /** Parts of people, on the same backbone: 256 × 256 around each face. */
  readonly peopleParts: SeeingNetwork;
  /** Where a person would draw lines; coloring pages use it again, at sizes of their own. */
  readonly boundaries: Network;
}

/** The bytes of each file: TensorFlow Lite, but for salient objects, the backbone with what stands on it, and our own. */
export type SeeingFiles = Readonly<
  Record<
    | ("detector" | "mesh" | "person" | "salient" | "backbone" | "animals" | "peopleParts")
    | ("keptLines" | "boundaries"),
    Uint8Array
  >
>;

/** The files that each network is read from. */
export const networkFiles = {
  detector: ["detector"],
  mesh: ["mesh"],
  person: ["person"],
  salient: ["salient"],
  whole: ["backbone", "animals", "keptLines"],
  animals: ["backbone", "animals"],
  peopleParts: ["backbone", "peopleParts"],
  boundaries: ["boundaries"],
} as const satisfies Record<keyof SeeingNetworks, readonly (keyof SeeingFiles)[]>;

/** The files of one network. */
export type FilesOf<Name extends keyof SeeingNetworks> = Pick<
  SeeingFiles,
  (typeof networkFiles)[Name][number]
>;

/** What networks on the backbone see. */
const onBackbone = { black: -1, beyond: "edge" } as const;
const planOf = (file: Uint8Array) => planGraph(readGraph(file));

/** Reads each network from its files. */
const decoders: { readonly [Name in keyof SeeingNetworks]: (files: FilesOf<Name>) => SeeingNetworks[Name] } =
  {
    detector: (files) => ({ plan: planOf(files.detector), black: -1, beyond: "black" }),
    mesh: (files) => ({ plan: planOf(files.mesh), black: 0, beyond: "edge" }),
    person: (files) => ({ plan: planOf(files.person), black: 0, beyond: "black" }),
    salient: (files) => ({
      plan: planGraph(salientGraph(files.salient, salientSide)),
      black: -1,
      beyond: "edge",
    }),
    whole: (files) => ({ plan: planGraph(wholeGraph(files)), ...onBackbone }),
    animals: (files) => {
      const { again, second } = headGraphs(files.backbone, files.animals);
      return {
        again: { plan: planGraph(again), ...onBackbone },
        second: { plan: planGraph(second), ...onBackbone },
      };
    },
    peopleParts: (files) => ({
      plan: planGraph(partGraph(files.backbone, files.peopleParts)),
      ...onBackbone,
    }),
    boundaries: (files) => decodeNetwork(files.boundaries),
  };

/** Reads one of the networks from its files. Throws a RangeError when one is something else. */
export function decodeSeeingNetwork<Name extends keyof SeeingNetworks>(
  name: Name,
  files: FilesOf<Name>,
): SeeingNetworks[Name] {
  return decoders[name](files);
}

/** Reads the networks from their files. Throws a RangeError when one is something else. */
export function decodeSeeingNetworks(files: SeeingFiles): SeeingNetworks {
  return {
    detector: decoders.detector(files),
    mesh: decoders.mesh(files),
    person: decoders.person(files),
    salient: decoders.salient(files),
    whole: decoders.whole(files),
    animals: decoders.animals(files),
    peopleParts: decoders.peopleParts(files),
    boundaries: decoders.boundaries(files),
  };
}
