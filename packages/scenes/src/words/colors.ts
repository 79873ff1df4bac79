/** Words for colors, as people write them of things, with the tone that a picture gives them. */
export const colorWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    red: "#d03a32",
    crimson: "#a8202f",
    scarlet: "#d8341f",
    maroon: "#7a1f2b",
    burgundy: "#6e1a2e",
    pink: "#ef8fb0",
    "hot pink": "#ec4f94",
    magenta: "#c8348e",
    orange: "#ec8a2e",
    ginger: "#c8793a",
    peach: "#f5b895",
    coral: "#ef7b66",
    salmon: "#f08c78",
    brown: "#84542f",
    chestnut: "#7b4426",
    chocolate: "#5a3420",
    tan: "#c9a271",
    beige: "#dfcaa4",
    cream: "#f3e8cb",
    ivory: "#f5efdc",
    yellow: "#f2cd3c",
    golden: "#e0ad36",
    monarch: "#e8862f",
    gold: "#e0ad36",
    blond: "#e3c06f",
    blonde: "#e3c06f",
    lemon: "#f3dd55",
    mustard: "#d3a526",
    green: "#4f9a48",
    lime: "#a5cf3c",
    olive: "#7e7f3a",
    mint: "#a8dcc0",
    emerald: "#23895a",
    teal: "#20807f",
    turquoise: "#3db8b4",
    cyan: "#46c1d6",
    blue: "#3f7cc4",
    "sky blue": "#86bfe8",
    navy: "#1f3561",
    indigo: "#3f3f92",
    purple: "#7c4fa8",
    violet: "#7c55b8",
    lilac: "#b99bd6",
    lavender: "#b3a3dd",
    mauve: "#a87fa8",
    white: "#f4f2ec",
    silver: "#b6bcc2",
    gray: "#8c9094",
    grey: "#8c9094",
    black: "#2b2a2e",
    bronze: "#a0703c",
    copper: "#b5683c",
  }),
);

/** What something is made of, where that gives it its color: "a stone house". */
export const materialColors: ReadonlyMap<string, string> = new Map(
  Object.entries({
    stone: "#a39c92",
    brick: "#b0583f",
    metal: "#9aa4ae",
    glass: "#bcdde4",
    crystal: "#d6ebf2",
    marble: "#ece8e2",
    straw: "#e0bd62",
    snow: "#eef3f8",
  }),
);

/** Words for many colors at once. */
export const motley: readonly string[] = ["#d03a32", "#ec8a2e", "#f2cd3c", "#4f9a48", "#3f7cc4", "#7c4fa8"];

const shades: Readonly<Record<string, readonly [toward: number, share: number]>> = {
  dark: [20, 0.4],
  deep: [20, 0.3],
  light: [255, 0.45],
  pale: [250, 0.5],
  pastel: [250, 0.45],
  bright: [255, 0],
  vivid: [255, 0],
};

/** Whether a word before a color makes it lighter or darker. */
export const isShade = (word: string): boolean => Object.hasOwn(shades, word);

/** A color made lighter or darker by such a word. */
export function shaded(hex: string, shade: string): string {
  const [toward, share] = shades[shade] ?? [0, 0];
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `#${channels
    .map((value) =>
      Math.round(value + (toward - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Of kinds that are known by a color and drawn by another's picture. */
export const ownColors: Readonly<Record<string, string>> = {
  cardinal: "#c8322b",
  canary: "#f2cd3c",
  goldfinch: "#f0c43a",
  bluebird: "#3f7cc4",
  robin: "#b5603a",
  sparrow: "#8f6a48",
  finch: "#a8784f",
  bluebonnet: "#4a63c8",
  delphinium: "#4a63c8",
  foxglove: "#d8709c",
};
