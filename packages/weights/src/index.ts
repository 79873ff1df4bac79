/** Weights of the engine's networks, read from where they lie. In Node; browsers fetch theirs (vite-plugin.ts). */
import { decodeSeeingNetworks, type SeeingNetworks } from "@tintery/engine";
import { readSeeingFiles } from "./seeing-files.ts";

/** The networks that see faces and people. */
export async function readSeeingNetworks(): Promise<SeeingNetworks> {
  return decodeSeeingNetworks(await readSeeingFiles());
}
