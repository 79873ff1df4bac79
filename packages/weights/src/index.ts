/** Weights of the engine's networks, read from where they lie. In Node; browsers fetch theirs (vite-plugin.ts). */
import { decodeSeeingNetworks, type SeeingNetworks } from "@tintery/engine/see";
import { readSeeingFiles } from "./seeing-files.ts";

let networks: Promise<SeeingNetworks> | undefined;

/** The networks that see faces and people; read once. */
export function readSeeingNetworks(): Promise<SeeingNetworks> {
  networks ??= readSeeingFiles().then(decodeSeeingNetworks);
  return networks;
}
