import type { SeeingNetworks } from "@tintery/engine";
import { decodeSeeingNetwork } from "@tintery/engine";
import type { WeightAddresses } from "./preview-tasks.ts";

const read = async (address: string) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new RangeError(`${address} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** What photos are looked at with: the boundary network is small and there first. */
interface FetchedNetworks {
  readonly boundaries: Promise<SeeingNetworks["boundaries"]>;
  readonly all: Promise<SeeingNetworks>;
}

/** Fetched with the first photo. */
let networks: FetchedNetworks | undefined;

/** What photos are looked at with; fetched once. */
export function fetchNetworks(weights: WeightAddresses): FetchedNetworks {
  if (networks) return networks;
  const own = readNetworks(weights);
  networks = own;
  for (const fetched of [own.boundaries, own.all])
    fetched.catch(() => {
      // the next photo tries again
      if (networks === own) networks = undefined;
    });
  return own;
}

function readNetworks(weights: WeightAddresses): FetchedNetworks {
  const readOne = async <Name extends keyof SeeingNetworks>(name: Name) =>
    decodeSeeingNetwork(name, await read(weights[name]));
  const boundaries = readOne("boundaries");
  // each is taken apart while others are on their way
  const rest = [readOne("detector"), readOne("mesh"), readOne("person"), readOne("salient")] as const;
  const all = Promise.all([boundaries, ...rest]).then(([boundaries, detector, mesh, person, salient]) => ({
    boundaries,
    detector,
    mesh,
    person,
    salient,
  }));
  return { boundaries, all };
}
