import { plainItem } from "../plain-item.ts";
import type { SceneGraph, SceneWord } from "../scene-graph.ts";

const empty: SceneGraph = {
  settings: [],
  timeOfDay: null,
  weather: null,
  season: null,
  skyColor: null,
  closeUp: false,
  items: [],
  words: [],
};

const word = (text: string, item: number | null = null, weight: SceneWord["weight"] = 1): SceneWord => ({
  text,
  match: "drawn",
  as: null,
  weight,
  item,
});

/** Prompts with what the parser makes of them. */
export const exampleGraphs: readonly (readonly [prompt: string, graph: SceneGraph])[] = [
  [
    "a ginger cat sleeping under a tree at sunset",
    {
      ...empty,
      timeOfDay: "sunset",
      items: [
        {
          ...plainItem("cat"),
          colors: ["#c8793a"],
          pose: "sleep",
          relation: { kind: "under", to: 1 },
        },
        plainItem("tree"),
      ],
      words: [
        word("ginger", 0, 0.5),
        word("cat", 0),
        { ...word("sleeping", 0), pose: "sleep" },
        word("tree", 1),
        word("sunset"),
      ],
    },
  ],
  [
    "Three spaniels chasing a red ball on the beach, storm coming",
    {
      ...empty,
      settings: ["beach"],
      weather: "storm",
      items: [
        { ...plainItem("dog"), count: 3, pose: "run" },
        { ...plainItem("ball"), colors: ["#d03a32"], relation: { kind: "beside", to: 0 } },
      ],
      words: [
        word("Three", 0, 0.5),
        { text: "spaniels", match: "similar", as: "dog", weight: 1, item: 0 },
        { ...word("chasing", 0), pose: "run" },
        word("red", 1, 0.5),
        word("ball", 1),
        word("beach"),
        word("storm"),
      ],
    },
  ],
  [
    "close-up of a tiny kitten wearing a striped scarf",
    {
      ...empty,
      closeUp: true,
      items: [
        { ...plainItem("cat"), size: 0.5, young: true },
        { ...plainItem("scarf"), pattern: "striped", relation: { kind: "wear", to: 0 } },
      ],
      words: [
        word("close-up", null, 0.5),
        word("tiny", 0, 0.5),
        word("kitten", 0),
        word("striped", 1, 0.5),
        word("scarf", 1),
      ],
    },
  ],
  [
    "field of sunflowers in the mountains, melancholy",
    {
      ...empty,
      settings: ["meadow", "mountains"],
      items: [{ ...plainItem("sunflower"), count: 12, mass: true }],
      words: [
        word("field"),
        word("sunflowers", 0),
        word("mountains"),
        { text: "melancholy", match: "not-drawn", as: null, weight: 1, item: null },
      ],
    },
  ],
];
