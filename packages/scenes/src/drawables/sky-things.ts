import type { DrawableRows } from "./drawable-row.ts";

/** What is seen in the sky. */
export const skyThings = {
  sun: { kin: "" },
  moon: { names: "full moon", kin: "" },
  "crescent moon": { names: "crescent", kin: "" },
  star: { names: "stars", kin: "" },
  "shooting star": { names: "falling star" },
  comet: { names: "meteor" },
  planet: { kin: "" },
  saturn: { names: "ringed planet" },
  earth: { names: "globe, planet earth", kin: "" },
  "milky way": { names: "galaxy" },
  constellation: { kin: "" },
  cloud: { names: "clouds", kin: "" },
  "storm cloud": {},
  rainbow: {},
  lightning: { names: "lightning bolt" },
  "northern lights": { names: "aurora, aurora borealis, polar lights" },
  fireworks: { names: "firework" },
  snowflake: {},
  raindrop: {},
  "fairy lights": {
    names: "string lights, christmas lights, light garland, lights on a string, party lights",
    kin: "",
  },
} as const satisfies DrawableRows;
