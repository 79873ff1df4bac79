import type { SeeingNetworks } from "@tintery/engine";
import { decodeSeeingNetworks } from "@tintery/engine";
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
  const files = Object.entries(weights).map(async ([name, address]) => [name, await read(address)]);
  return decodeSeeingNetworks(Object.fromEntries(await Promise.all(files)));
}
