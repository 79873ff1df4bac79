import { open } from "node:fs/promises";
import { join } from "node:path";

/** The name of the socket, in the data folder, which only its owner can enter. */
const name = "admin.socket";
/** Bytes of an address of a socket that every system takes. */
const maxBytes = 100;

/** Where a server on the embedded database listens for commands. */
export function socketIn(folder: string): string {
  return join(folder, name);
}

/**
 * Hands an address of the socket to `use` that is short enough for the system: a deep folder is named by its open handle, where the
 * system can do that.
 */
export async function withSocketAddress<T>(folder: string, use: (address: string) => Promise<T>): Promise<T> {
  const path = socketIn(folder);
  if (Buffer.byteLength(path) <= maxBytes || process.platform !== "linux") return use(path);
  const handle = await open(folder);
  try {
    return await use(`/proc/self/fd/${handle.fd}/${name}`);
  } finally {
    await handle.close();
  }
}
