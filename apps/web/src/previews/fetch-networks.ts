import type { SeeingNetworks } from "@tintery/engine";
import { decodeSeeingNetwork } from "@tintery/engine";
import type { WeightAddresses } from "./preview-tasks.ts";

type Name = keyof SeeingNetworks;

const files = new Map<Name, Promise<Uint8Array>>();
const networks = new Map<Name, Promise<SeeingNetworks[Name]>>();

/** What is kept under a name, or is made and kept. */
function once<Value>(
  kept: Map<Name, Promise<Value>>,
  name: Name,
  make: () => Promise<Value>,
): Promise<Value> {
  const own = kept.get(name) ?? make();
  kept.set(name, own);
  // the next photo tries again
  own.catch(() => kept.delete(name));
  return own;
}

/** Fetches the file of a network, once. */
export function fetchFile(name: Name, weights: WeightAddresses): Promise<Uint8Array> {
  return once(files, name, async () => {
    const answer = await fetch(weights[name]);
    if (!answer.ok) throw new RangeError(`${weights[name]} answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  });
}

/** A network that photos are looked at with: fetched and taken apart once. */
export function fetchNetwork<Own extends Name>(
  name: Own,
  weights: WeightAddresses,
): Promise<SeeingNetworks[Own]> {
  const fetched = once(networks, name, async () => {
    const network = decodeSeeingNetwork(name, await fetchFile(name, weights));
    files.delete(name);
    return network;
  });
  return fetched as Promise<SeeingNetworks[Own]>;
}

/** All of them. */
export async function fetchNetworks(weights: WeightAddresses): Promise<SeeingNetworks> {
  const [boundaries, detector, mesh, person, salient] = await Promise.all([
    fetchNetwork("boundaries", weights),
    fetchNetwork("detector", weights),
    fetchNetwork("mesh", weights),
    fetchNetwork("person", weights),
    fetchNetwork("salient", weights),
  ]);
  return { boundaries, detector, mesh, person, salient };
}
