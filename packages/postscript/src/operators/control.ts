import { LoopFrame, StoppedFrame } from "../frames.ts";
import type { Machine, OperatorTable } from "../machine.ts";
import { PsArray, PsDict, type PsFile, PsOperator, PsString } from "../objects.ts";
import type { DictKey, PsObject } from "../objects.ts";
import { PsError, PsQuit, PsStop } from "../ps-error.ts";

/** What a dictionary's key is on the stack. */
const objectOfKey = (machine: Machine, key: DictKey): PsObject =>
  typeof key === "string" ? machine.names.literal(key) : (key as PsObject);

function startFor(machine: Machine): void {
  const { operands } = machine;
  const body = operands.popProcedure();
  const [first, step, last] = operands.popNumbers(3) as [number, number, number];
  let value = first;
  machine.push(
    new LoopFrame(body, () => {
      if (step >= 0 ? value > last : value < last) return false;
      operands.push(value);
      value += step;
      return true;
    }),
  );
}

function startForall(machine: Machine): void {
  const { operands } = machine;
  const body = operands.popProcedure();
  const over = operands.pop();
  let next = 0;
  if (over instanceof PsArray) {
    machine.push(new LoopFrame(body, () => next < over.length && give(machine, over.at(next++))));
  } else if (over instanceof PsString) {
    machine.push(new LoopFrame(body, () => next < over.bytes.length && give(machine, over.bytes[next++]!)));
  } else if (over instanceof PsDict) {
    machine.budget.allocate(24 * over.entries.size);
    machine.budget.step(over.entries.size >> 2);
    const entries = [...over.entries];
    machine.push(
      new LoopFrame(body, () => {
        const entry = entries[next++];
        return entry !== undefined && give(machine, objectOfKey(machine, entry[0]), entry[1]);
      }),
    );
  } else throw new PsError("typecheck");
}

function give({ operands }: Machine, ...objects: PsObject[]): true {
  for (const object of objects) operands.push(object);
  return true;
}

function exitLoop({ frames }: Machine): void {
  for (let k = frames.length - 1; k >= 0; k--) {
    const frame = frames[k]!;
    if (frame instanceof StoppedFrame) break;
    if (!frame.isLoop) continue;
    frames.length = k;
    return;
  }
  throw new PsError("invalidexit");
}

/** Conditions, loops, and stopping. */
export const controlOperators: OperatorTable = {
  exec: (machine) => machine.execute(machine.operands.pop()),
  if(machine) {
    const body = machine.operands.popProcedure();
    if (machine.operands.popBoolean()) machine.execute(body);
  },
  ifelse(machine) {
    const otherwise = machine.operands.popProcedure();
    const body = machine.operands.popProcedure();
    machine.execute(machine.operands.popBoolean() ? body : otherwise);
  },
  for: startFor,
  repeat(machine) {
    const body = machine.operands.popProcedure();
    let left = machine.operands.popInteger();
    if (left < 0) throw new PsError("rangecheck");
    machine.push(new LoopFrame(body, () => left-- > 0));
  },
  loop(machine) {
    machine.push(new LoopFrame(machine.operands.popProcedure(), () => true));
  },
  forall: startForall,
  exit: exitLoop,
  stop() {
    throw new PsStop(null);
  },
  stopped(machine) {
    const body = machine.operands.pop();
    machine.push(new StoppedFrame());
    machine.execute(body);
  },
  quit() {
    throw new PsQuit();
  },
  countexecstack: ({ operands, frames }) => operands.push(frames.length),
  execstack({ operands }) {
    const target = operands.popArray();
    operands.push(new PsArray(target.store, { ...target, length: 0 }));
  },
  handleerror() {},
  bind(machine) {
    const procedure = machine.operands.peek();
    if (procedure instanceof PsArray) bindNames(machine, procedure);
  },
};

/** Puts operators in the place of the names that mean them, in a procedure and those within. */
function bindNames(machine: Machine, procedure: PsArray): void {
  const waiting = [procedure];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { items } = next.store;
    machine.budget.step(items.length >> 3);
    for (let k = next.start; k < next.start + next.length; k++) {
      const item = items[k]!;
      if (item instanceof PsArray) {
        if (!item.executable || item.store.isBound === true) continue;
        item.store.isBound = true;
        waiting.push(item);
      } else if (item !== null && typeof item === "object" && "text" in item && item.executable) {
        const meant = machine.dicts.find(item.text);
        if (meant instanceof PsOperator) items[k] = meant;
      }
    }
  }
}

/** The file that is being executed: the program, or a filter over it. */
export function currentFile({ frames }: Machine): PsFile | null {
  for (let k = frames.length - 1; k >= 0; k--) {
    const frame = frames[k] as { file?: PsFile };
    if (frame.file !== undefined) return frame.file;
  }
  return null;
}
