import type { Machine, OperatorTable } from "../machine.ts";
import { LoopFrame } from "../frames.ts";
import { keyOf, PsArray, PsDict, PsName, PsOperator, PsString, theMark } from "../objects.ts";
import type { DictKey, PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { HexSource } from "../streams/hex-source.ts";
import { currentFile } from "./control.ts";
import { filterNames } from "./open-filter.ts";

/** Resources that are there from the beginning, by category: names whose value is themselves. */
const implicit: Readonly<Record<string, readonly string[]>> = {
  Filter: filterNames,
  ColorSpaceFamily: [
    "DeviceGray",
    "DeviceRGB",
    "DeviceCMYK",
    "CIEBasedA",
    "CIEBasedABC",
    "Indexed",
    "Separation",
    "DeviceN",
    "Pattern",
  ],
  FontType: ["0", "1", "2", "3", "42"],
  ImageType: ["1", "3", "4"],
  PatternType: ["1", "2"],
  FormType: ["1"],
  ShadingType: ["1", "2", "3", "4", "5", "6", "7"],
  FunctionType: ["0", "2", "3"],
  FMapType: ["2", "3", "4", "5", "6", "9"],
  HalftoneType: ["1"],
  Generic: [],
  ProcSet: [],
  Pattern: [],
  Form: [],
  ColorSpace: [],
  ColorRendering: [],
  Halftone: [],
  CMap: [],
  CIDFont: [],
  IdiomSet: [],
  OutputDevice: [],
  ControlLanguage: [],
  Localization: [],
};

/** Makes the operators of named resources. */
export function resourceOperators(machine: Machine): OperatorTable {
  const categories = new Map<string, Map<DictKey, PsObject>>();
  const category = (name: string): Map<DictKey, PsObject> => {
    const known = categories.get(name);
    if (known !== undefined) return known;
    if (categories.size > 1000) throw new PsError("limitcheck", "category");
    const fresh = new Map<DictKey, PsObject>();
    for (const own of implicit[name] ?? []) {
      const key = /^\d+$/.test(own) ? Number(own) : own;
      fresh.set(key, typeof key === "number" ? key : machine.names.literal(own));
    }
    categories.set(name, fresh);
    return fresh;
  };
  addProcedureSets(machine, category("ProcSet"));

  const lookUp = (key: DictKey, kind: string): PsObject | undefined => {
    if (kind === "Category") return implicit[String(key)] === undefined ? undefined : machine.makeDict(4);
    if (kind === "Encoding" && typeof key === "string")
      return encodingNamed(machine, key) ?? category(kind).get(key);
    return category(kind).get(key);
  };
  return {
    findresource({ operands }) {
      const kind = operands.popText();
      const key = operands.pop();
      if (kind === "Font") {
        operands.push(key);
        return machine.execute(machine.dicts.system.get("findfont") ?? null);
      }
      const found = lookUp(keyOf(key), kind);
      if (found !== undefined) operands.push(found);
      else if (kind === "CMap" && key instanceof PsName) operands.push(identityMap(machine));
      else throw new PsError("undefinedresource", `${kind} ${String(keyOf(key))}`);
    },
    resourcestatus({ operands }) {
      const kind = operands.popText();
      const key = keyOf(operands.pop());
      const fonts = machine.dicts.system.get("FontDirectory");
      const isThere =
        kind === "Font" ? fonts instanceof PsDict && fonts.entries.has(key) : lookUp(key, kind) !== undefined;
      if (isThere) {
        operands.push(1);
        operands.push(0);
      }
      operands.push(isThere);
    },
    defineresource({ operands }) {
      const kind = operands.popText();
      const value = operands.pop();
      const key = operands.pop();
      if (kind === "Font" && value instanceof PsDict) {
        operands.push(key);
        operands.push(value);
        return machine.execute(machine.dicts.system.get("definefont") ?? null);
      }
      machine.budget.allocate(100);
      if (kind === "CIDFont" && value instanceof PsDict && value.get("CIDFontType") === undefined)
        machine.define(value, "CIDFontType", 2);
      category(kind).set(keyOf(key), value);
      operands.push(value);
    },
    undefineresource({ operands }) {
      const kind = operands.popText();
      category(kind).delete(keyOf(operands.pop()));
    },
    resourceforall(host) {
      const { operands } = host;
      const kind = operands.popText();
      const target = operands.popString();
      const body = operands.popProcedure();
      operands.pop();
      const names = [...category(kind).keys()]
        .map(String)
        .filter((name) => name.length <= target.bytes.length);
      let next = 0;
      host.push(
        new LoopFrame(body, () => {
          const name = names[next++];
          if (name === undefined) return false;
          for (let k = 0; k < name.length; k++) target.bytes[k] = name.charCodeAt(k);
          operands.push(new PsString(target.bytes.subarray(0, name.length)));
          return true;
        }),
      );
    },
  };
}

function encodingNamed(machine: Machine, name: string): PsObject | undefined {
  const encoding = machine.dicts.system.get(name);
  return encoding instanceof PsArray ? encoding : undefined;
}

const identityMap = (machine: Machine) => machine.makeDict(4);

/** `FontSetInit` reads CFF fonts, `CIDInit` makes character maps. */
function addProcedureSets(machine: Machine, sets: Map<DictKey, PsObject>): void {
  const operator = (name: string, run: () => void) => new PsOperator(name, run);
  const fontSet = machine.makeDict(4);
  fontSet.entries.set(
    "StartData",
    operator("StartData", () => machine.execute(machine.dicts.system.get("StartData") ?? null)),
  );
  sets.set("FontSetInit", fontSet);
  const maps = machine.makeDict(30);
  for (const [name, run] of Object.entries(characterMapOperators))
    maps.entries.set(
      name,
      operator(name, () => run(machine)),
    );
  sets.set("CIDInit", maps);
}

/** The ranges of a character map are kept as fours in `TinteryRanges`: bytes, first, last, CID. */
function addRanges(machine: Machine, hasEnd: boolean): void {
  const { operands } = machine;
  const objects = operands.popToMark();
  const map = machine.dicts.top;
  const known = map.get("TinteryRanges");
  const ranges: PsObject[] = known instanceof PsArray ? known.toList() : [];
  const size = hasEnd ? 3 : 2;
  for (let k = 0; k + size - 1 < objects.length; k += size) {
    const [low, high, cid] = [objects[k]!, objects[k + size - 2]!, objects[k + size - 1]!];
    if (!(low instanceof PsString) || !(high instanceof PsString) || typeof cid !== "number") continue;
    ranges.push(low.bytes.length, numberIn(low), numberIn(high), cid);
  }
  machine.define(map, "TinteryRanges", machine.makeArray(ranges));
}

const numberIn = ({ bytes }: PsString): number =>
  bytes.subarray(0, 4).reduce((sum, byte) => sum * 256 + byte, 0);

const begin = ({ operands }: Machine): void => {
  operands.pop();
  operands.push(theMark);
};

const drop = ({ operands }: Machine): void => void operands.popToMark();

const characterMapOperators: OperatorTable = {
  begincmap() {},
  endcmap() {},
  begincodespacerange: begin,
  endcodespacerange: drop,
  begincidrange: begin,
  endcidrange: (machine) => addRanges(machine, true),
  begincidchar: begin,
  endcidchar: (machine) => addRanges(machine, false),
  beginbfrange: begin,
  endbfrange: drop,
  beginbfchar: begin,
  endbfchar: drop,
  beginnotdefrange: begin,
  endnotdefrange: drop,
  beginnotdefchar: begin,
  endnotdefchar: drop,
  usecmap: ({ operands }) => void operands.pop(),
  usefont: ({ operands }) => void operands.pop(),
  StartData: readCidData,
};

/**
 * `(Hex)|(Binary) length StartData`: the next bytes of the program are the letters of the CIDFont whose dictionary is
 * on top; it is defined, and it and `CIDInit` are done with.
 */
function readCidData(machine: Machine): void {
  const { operands, dicts } = machine;
  const { bytes } = machine.makeString(operands.popIndex(16_000_000));
  const isHex = operands.popText() === "Hex";
  const file = currentFile(machine);
  if (file === null) throw new PsError("invalidfont", "StartData");
  const source = isHex ? new HexSource(file.source) : file.source;
  machine.budget.step(bytes.length >> 4);
  source.read(bytes);
  // the mark behind the digits
  if (isHex) source.peek();
  const font = dicts.top;
  machine.define(font, "GlyphData", new PsString(bytes));
  operands.push(font.get("CIDFontName") ?? null);
  operands.push(font);
  operands.push(machine.names.literal("CIDFont"));
  machine.call(dicts.system.get("defineresource") ?? null);
  operands.pop();
  dicts.end();
  dicts.end();
}
