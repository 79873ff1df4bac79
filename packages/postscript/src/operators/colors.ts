import { colorSpaceFrom } from "../colors/color-space-from.ts";
import { deviceSpaces, paintColor, rgbOf, rgbOfHsb } from "../colors/device-colors.ts";
import type { ColorSpace } from "../colors/paint-color.ts";
import type { Machine, OperatorTable } from "../machine.ts";
import { PsDict } from "../objects.ts";

function setColorIn(machine: Machine, space: ColorSpace, components: readonly number[]): void {
  machine.graphics.state.color = paintColor(space, components);
}

const device =
  (kind: keyof typeof deviceSpaces) =>
  (machine: Machine): void => {
    const space = deviceSpaces[kind];
    setColorIn(machine, space, machine.operands.popNumbers(space.components));
  };

/** `setpattern`, and `setcolor` in a space of patterns: the pattern is on top, the color it is painted with below. */
function setPattern(machine: Machine): void {
  const { operands, graphics } = machine;
  const pattern = operands.popDict();
  const { color } = graphics.state;
  const space: ColorSpace =
    color.space.kind === "pattern" ? color.space : { kind: "pattern", components: 0, source: null };
  const isUncolored = pattern.get("PaintType") === 2;
  const base = space.base ?? deviceSpaces.gray;
  const components = isUncolored && space.base !== undefined ? operands.popNumbers(base.components) : [0];
  graphics.state.color = { space, components, rgb: rgbOf(base, components), pattern };
}

function setColor(machine: Machine): void {
  const { space } = machine.graphics.state.color;
  if (space.kind === "pattern" && machine.operands.peek() instanceof PsDict) setPattern(machine);
  else setColorIn(machine, space, machine.operands.popNumbers(space.components));
}

/** What a space begins with: black, or all inks full. */
function setSpace(machine: Machine): void {
  const space = colorSpaceFrom(machine, machine.operands.pop());
  if (space.kind === "pattern") {
    machine.graphics.state.color = { space, components: [], rgb: [0, 0, 0], pattern: null };
    return;
  }
  const first = space.kind === "tint" ? 1 : 0;
  const components = new Array<number>(space.components).fill(first);
  if (space.kind === "cmyk") components[3] = 1;
  setColorIn(machine, space, components);
}

function pushRgb(machine: Machine): [number, number, number] {
  const [red, green, blue] = machine.graphics.state.color.rgb;
  return [red / 255, green / 255, blue / 255];
}

function pushAll({ operands }: Machine, values: readonly number[]): void {
  for (const value of values) operands.push(value);
}

function currentCmyk(machine: Machine): number[] {
  const { color } = machine.graphics.state;
  if (color.space.kind === "cmyk") return [...color.components];
  const [red, green, blue] = pushRgb(machine);
  const black = 1 - Math.max(red, green, blue);
  return [1 - red - black, 1 - green - black, 1 - blue - black, black];
}

function currentHsb(machine: Machine): number[] {
  const [red, green, blue] = pushRgb(machine);
  const max = Math.max(red, green, blue);
  const spread = max - Math.min(red, green, blue);
  if (spread === 0) return [0, 0, max];
  const sixth =
    max === red
      ? (green - blue) / spread
      : max === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return [((sixth + 6) % 6) / 6, spread / max, max];
}

/** Colors and color spaces. */
export const colorOperators: OperatorTable = {
  setgray: device("gray"),
  setrgbcolor: device("rgb"),
  setcmykcolor: device("cmyk"),
  sethsbcolor(machine) {
    const [hue, saturation, brightness] = machine.operands.popNumbers(3) as [number, number, number];
    setColorIn(machine, deviceSpaces.rgb, rgbOfHsb(hue, saturation, brightness));
  },
  setcolorspace: setSpace,
  setcolor: setColor,
  setpattern: setPattern,
  currentcolorspace(machine) {
    const { space } = machine.graphics.state.color;
    const name =
      { gray: "DeviceGray", rgb: "DeviceRGB", cmyk: "DeviceCMYK" }[space.kind as "gray"] ?? "Pattern";
    machine.operands.push(space.source ?? machine.makeArray([machine.names.literal(name)]));
  },
  currentcolor(machine) {
    const { color } = machine.graphics.state;
    pushAll(machine, color.components);
    if (color.pattern !== null) machine.operands.push(color.pattern);
  },
  currentgray(machine) {
    const { color } = machine.graphics.state;
    const [red, green, blue] = pushRgb(machine);
    const isGray = color.space.kind === "gray";
    machine.operands.push(isGray ? color.components[0]! : 0.3 * red + 0.59 * green + 0.11 * blue);
  },
  currentrgbcolor: (machine) => pushAll(machine, pushRgb(machine)),
  currentcmykcolor: (machine) => pushAll(machine, currentCmyk(machine)),
  currenthsbcolor: (machine) => pushAll(machine, currentHsb(machine)),
};
