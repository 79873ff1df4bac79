import { writeFileSync } from "node:fs";
import { extractNoto } from "./noto/extract-noto.ts";

writeFileSync(new URL("../packages/scenes/src/figures/noto-figures.json", import.meta.url), extractNoto());
