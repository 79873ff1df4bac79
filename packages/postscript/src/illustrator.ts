import { paintColor, deviceSpaces } from "./colors/device-colors.ts";
import type { PaintColor } from "./colors/paint-color.ts";
import { Path } from "./drawing/path.ts";
import type { Machine, OperatorTable } from "./machine.ts";
import { PsOperator } from "./objects.ts";
import type { PsObject } from "./objects.ts";
import { fillPath, strokePath } from "./operators/painting.ts";
import { illustratorText } from "./illustrator-text.ts";

/** What Illustrator's operators keep beside the graphics state: colors of fills and strokes, paths put together. */
export interface ArtState {
  fill: PaintColor;
  stroke: PaintColor;
  isEvenOdd: boolean;
  /** `W` was met: the next path clips once it is painted. */
  clips: boolean;
  /** Paths of a compound, which are painted as one at its end. */
  compound: { readonly path: Path; paints: Painting } | null;
  /** Layers that are not shown, and what lies in them. */
  hiddenDepth: number;
  layers: boolean[];
}

interface Painting {
  readonly closes: boolean;
  readonly fills: boolean;
  readonly strokes: boolean;
}

const start = (): ArtState => ({
  fill: paintColor(deviceSpaces.gray, [0]),
  stroke: paintColor(deviceSpaces.gray, [0]),
  isEvenOdd: false,
  clips: false,
  compound: null,
  hiddenDepth: 0,
  layers: [],
});

/**
 * Lets a machine read Illustrator's drawings (versions 3 to 8) that come without the procedures that define their
 * operators: every name that nothing defines is looked up here, and one that is not here takes its operands away. The
 * operators are those of Adobe's public description of the format.
 */
export function addIllustratorOperators(machine: Machine): void {
  const state = start();
  const table: OperatorTable = {
    ...paths,
    ...colorsOf(state),
    ...paintings(state),
    ...structure(state),
    ...illustratorText(state),
  };
  const operators = new Map<string, PsObject>(
    Object.entries(table).map(([name, run]) => [name, new PsOperator(name, () => run(machine))] as const),
  );
  const nothing = new PsOperator("unknown", () => {
    machine.operands.count = 0;
  });
  const procedures = machine.dictOf({
    initialize: machine.makeArray([], true),
    terminate: machine.makeArray([], true),
  });
  machine.fallback = (name) => operators.get(name) ?? (name.startsWith("Adobe_") ? procedures : nothing);
}

const paths: OperatorTable = {
  m: ({ operands, graphics }) => graphics.moveTo(...(operands.popNumbers(2) as [number, number])),
  l: lineTo,
  L: lineTo,
  c: ({ operands, graphics }) => graphics.curveTo(operands.popNumbers(6)),
  C: ({ operands, graphics }) => graphics.curveTo(operands.popNumbers(6)),
  v: curveFromPoint,
  V: curveFromPoint,
  y: curveToPoint,
  Y: curveToPoint,
  w: ({ operands, graphics }) => {
    graphics.state.lineWidth = Math.abs(operands.popNumber());
  },
  j: ({ operands, graphics }) => {
    graphics.state.lineJoin = operands.popIndex(2);
  },
  J: ({ operands, graphics }) => {
    graphics.state.lineCap = operands.popIndex(2);
  },
  M: ({ operands, graphics }) => {
    graphics.state.miterLimit = Math.max(1, operands.popNumber());
  },
  d: ({ operands, graphics }) => {
    const offset = operands.popNumber();
    const parts = operands.popArray().toList().map(Number);
    graphics.state.dash = parts.every((part) => part >= 0) ? parts : [];
    graphics.state.dashOffset = offset;
  },
  i: ({ operands }) => void operands.pop(),
};

function lineTo({ operands, graphics }: Machine): void {
  const [x, y] = operands.popNumbers(2) as [number, number];
  graphics.lineTo(x, y);
}

/** A curve whose first handle lies on its beginning. */
function curveFromPoint({ operands, graphics }: Machine): void {
  graphics.curveTo([...graphics.currentPoint(), ...operands.popNumbers(4)]);
}

/** A curve whose second handle lies on its end. */
function curveToPoint({ operands, graphics }: Machine): void {
  const [x1, y1, x, y] = operands.popNumbers(4);
  graphics.curveTo([x1!, y1!, x!, y!, x!, y!]);
}

function colorsOf(state: ArtState): OperatorTable {
  const set = (which: "fill" | "stroke", color: PaintColor) => {
    state[which] = color;
  };
  const gray = (which: "fill" | "stroke") => (machine: Machine) =>
    set(which, paintColor(deviceSpaces.gray, machine.operands.popNumbers(1)));
  const inks = (which: "fill" | "stroke") => (machine: Machine) =>
    set(which, paintColor(deviceSpaces.cmyk, machine.operands.popNumbers(4)));
  const light = (which: "fill" | "stroke") => (machine: Machine) => {
    const rgb = machine.operands.popNumbers(3);
    // the same color in inks may lie below
    machine.operands.count = 0;
    set(which, paintColor(deviceSpaces.rgb, rgb));
  };
  const custom = (which: "fill" | "stroke") => (machine: Machine) => {
    const tint = machine.operands.popNumber();
    machine.operands.pop();
    set(which, tinted(machine.operands.popNumbers(4), tint));
  };
  const named = (which: "fill" | "stroke") => (machine: Machine) => {
    const isRgb = machine.operands.popNumber() === 1;
    const tint = machine.operands.popNumber();
    machine.operands.pop();
    const components = machine.operands.popNumbers(isRgb ? 3 : 4);
    machine.operands.count = 0;
    set(which, isRgb ? lightened(components, tint) : tinted(components, tint));
  };
  const pattern = (which: "fill" | "stroke") => (machine: Machine) => {
    machine.operands.count = 0;
    machine.notes.add("parts_left_out");
    set(which, paintColor(deviceSpaces.gray, [0.5]));
  };
  return {
    g: gray("fill"),
    G: gray("stroke"),
    k: inks("fill"),
    K: inks("stroke"),
    Xa: light("fill"),
    XA: light("stroke"),
    x: custom("fill"),
    X: custom("stroke"),
    Xx: named("fill"),
    XX: named("stroke"),
    p: pattern("fill"),
    P: pattern("stroke"),
    Bg: pattern("fill"),
  };
}

/** A tint of 0 is the full color, one of 1 is none. */
const tinted = (inks: readonly number[], tint: number): PaintColor =>
  paintColor(
    deviceSpaces.cmyk,
    inks.map((ink) => ink * (1 - tint)),
  );
const lightened = (rgb: readonly number[], tint: number): PaintColor =>
  paintColor(
    deviceSpaces.rgb,
    rgb.map((value) => value + (1 - value) * tint),
  );

function paintings(state: ArtState): OperatorTable {
  const painting = (closes: boolean, fills: boolean, strokes: boolean) => (machine: Machine) =>
    endPath(machine, state, { closes, fills, strokes });
  return {
    N: painting(false, false, false),
    n: painting(true, false, false),
    F: painting(false, true, false),
    f: painting(true, true, false),
    S: painting(false, false, true),
    s: painting(true, false, true),
    B: painting(false, true, true),
    b: painting(true, true, true),
    h: ({ graphics }) => graphics.path.close(),
    H() {},
    W() {
      state.clips = true;
    },
    "*u"(machine) {
      state.compound = {
        path: new Path(machine.budget),
        paints: { closes: true, fills: false, strokes: false },
      };
    },
    "*U"(machine) {
      const { compound } = state;
      state.compound = null;
      if (compound === null) return;
      machine.graphics.state.path = compound.path;
      machine.graphics.state.isPathShared = false;
      endPath(machine, state, { ...compound.paints, closes: false });
    },
  };
}

/** Paints the current path, or adds it to the compound; then it may clip. */
function endPath(machine: Machine, state: ArtState, painting: Painting): void {
  const { graphics } = machine;
  if (painting.closes) graphics.path.close();
  if (state.compound !== null) {
    state.compound.path.append(graphics.state.path);
    state.compound.paints = painting;
    graphics.newPath();
    return;
  }
  if (state.hiddenDepth === 0) {
    const { path } = graphics.state;
    if (painting.fills) {
      graphics.state.color = state.fill;
      fillPath(machine, path, state.isEvenOdd);
    }
    if (painting.strokes) {
      graphics.state.color = state.stroke;
      strokePath(machine);
    }
  }
  if (state.clips) graphics.clipTo(graphics.state.path, state.isEvenOdd);
  state.clips = false;
  graphics.newPath();
}

/** Groups, layers and flags. */
function structure(state: ArtState): OperatorTable {
  return {
    u() {},
    U() {},
    q: ({ graphics }) => graphics.save(),
    Q: ({ graphics }) => graphics.restore(),
    Lb(machine) {
      const [visible] = machine.operands.items.slice(0, machine.operands.count);
      machine.operands.count = 0;
      const isHidden = visible === 0;
      state.layers.push(isHidden);
      if (isHidden) state.hiddenDepth++;
    },
    LB() {
      if (state.layers.pop() === true) state.hiddenDepth--;
    },
    XR({ operands }) {
      state.isEvenOdd = operands.popNumber() === 1;
    },
    annotatepage() {},
  };
}
