import type { Machine } from "../machine.ts";
import { PsArray, PsDict, PsFile, PsName, PsString } from "../objects.ts";
import type { PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { Ascii85Source } from "../streams/ascii85.ts";
import { MemorySource } from "../streams/byte-source.ts";
import type { ByteSource } from "../streams/byte-source.ts";
import { DctSource } from "../streams/dct-source.ts";
import { FaxSource } from "../streams/fax-source.ts";
import { EexecSource } from "../streams/eexec-source.ts";
import { FlateSource } from "../streams/flate-source.ts";
import { HexSource } from "../streams/hex-source.ts";
import { LzwSource } from "../streams/lzw-source.ts";
import { PredictorSource } from "../streams/predictor-source.ts";
import { ProcedureSource } from "../streams/procedure-source.ts";
import { ReusableSource } from "../streams/reusable-source.ts";
import { RunLengthSource } from "../streams/run-length-source.ts";
import { SubFileSource } from "../streams/sub-file-source.ts";

const deepestChain = 12;
const depths = new WeakMap<ByteSource, number>();

/** The names of the filters there are, for `resourcestatus`. */
export const filterNames: readonly string[] = [
  "ASCIIHexDecode",
  "ASCII85Decode",
  "LZWDecode",
  "RunLengthDecode",
  "FlateDecode",
  "DCTDecode",
  "CCITTFaxDecode",
  "SubFileDecode",
  "ReusableStreamDecode",
  "eexecDecode",
];

/**
 * Takes a filter's name, parameters and source off the stack.
 * @throws PsError undefined for filters that do not exist, limitcheck for chains too long
 */
export function openFilter(machine: Machine): PsFile {
  const { operands } = machine;
  const name = operands.popText();
  if (name === "SubFileDecode") return openSubFile(machine);
  const parameters = operands.peek() instanceof PsDict ? operands.popDict() : null;
  const below = sourceOf(machine, operands.pop());
  return openNamed(machine, name, below, parameters);
}

/** A filter by name over a source. */
export function openNamed(
  machine: Machine,
  name: string,
  below: ByteSource,
  parameters: PsDict | null,
): PsFile {
  const source = decoder(machine, name, below, parameters);
  if (source === null) throw new PsError("undefined", name);
  return asFile(machine, source, below);
}

function asFile(machine: Machine, source: ByteSource, below: ByteSource): PsFile {
  const depth = (depths.get(below) ?? 0) + 1;
  if (depth > deepestChain) throw new PsError("limitcheck", "filters");
  depths.set(source, depth);
  machine.budget.allocate(8192);
  source.onRefill ??= () => machine.budget.step(16);
  return new PsFile(source);
}

/** What a data source is read through: a file, a string, or a procedure that gives strings. */
export function sourceOf(machine: Machine, object: PsObject): ByteSource {
  if (object instanceof PsFile) return object.source;
  if (object instanceof PsString) return new MemorySource(object.bytes);
  if (object === null || typeof object !== "object" || object instanceof PsName)
    throw new PsError("typecheck");
  return new ProcedureSource(() => {
    machine.call(object);
    return machine.operands.popString().bytes;
  });
}

function decoder(
  machine: Machine,
  name: string,
  below: ByteSource,
  parameters: PsDict | null,
): ByteSource | null {
  switch (name) {
    case "ASCIIHexDecode":
      return new HexSource(below);
    case "ASCII85Decode":
      return new Ascii85Source(below);
    case "RunLengthDecode":
      return new RunLengthSource(below);
    case "LZWDecode":
      return unpredicted(new LzwSource(below, numberIn(parameters, "EarlyChange", 1)), parameters);
    case "FlateDecode":
      return unpredicted(new FlateSource(below, machine.budget), parameters);
    case "DCTDecode":
      return new DctSource(below, machine.budget);
    case "CCITTFaxDecode":
      return openFax(below, parameters);
    case "eexecDecode":
      return new EexecSource(below);
    case "ReusableStreamDecode":
      return openReusable(machine, below, parameters);
    default:
      return null;
  }
}

function numberIn(parameters: PsDict | null, key: string, otherwise: number): number {
  const value = parameters?.get(key);
  return typeof value === "number" ? value : otherwise;
}

function unpredicted(source: ByteSource, parameters: PsDict | null): ByteSource {
  const predictor = numberIn(parameters, "Predictor", 1);
  if (predictor < 2) return source;
  const colors = numberIn(parameters, "Colors", 1);
  const bitsPerComponent = numberIn(parameters, "BitsPerComponent", 8);
  const columns = numberIn(parameters, "Columns", 1);
  const bits = colors * bitsPerComponent * columns;
  if (!(bits > 0 && bits < 8e6)) throw new PsError("rangecheck", "predictor");
  return new PredictorSource(source, { predictor, colors, bitsPerComponent, columns });
}

function openFax(below: ByteSource, parameters: PsDict | null): ByteSource {
  const columns = numberIn(parameters, "Columns", 1728);
  if (!(columns >= 1 && columns <= 60_000)) throw new PsError("rangecheck", "Columns");
  return new FaxSource(below, {
    k: numberIn(parameters, "K", 0),
    columns: Math.floor(columns),
    rows: numberIn(parameters, "Rows", 0),
    isByteAligned: parameters?.get("EncodedByteAlign") === true,
    blackIs1: parameters?.get("BlackIs1") === true,
  });
}

/** `source [dict] [count mark] /SubFileDecode filter`. */
function openSubFile(machine: Machine): PsFile {
  const { operands } = machine;
  let top = operands.pop();
  let mark: PsObject;
  let count: PsObject;
  if (top instanceof PsDict) {
    mark = top.get("EODString") ?? null;
    count = top.get("EODCount") ?? 0;
  } else {
    mark = top;
    count = operands.pop();
    if (operands.peek() instanceof PsDict) operands.pop();
  }
  if (!(mark instanceof PsString) || typeof count !== "number") throw new PsError("typecheck");
  top = operands.pop();
  const below = sourceOf(machine, top);
  const source = new SubFileSource(below, Math.max(0, count), mark.bytes);
  source.onRefill = () => {
    machine.budget.step(16);
    machine.budget.allocate(source.buffer.length);
  };
  return asFile(machine, source, below);
}

function openReusable(machine: Machine, below: ByteSource, parameters: PsDict | null): ByteSource {
  const named = parameters?.get("Filter");
  const names = named instanceof PsName ? [named] : named instanceof PsArray ? named.toList() : [];
  const given = parameters?.get("DecodeParms") ?? null;
  let source = below;
  names.forEach((name, k) => {
    if (!(name instanceof PsName)) throw new PsError("typecheck");
    const own =
      given instanceof PsDict
        ? given
        : given !== null && typeof given === "object" && "at" in given
          ? given.at(k)
          : null;
    source = openNamed(machine, name.text, source, own instanceof PsDict ? own : null).source;
  });
  return new ReusableSource(source, machine.budget);
}
