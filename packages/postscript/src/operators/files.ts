import { hexValue } from "../character-classes.ts";
import type { Machine, OperatorTable } from "../machine.ts";
import { FileFrame } from "../frames.ts";
import { PsFile, PsString } from "../objects.ts";
import type { PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { endOfSource, scanToken } from "../scanner.ts";
import { MemorySource } from "../streams/byte-source.ts";
import type { ByteSource } from "../streams/byte-source.ts";
import { EexecSource } from "../streams/eexec-source.ts";
import { currentFile } from "./control.ts";
import { openFilter } from "./open-filter.ts";

function pushString(machine: Machine, target: PsString, filled: number): void {
  machine.operands.push(new PsString(target.bytes.subarray(0, filled)));
}

function readString(machine: Machine): void {
  const { operands } = machine;
  const target = operands.popString();
  const { source } = operands.popFile();
  if (target.bytes.length === 0) throw new PsError("rangecheck");
  machine.budget.step(target.bytes.length >> 5);
  const filled = source.read(target.bytes);
  pushString(machine, target, filled);
  operands.push(filled === target.bytes.length);
}

function readHexString(machine: Machine): void {
  const { operands } = machine;
  const { bytes } = operands.peek() as PsString;
  const target = operands.popString();
  const { source } = operands.popFile();
  machine.budget.step(bytes.length >> 4);
  let filled = 0;
  let high = -1;
  for (let passed = 1; filled < bytes.length; passed++) {
    if ((passed & 1023) === 0) machine.budget.step(64);
    const code = source.next();
    if (code < 0) break;
    const value = hexValue[code]!;
    // anything but digits is passed over
    if (value > 15) continue;
    if (high < 0) high = value;
    else {
      bytes[filled++] = high * 16 + value;
      high = -1;
    }
  }
  pushString(machine, target, filled);
  operands.push(filled === bytes.length);
}

function readLine(machine: Machine): void {
  const { operands } = machine;
  const target = operands.popString();
  const { source } = operands.popFile();
  let filled = 0;
  for (;;) {
    const code = source.next();
    if (code < 0 || code === 10 || code === 13) {
      if (code === 13 && source.peek() === 10) source.next();
      machine.budget.step(filled >> 5);
      pushString(machine, target, filled);
      operands.push(code >= 0);
      return;
    }
    if (filled === target.bytes.length) throw new PsError("rangecheck", "readline");
    target.bytes[filled++] = code;
  }
}

function readToken(machine: Machine): void {
  const { operands } = machine;
  const from = operands.pop();
  if (!(from instanceof PsFile) && !(from instanceof PsString)) throw new PsError("typecheck");
  const source: ByteSource = from instanceof PsFile ? from.source : new MemorySource(from.bytes);
  const object = scanToken(source, machine);
  if (object === endOfSource) {
    operands.push(false);
    return;
  }
  if (from instanceof PsString) operands.push(new PsString(from.bytes.subarray(source.position)));
  operands.push(object);
  operands.push(true);
}

/** Reads a file to its end, so that what follows a filter's data comes next. */
export function drain(machine: Machine, source: ByteSource): void {
  while (source.peek() >= 0) {
    machine.budget.step((source.end - source.position) >> 6);
    source.position = source.end;
  }
}

function sourceOf(object: PsObject): ByteSource {
  if (object instanceof PsFile) return object.source;
  if (object instanceof PsString) return new MemorySource(object.bytes);
  throw new PsError("typecheck");
}

/** `eexec`: runs a font's encrypted part with `systemdict` on top. */
function eexec(machine: Machine): void {
  const source = new EexecSource(sourceOf(machine.operands.pop()));
  source.onRefill = () => machine.budget.step(2);
  machine.dicts.begin(machine.dicts.system);
  machine.push(new FileFrame(new PsFile(source, true)));
}

/** Reading from the program itself and from filters over it. There is nothing that opens a file. */
export const fileOperators: OperatorTable = {
  currentfile(machine) {
    const file = currentFile(machine);
    machine.operands.push(
      file === null ? new PsFile(new MemorySource(new Uint8Array(0))) : new PsFile(file.source),
    );
  },
  read({ operands }) {
    const code = operands.popFile().source.next();
    if (code >= 0) operands.push(code);
    operands.push(code >= 0);
  },
  readstring: readString,
  readhexstring: readHexString,
  readline: readLine,
  token: readToken,
  bytesavailable({ operands }) {
    const { source } = operands.popFile();
    operands.push(source.peek() < 0 ? -1 : source.end - source.position);
  },
  closefile: ({ operands }) => operands.popFile().source.close(),
  flushfile: (machine) => drain(machine, machine.operands.popFile().source),
  resetfile: ({ operands }) => void operands.popFile(),
  flush() {},
  status({ operands }) {
    const asked = operands.pop();
    // a file that is open, or the name of one, which never exists
    operands.push(asked instanceof PsFile && !asked.source.isClosed);
  },
  fileposition({ operands }) {
    operands.push(operands.popFile().source.position);
  },
  setfileposition({ operands }) {
    const position = operands.popInteger();
    const { source } = operands.popFile();
    if (!(source instanceof MemorySource)) throw new PsError("ioerror");
    source.position = Math.max(0, Math.min(position, source.end));
  },
  filter(machine) {
    const file = openFilter(machine);
    machine.operands.push(file);
  },
  eexec,
  print: ({ operands }) => void operands.popString(),
  "=": ({ operands }) => void operands.pop(),
  "==": ({ operands }) => void operands.pop(),
  stack() {},
  pstack() {},
  write({ operands }) {
    operands.pop();
    operands.pop();
  },
  writehexstring({ operands }) {
    operands.pop();
    operands.pop();
  },
  writestring({ operands }) {
    operands.pop();
    operands.pop();
  },
  echo: ({ operands }) => void operands.pop(),
};
