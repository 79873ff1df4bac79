import type { Scene } from "./scene.ts";
import { eveningCat } from "./scenes/evening-cat.ts";
import { foxPortrait } from "./scenes/fox-portrait.ts";
import { harbor } from "./scenes/harbor.ts";
import { meadow } from "./scenes/meadow.ts";
import { mountainLake } from "./scenes/mountain-lake.ts";
import { stillLife } from "./scenes/still-life.ts";

export type { Scene } from "./scene.ts";

/** Pictures drawn by our own code, to measure and to test with. */
export const drawnScenes: readonly Scene[] = [
  mountainLake,
  harbor,
  stillLife,
  foxPortrait,
  meadow,
  eveningCat,
];
