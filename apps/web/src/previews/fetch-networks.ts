import type { FilesOf, SeeingFiles, SeeingNetworks } from "@tintery/engine";
import { decodeSeeingNetwork, networkFiles } from "@tintery/engine";
import type { WeightAddresses } from "./preview-tasks.ts";

type Name = keyof SeeingNetworks;

const files = new Map<keyof SeeingFiles, Promise<Uint8Array>>();
const networks = new Map<Name, Promise<SeeingNetworks[Name]>>();

/** What is kept under a name, or is made and kept. */
function once<Key, Value>(
  kept: Map<Key, Promise<Value>>,
  name: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const own = kept.get(name) ?? make();
  kept.set(name, own);
  // the next photo tries again
  own.catch(() => kept.delete(name));
  return own;
}

/** Fetches a file of networks, once. */
export function fetchFile(name: keyof SeeingFiles, weights: WeightAddresses): Promise<Uint8Array> {
  return once(files, name, async () => {
    const answer = await fetch(weights[name]);
    if (!answer.ok) throw new RangeError(`${weights[name]} answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  });
}

/** Whether several networks are read from a file. */
function isShared(file: keyof SeeingFiles): boolean {
  const readers = Object.values(networkFiles).filter((names: readonly string[]) => names.includes(file));
  return readers.length > 1;
}

/** A network that photos are looked at with: fetched and taken apart once. */
export function fetchNetwork<Own extends Name>(
  name: Own,
  weights: WeightAddresses,
): Promise<SeeingNetworks[Own]> {
  const fetched = once(networks, name, async () => {
    const names = networkFiles[name];
    const fetched = await Promise.all(
      names.map(async (file) => [file, await fetchFile(file, weights)] as const),
    );
    const network = decodeSeeingNetwork(name, Object.fromEntries(fetched) as FilesOf<Own>);
    for (const file of names) if (!isShared(file)) files.delete(file);
    return network;
  });
  return fetched as Promise<SeeingNetworks[Own]>;
}
