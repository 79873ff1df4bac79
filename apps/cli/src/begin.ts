import { setFlagsFromString } from "node:v8";
import { v8Flags } from "@tintery/engine/v8-flags";

// before anything is compiled that they concern
for (const flag of v8Flags) setFlagsFromString(flag);
await import("./main.ts");
