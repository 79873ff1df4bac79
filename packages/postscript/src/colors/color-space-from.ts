import type { Machine } from "../machine.ts";
import { PsArray, PsDict, PsName, PsString } from "../objects.ts";
import type { PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { deviceSpaces, rgbOf } from "./device-colors.ts";
import type { ColorSpace } from "./paint-color.ts";
import { functionFrom } from "./ps-function.ts";

const deepest = 6;

/** A color space as programs name it. @throws PsError */
export function colorSpaceFrom(machine: Machine, object: PsObject, depth = 0): ColorSpace {
  if (depth > deepest) throw new PsError("limitcheck", "color space");
  const list = object instanceof PsArray ? object.toList() : [object];
  const family = list[0];
  if (!(family instanceof PsName)) throw new PsError("typecheck", "color space");
  const space = ofFamily(machine, family.text, list, depth);
  if (space === null) throw new PsError("undefined", family.text);
  return { ...space, source: object instanceof PsArray ? object : machine.makeArray([family]) };
}

function ofFamily(
  machine: Machine,
  family: string,
  list: readonly PsObject[],
  depth: number,
): ColorSpace | null {
  switch (family) {
    case "DeviceGray":
    case "CIEBasedA":
    case "CalGray":
      return deviceSpaces.gray;
    case "DeviceRGB":
    case "CalRGB":
      return deviceSpaces.rgb;
    case "DeviceCMYK":
    case "CIEBasedDEFG":
      return deviceSpaces.cmyk;
    case "CIEBasedABC":
    case "CIEBasedDEF":
      return { ...deviceSpaces.rgb, ...labRanges(list[1]) };
    case "Lab":
      return { kind: "lab", components: 3, source: null, ranges: [0, 100, -128, 127, -128, 127] };
    case "ICCBased":
      return iccBased(list[1]);
    case "Indexed":
      return indexed(machine, list, depth);
    case "Separation":
      return tinted(machine, list, 1, depth);
    case "DeviceN":
      return tinted(machine, list, list[1] instanceof PsArray ? list[1].length : 0, depth);
    case "Pattern":
      return patterns(machine, list, depth);
    default:
      return null;
  }
}

/** A space whose first component goes to 100 is L*a*b* in disguise. */
function labRanges(parameters: PsObject | undefined): Partial<ColorSpace> {
  const range =
    parameters instanceof PsDict ? (parameters.get("RangeABC") ?? parameters.get("RangeDEF")) : null;
  if (!(range instanceof PsArray) || range.at(1) !== 100) return {};
  return { kind: "lab", ranges: range.toList() as number[] };
}

function iccBased(parameters: PsObject | undefined): ColorSpace {
  const count = parameters instanceof PsDict ? parameters.get("N") : 3;
  return count === 1 ? deviceSpaces.gray : count === 4 ? deviceSpaces.cmyk : deviceSpaces.rgb;
}

function indexed(machine: Machine, list: readonly PsObject[], depth: number): ColorSpace {
  const base = colorSpaceFrom(machine, list[1] ?? null, depth + 1);
  const [, , last, lookup] = list;
  if (typeof last !== "number" || last < 0 || last > 4095) throw new PsError("rangecheck", "Indexed");
  const palette = new Uint8Array(3 * (Math.floor(last) + 1));
  for (let entry = 0; entry * 3 < palette.length; entry++)
    palette.set(rgbOf(base, paletteEntry(machine, base, lookup ?? null, entry)), entry * 3);
  return { kind: "indexed", components: 1, source: null, base, palette };
}

function paletteEntry(machine: Machine, base: ColorSpace, lookup: PsObject, entry: number): number[] {
  const count = base.components;
  if (lookup instanceof PsString) {
    const { ranges } = base;
    return Array.from(lookup.bytes.subarray(entry * count, (entry + 1) * count), (value, k) => {
      const [low, high] = [ranges?.[2 * k] ?? 0, ranges?.[2 * k + 1] ?? 1];
      return low + (value / 255) * (high - low);
    });
  }
  machine.operands.push(entry);
  machine.call(lookup);
  return machine.operands.popNumbers(count);
}

const namesOf = (object: PsObject | undefined): string[] => {
  const list = object instanceof PsArray ? object.toList() : [object ?? null];
  return list.map((item) => (item instanceof PsName ? item.text : item instanceof PsString ? "string" : ""));
};

function tinted(machine: Machine, list: readonly PsObject[], components: number, depth: number): ColorSpace {
  if (components < 1 || components > 32) throw new PsError("rangecheck", "tint");
  const base = colorSpaceFrom(machine, list[2] ?? null, depth + 1);
  const compute = functionFrom(machine, list[3]);
  // inks that print nothing: /None
  const isNone = namesOf(list[1]).every((name) => name === "None");
  const known = new Map<string, readonly number[]>();
  const transform = (tint: readonly number[]) => {
    const key = tint.join();
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const value = compute(tint).slice(0, base.components);
    if (known.size < 5000) known.set(key, value);
    return value;
  };
  return {
    kind: "tint",
    components,
    source: null,
    base: isNone ? deviceSpaces.gray : base,
    transform: isNone ? () => [1] : transform,
  };
}

function patterns(machine: Machine, list: readonly PsObject[], depth: number): ColorSpace {
  const space: ColorSpace = { kind: "pattern", components: 0, source: null };
  if (list[1] === undefined) return space;
  const base = colorSpaceFrom(machine, list[1], depth + 1);
  return { ...space, base, components: base.components };
}
