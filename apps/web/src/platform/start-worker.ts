import { siteNow } from "./site.ts";

/**
 * Starts a module worker of ours.
 * @param address as the bundler names the worker's file (`?worker&url`), made whole by the module that imports it
 * @throws where the browser allows no worker
 */
export function startWorker(address: string): Worker {
  return siteNow()?.startWorker(address) ?? new Worker(address, { type: "module" });
}
