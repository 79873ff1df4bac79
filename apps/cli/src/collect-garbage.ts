import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Lets go at once of what a conversion no longer needs. Node knows nothing of the memory that the renderer of a large PNG is
 * about to take outside, and would keep both.
 */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
