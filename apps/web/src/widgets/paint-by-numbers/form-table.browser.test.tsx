import { paintByNumbersOptions } from "@tintery/contract/tables";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hostPage } from "../../testing/host-page.ts";
import { answerCalls } from "../../testing/network.ts";
import { spareDevice } from "../../testing/spare-device.ts";

/**
 * The creation form as the specification has it, row by row: sections 3 (fields), 5 (rules), 6 (who may) and 9 (limits).
 * Written out anew, so that a slip in the table of options is noticed.
 */
interface Row {
  /** What the field is called. */
  label: string;
  /** Stands among the options that are folded. */
  folded?: true;
  /** Only for professional users. */
  professional?: true;
  /** Dimmed but for premium users. */
  premium?: true;
  /** Comes back with the next visit. */
  remembered?: true;
  /** Pixel pictures have no use for it. */
  notInPixelMode?: true;
}
interface NumberRow extends Row {
  kind: "number";
  initial: number | null;
  min: number;
  max: number;
  step: number;
  /** Some value that may be chosen. */
  some: number;
}
interface SelectRow extends Row {
  kind: "select";
  initial: string;
  words: readonly string[];
}
interface CheckRow extends Row {
  kind: "check";
  initial: boolean;
  /** What must be chosen first. */
  needs?: string;
}

const rows = {
  numberOfColors: {
    kind: "number",
    label: "Number of colors",
    initial: 30,
    min: 7,
    max: 100,
    step: 1,
    some: 24,
    remembered: true,
  },
  canvasSize: {
    kind: "select",
    label: "Canvas size",
    initial: "none",
    words: [
      "none",
      ...["24x30", "24x24", "18x24", "16.5x23.4", "16x20", "11.7x16.5", "12x16", "12x12", "11x14", "9x12"],
      ...["8.3x11.7", "8x10", "5x7", "4x8"],
    ],
    remembered: true,
  },
  customWidth: {
    kind: "number",
    label: "Custom width (in)",
    initial: null,
    min: 4,
    max: 45,
    step: 0.1,
    some: 10,
  },
  customHeight: {
    kind: "number",
    label: "Custom height (in)",
    initial: null,
    min: 4,
    max: 45,
    step: 0.1,
    some: 12.5,
  },
  crop: { kind: "check", label: "Fill the whole canvas", initial: false, needs: "a canvas" },
  detalization: {
    kind: "select",
    label: "Smallest regions",
    initial: "normal",
    words: ["ultra", "high", "normal", "low", "lowest"],
    folded: true,
    remembered: true,
    notInPixelMode: true,
  },
  segmentsComplexity: {
    kind: "select",
    label: "Simpler shapes",
    initial: "none",
    words: ["none", "level1", "level2", "level3", "simplest"],
    folded: true,
    remembered: true,
  },
  colorPrecision: {
    kind: "select",
    label: "Similar colors",
    initial: "high",
    words: ["high", "normal", "low", "lowest"],
    folded: true,
    remembered: true,
    notInPixelMode: true,
  },
  gradientStep: {
    kind: "select",
    label: "Soft gradients",
    initial: "normal",
    words: ["high", "normal"],
    folded: true,
    remembered: true,
    notInPixelMode: true,
  },
  minArea: {
    kind: "number",
    label: "Merge small regions (%)",
    initial: 0,
    min: 0,
    max: 100,
    step: 0.1,
    some: 12.5,
    folded: true,
    remembered: true,
  },
  enhancement: { kind: "check", label: "Smart cleanup", initial: true, folded: true, remembered: true },
  mode: { kind: "check", label: "Pixel art", initial: false, folded: true, remembered: true },
  aiFilterType: {
    kind: "select",
    label: "Art style",
    initial: "none",
    words: [
      ...[
        "none",
        "painting-general",
        "oil-painting",
        "palette-knife",
        "acrylic",
        "watercolor",
        "gouache",
        "digital",
      ],
      ...["graffiti", "grimdark", "impasto", "impressionism-painting-style", "magic-realism", "pointillism"],
      ...["renaissance", "retrofuturism"],
    ],
    folded: true,
    premium: true,
  },
  palette: {
    kind: "select",
    label: "Palette",
    initial: "",
    words: ["", "1", "8"],
    folded: true,
    premium: true,
  },
  paletteColors: { kind: "text", label: "Your own paints", folded: true, professional: true },
  mixPalette: {
    kind: "check",
    label: "Mix paints in pairs (50/50)",
    initial: false,
    needs: "paints",
    folded: true,
    professional: true,
  },
} as const satisfies Record<string, NumberRow | SelectRow | CheckRow | (Row & { kind: "text" })>;
type Name = keyof typeof rows;
const all = Object.entries(rows) as [Name, NumberRow | SelectRow | CheckRow | (Row & { kind: "text" })][];
const ofKind = <Kind extends "number" | "select" | "check">(kind: Kind) =>
  all.filter(
    (entry): entry is [Name, Extract<NumberRow | SelectRow | CheckRow, { kind: Kind }>] =>
      entry[1].kind === kind,
  );

const roles = { number: "spinbutton", select: "combobox", check: "checkbox", text: "textbox" } as const;
const field = (name: Name) =>
  page.getByRole(roles[rows[name].kind], { name: rows[name].label, exact: true, includeHidden: true });

/** What the specification has besides: what the form begins with. */
const elsewhere = ["image", "prompt"];
/** What we have besides the specification. */
const ours = ["thinLines", "lookStrength", "paper", "cellSize"];

beforeAll(spareDevice);
let network: ReturnType<typeof answerCalls> | undefined;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  network?.undo();
  document.body.innerHTML = "";
});

async function openForm(attributes = "data-professional"): Promise<void> {
  await hostPage(`<div id="paint-by-numbers-upload-form" ${attributes}></div>`);
  await page.getByRole("button", { name: "Create paint by numbers" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  // the form and its texts come over the network too
  network?.undo();
  network = answerCalls(() => ({
    body: [
      { id: 1, title: "Golden", colors_number: 88 },
      { id: 8, title: "Six of somebody", colors_number: 6 },
    ],
  }));
  await page.getByText("More options").click();
}
const unfolded = () => (field("mode").element().closest("details") as HTMLDetailsElement).open;

it("has every field of the specification, and no row stands for nothing", async () => {
  const specified = [
    ...["image", "prompt", "numberOfColors", "segmentsComplexity", "colorPrecision", "aiFilterType"],
    ...["gradientStep", "minArea", "mode", "enhancement", "palette", "mixPalette", "paletteColors"],
    ...["detalization", "canvasSize", "customWidth", "customHeight", "crop"],
  ];
  expect([...Object.keys(rows), ...elsewhere].sort()).toEqual(specified.sort());
  const options = Object.keys(paintByNumbersOptions).filter((name) => !ours.includes(name));
  expect(options.filter((name) => !(name in rows))).toEqual([]);
  await openForm();
  for (const [name] of all) await expect.element(field(name)).toBeVisible();
});

it("is closed over what only some decide: one disclosure, folded at first", async () => {
  await hostPage(`<div id="paint-by-numbers-upload-form" data-professional></div>`);
  await page.getByRole("button", { name: "Create paint by numbers" }).click();
  await expect.element(field("numberOfColors")).toBeVisible();
  expect(unfolded()).toBe(false);
  const places = all.map(([name, { folded = false }]) => [
    name,
    folded,
    field(name).element().closest("details") !== null,
  ]);
  expect(places.filter(([, folded, found]) => folded !== found)).toEqual([]);
});

it("has what is for professional users for them alone", async () => {
  await openForm("");
  for (const [name, { professional }] of all)
    expect(field(name).elements().length, name).toBe(professional ? 0 : 1);
});

it("dims what is for premium users, and says so", async () => {
  await openForm("");
  for (const [name, row] of all) {
    if (!("premium" in row)) continue;
    await expect.element(field(name)).toBeDisabled();
    await expect.element(field(name)).toHaveAccessibleDescription("For premium users only.");
  }
  // what a form of a test before this one still asks for is not about palettes
  expect(network?.asked.filter(({ url }) => url.includes("palettes"))).toEqual([]);
});

describe.each(ofKind("number"))("%s", (name, { initial, min, max, step, some }) => {
  const says = () => page.getByText(`Enter a number from ${min} to ${max}.`);

  it("has its default, range and step", async () => {
    await openForm();
    await expect.element(field(name)).toHaveValue(initial);
    for (const [attribute, value] of Object.entries({ min, max, step }))
      await expect.element(field(name)).toHaveAttribute(attribute, String(value));
  });

  it("marks what is out of range with a border and in words, and nothing in it", async () => {
    await openForm();
    const borderOf = () => getComputedStyle(field(name).element()).borderColor;
    const usual = borderOf();
    for (const good of [min, some, max]) {
      await field(name).fill(String(good));
      await expect.element(field(name)).not.toHaveAttribute("aria-invalid", "true");
    }
    for (const bad of [min - 1, max + 1]) {
      await field(name).fill(String(bad));
      await expect.element(field(name)).toHaveAttribute("aria-invalid", "true");
      await expect.element(says()).toBeVisible();
      expect(borderOf()).not.toBe(usual);
      // what was typed stays
      await expect.element(field(name)).toHaveValue(bad);
    }
  });
});

it.each(ofKind("select"))("%s has its default and its words", async (name, { initial, words }) => {
  await openForm();
  await expect.element(field(name)).toHaveValue(initial);
  await expect.element(field(name)).toBeEnabled();
  const offered = [...field(name).element().querySelectorAll("option")].map(({ value }) => value);
  expect([...offered].sort()).toEqual([...words].sort());
});

it.each(ofKind("check"))(
  "%s has its default, and can be chosen when it means something",
  async (name, row) => {
    await openForm();
    if (row.initial) await expect.element(field(name)).toBeChecked();
    else await expect.element(field(name)).not.toBeChecked();
    if (row.needs) await expect.element(field(name)).toBeDisabled();
    else await expect.element(field(name)).toBeEnabled();
  },
);

it("remembers what is remembered, and nothing of one picture alone", async () => {
  await openForm();
  const change = async (name: Name) => {
    const row = rows[name];
    if (row.kind === "number") await field(name).fill(String(row.some));
    if (row.kind === "select")
      await field(name).selectOptions(row.words.find((word) => word !== row.initial)!);
    if (row.kind === "check") await field(name).click();
  };
  const value = (name: Name) => {
    const element = field(name).element() as HTMLInputElement;
    return rows[name].kind === "check" ? element.checked : element.value;
  };
  // pixel mode dims others, and an own size the canvas: they come last
  const kept = all.filter(([name, row]) => row.remembered && name !== "mode").map(([name]) => name);
  for (const name of [...kept, "mode", "crop", "customWidth", "customHeight"] as const) await change(name);
  const chosen = [...kept, "mode" as const].map((name) => [name, value(name)]);
  await openForm();
  expect([...kept, "mode" as const].map((name) => [name, value(name)])).toEqual(chosen);
  for (const name of ["crop", "customWidth", "customHeight"] as const)
    expect(value(name), name).toBe(rows[name].initial ?? "");
});

it("dims in pixel mode exactly what a pixel picture ignores", async () => {
  await openForm();
  await field("mode").click();
  await expect.element(field("palette")).toBeEnabled();
  const never: Name[] = ["crop", "mixPalette"];
  for (const [name, { notInPixelMode = false }] of all) {
    if (never.includes(name)) continue;
    expect((field(name).element() as HTMLInputElement).disabled, name).toBe(notInPixelMode);
  }
});

it("offers beads and stitches for a pixel picture alone, and remembers which", async () => {
  await openForm();
  const cells = page.getByLabelText("Beads or stitches");
  expect(cells.elements()).toHaveLength(0);
  await field("mode").click();
  await expect.element(cells).toHaveValue("none");
  await cells.selectOptions("Midi beads, 5 mm");
  await openForm();
  await expect.element(cells).toHaveValue("midi");
});

it("asks how simple it shall be with one slider, which sets six options and gives back what was chosen of them", async () => {
  await openForm();
  const level = page.getByRole("slider", { name: "Level of detail" });
  const six = ["detalization", "segmentsComplexity", "colorPrecision", "gradientStep", "minArea"] as const;
  const values = () => six.map((name) => (field(name).element() as HTMLInputElement).value);
  await expect.element(level).toHaveAttribute("aria-valuetext", "Balanced");
  await level.fill("0");
  await expect.element(level).toHaveAttribute("aria-valuetext", "Very simple");
  expect(values()).toEqual(["lowest", "level2", "low", "normal", "0"]);
  await level.fill("4");
  await expect.element(level).toHaveAccessibleDescription(/^Very detailed\. .*Up to about \d+ regions/);
  expect(values()).toEqual(["ultra", "none", "high", "high", "0"]);
  await field("minArea").fill("7");
  await field("enhancement").click();
  await expect.element(level).toHaveAttribute("aria-valuetext", "Your own settings");
  await expect.element(level).toHaveValue("4");
  await level.fill("1");
  expect(values()).toEqual(["low", "level1", "normal", "normal", "0"]);
  await expect.element(field("enhancement")).toBeChecked();
  await page.getByRole("button", { name: "Back to your own settings" }).click();
  expect(values()).toEqual(["ultra", "none", "high", "high", "7"]);
  await expect.element(field("enhancement")).not.toBeChecked();
  await expect.poll(() => level.element().matches(":focus")).toBe(true);
});

it("asks with the same slider for the squares of a pixel picture, unless beads or stitches decide", async () => {
  await openForm();
  const level = page.getByRole("slider", { name: "Level of detail" });
  await field("mode").click();
  await expect.element(field("segmentsComplexity")).toHaveValue("none");
  await level.fill("0");
  await expect.element(field("segmentsComplexity")).toHaveValue("simplest");
  await field("mode").click();
  await expect.element(level).toHaveAttribute("aria-valuetext", "Balanced");
  await field("mode").click();
  await page.getByLabelText("Beads or stitches").selectOptions("Midi beads, 5 mm");
  await expect.element(level).not.toBeInTheDocument();
});

it("opens crop for a canvas or a size of one's own, which takes the canvas' place and is said in millimeters", async () => {
  await openForm();
  await field("canvasSize").selectOptions("8x10");
  await expect.element(field("crop")).toBeEnabled();
  await field("crop").click();
  await field("canvasSize").selectOptions("none");
  await expect.element(field("crop")).toBeDisabled();
  await expect.element(field("crop")).not.toBeChecked();
  // half of a size, and one that is refused, take nothing's place
  await field("canvasSize").selectOptions("8x10");
  await field("customWidth").fill("4");
  await expect.element(field("canvasSize")).toBeEnabled();
  await expect.element(field("crop")).toBeEnabled();
  await field("customHeight").fill("3");
  await expect.element(field("canvasSize")).toBeEnabled();
  await field("customHeight").fill("45");
  await expect.element(field("canvasSize")).toBeDisabled();
  await expect.element(page.getByText("102 × 1,143 mm")).toBeVisible();
  await expect.element(field("crop")).toBeEnabled();
});

const paints = (count: number) =>
  Array.from({ length: count }, (_, k) => `${k + 1} #${(0x102030 + k * 0x131719).toString(16)}`).join("\n");

it("refuses fewer paints than seven, and mixes what it takes: from 20, at least 7, at most 60", async () => {
  await openForm();
  await field("paletteColors").fill(paints(6));
  await field("minArea").click();
  await expect.element(page.getByText("Enter 7 to 120 paints.")).toBeVisible();
  await expect.element(field("mixPalette")).toBeDisabled();
  await field("paletteColors").fill(paints(7));
  await field("numberOfColors").fill("61");
  await field("mixPalette").click();
  await expect.element(field("numberOfColors")).toHaveValue(20);
  await field("numberOfColors").fill("61");
  await expect.element(field("numberOfColors")).toHaveValue(60);
  await field("numberOfColors").fill("6");
  await field("minArea").click();
  await expect.element(field("numberOfColors")).toHaveValue(7);
});
