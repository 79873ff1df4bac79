import type { NetworkInterfaceInfo } from "node:os";
import type { Config } from "./config.ts";

/** Names of the machine itself, which no other device can reach it by. */
const ownNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * How a phone in the same network opens the pages, for the start banner; null where the machine is in none, or is reached by an
 * address of its own. Forms are taken from the address in PUBLIC_URL alone, so both have to be told.
 */
export function phoneLine(
  { HOST, PUBLIC_URL, PORT }: Pick<Config, "HOST" | "PUBLIC_URL" | "PORT">,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>,
): string | null {
  const all = Object.values(interfaces).flatMap((some) => some ?? []);
  const addresses = all.filter(({ family, internal }) => family === "IPv4" && !internal);
  const { hostname } = new URL(PUBLIC_URL);
  const isOpen = !ownNames.includes(HOST);
  if (isOpen && addresses.some(({ address }) => address === hostname))
    return `open ${PUBLIC_URL} on a phone in the same network`;
  const [first] = addresses;
  if (!first || !ownNames.includes(hostname)) return null;
  const url = `http://${first.address}:${PORT}`;
  return `to open ${url} on a phone in the same network, start with HOST=0.0.0.0 PUBLIC_URL=${url}`;
}
