import { describe, expect, it } from "vitest";
import { type DrawableName, drawables, kindOf } from "../drawables.ts";
import { paintbox } from "../paintbox.ts";
import { boxOf } from "../raster/coverage.ts";
import { walkSvg } from "../raster/walk-svg.ts";
import { seeded } from "../seeded.ts";
import { plainItem } from "../words/plain-item.ts";
import { type Pose, poses, type SceneItem } from "../words/scene-graph.ts";
import { isCreature } from "./creature-looks.ts";
import { figureOf } from "./figure-of.ts";
import { notoNames } from "./noto-names.ts";
import type { Making } from "./maker.ts";

const paints = paintbox();
const figure = (item: SceneItem, setting: Making["setting"] = "meadow") =>
  figureOf({
    paints,
    chance: seeded(5),
    item,
    index: 0,
    season: null,
    setting,
    isBusy: false,
    isCarrying: false,
    garments: [],
    door: null,
    isNight: false,
    color: (usual) => item.colors[0] ?? usual,
  });

/** The box that a drawing fills, without its light and shade. */
function drawnBox(svg: string) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const definitions = paints.frame(1, 1, [svg]);
  let hidden = 0;
  walkSvg(definitions, 1, {
    area: ({ lines }) => {
      if (hidden > 0) return;
      const [left, top, right, bottom] = boxOf(lines);
      box.left = Math.min(box.left, left);
      box.top = Math.min(box.top, top);
      box.right = Math.max(box.right, right);
      box.bottom = Math.max(box.bottom, bottom);
    },
    enter: (name) => {
      if (name === "shade") hidden++;
    },
    leave: (name) => {
      if (name === "shade") hidden--;
    },
    open: () => {},
    close: () => {},
  });
  return box;
}

/** Animals by our own hand that are one drawing with poses of its own. */
const own = [...drawables.keys()].filter(
  (name) => kindOf(name) === "animal" && !notoNames.has(name) && !isCreature(name),
);
const swimming: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "dolphin",
  "orca",
  "shark",
  "whale",
  "narwhal",
  "trout",
  "turtle",
]);
const shown: readonly (Pose | null)[] = [null, ...poses];

describe("animals of our own hand", () => {
  it.each(own)("%s fills the box it says it fills, in every pose, old and young", (drawable) => {
    for (const pose of shown)
      for (const young of [false, true]) {
        const { svg, width, height } = figure({ ...plainItem(drawable), pose, young });
        const told = `${drawable} ${pose} ${young}`;
        expect(svg, told).not.toMatch(/NaN|undefined|Infinity/);
        const box = drawnBox(svg);
        expect(-box.top / height, `${told}: top`).toBeLessThan(1.12);
        expect(-box.top / height, `${told}: top`).toBeGreaterThan(0.7);
        expect(box.bottom / height, `${told}: bottom`).toBeLessThan(swimming.has(drawable) ? 0.25 : 0.1);
        expect(Math.max(-box.left, box.right) / width, `${told}: side`).toBeLessThan(0.64);
      }
  });

  it.each(["elephant", "parrot", "dolphin", "turtle", "octopus", "duck", "crab"] as const)(
    "%s takes the color that is asked for",
    (drawable) => {
      const asked = figure({ ...plainItem(drawable), colors: ["#8f5bb5"] });
      expect(asked.svg).not.toBe(figure(plainItem(drawable)).svg);
    },
  );

  it("shows what its deeds are", () => {
    for (const [drawable, pose] of [
      ["elephant", "eat"],
      ["elephant", "sleep"],
      ["parrot", "fly"],
      ["dolphin", "jump"],
      ["penguin", "lie"],
      ["kangaroo", "jump"],
      ["monkey", "play"],
      ["turtle", "swim"],
    ] as const)
      expect(figure({ ...plainItem(drawable), pose }).svg, `${drawable} ${pose}`).not.toBe(
        figure(plainItem(drawable)).svg,
      );
  });

  it("has flippers at the sea and feet on land", () => {
    const turtle = plainItem("turtle");
    expect(figure(turtle, "underwater").height).toBeGreaterThan(figure(turtle, "meadow").height);
    expect(figure(turtle, "beach").svg).not.toBe(figure(turtle, "meadow").svg);
  });
});
