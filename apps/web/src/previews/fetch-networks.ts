import type { SeeingNetworks } from "@tintery/engine";
import { decodeSeeingNetwork } from "@tintery/engine";
import type { WeightAddresses } from "./preview-tasks.ts";

const read = async (address: string) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new RangeError(`${address} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** Fetched with the first photo. */
let networks: Promise<SeeingNetworks> | undefined;

/** What photos are looked at with; fetched once. */
export function fetchNetworks(weights: WeightAddresses): Promise<SeeingNetworks> {
  networks ??= readNetworks(weights);
  networks.catch(() => {
    // the next photo tries again
    networks = undefined;
  });
  return networks;
}

async function readNetworks(weights: WeightAddresses): Promise<SeeingNetworks> {
  const readOne = async <Name extends keyof SeeingNetworks>(name: Name) =>
    decodeSeeingNetwork(name, await read(weights[name]));
  // each is taken apart while others are on their way
  const [boundaries, detector, mesh, person, salient] = await Promise.all([
    readOne("boundaries"),
    readOne("detector"),
    readOne("mesh"),
    readOne("person"),
    readOne("salient"),
  ]);
  return { boundaries, detector, mesh, person, salient };
}
