import { NoWebAssembly } from "@tintery/engine";

/** Why the engine does not work on this device: the page's policy forbids WebAssembly, or anything else. */
export type Failure = "forbidden" | "unable";

/** Why the engine failed in a worker. */
export const failureOf = (error: unknown): Failure =>
  error instanceof NoWebAssembly ? "forbidden" : "unable";
