import { resolve } from "node:path";

/** Data of the server that the journeys share. */
export const dataFolder = resolve(import.meta.dirname, "../test-results/e2e-data");
