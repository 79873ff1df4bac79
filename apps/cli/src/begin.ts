import { setFlagsFromString } from "node:v8";
import { v8Flags } from "@tintery/engine/v8-flags";

/** Short-lived values keep the 1 MB that they begin with: they grew to 32 MB, and no command was faster for it. */
const memoryFlag = "--semi-space-growth-factor=1";

// before anything is compiled that they concern
for (const flag of [...v8Flags, memoryFlag]) setFlagsFromString(flag);
await import("./main.ts");
