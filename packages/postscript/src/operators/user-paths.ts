import type { Machine, OperatorTable } from "../machine.ts";
import { PsArray } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { outlineOfStroke } from "../drawing/stroke-outline.ts";
import { fillPath, strokePath } from "./painting.ts";

/** Adds a user path, a procedure of path operators, to the current path. Encoded ones are not read. */
function append(machine: Machine): void {
  const path = machine.operands.popArray();
  if (!path.executable) throw new PsError("typecheck", "user path");
  const { count } = machine.operands;
  machine.call(path);
  machine.operands.count = Math.min(count, machine.operands.count);
}

/** Does something with a user path alone, and leaves the current path as it is. */
const alone =
  (use: (machine: Machine) => void) =>
  (machine: Machine): void =>
    machine.graphics.isolate(() => {
      machine.graphics.newPath();
      append(machine);
      use(machine);
    });

/** Paths that are kept and painted as one object, and objects kept by number. */
export const userPathOperators: OperatorTable = {
  uappend: append,
  ufill: alone((machine) => fillPath(machine, machine.graphics.state.path, false)),
  ueofill: alone((machine) => fillPath(machine, machine.graphics.state.path, true)),
  ustroke: alone(strokePath),
  ustrokepath(machine) {
    machine.graphics.newPath();
    append(machine);
    machine.graphics.state.path = outlineOfStroke(machine.graphics);
    machine.graphics.state.isPathShared = false;
  },
  defineuserobject(machine) {
    const object = machine.operands.pop();
    const index = machine.operands.popIndex(10_000);
    const known = machine.dicts.user.get("UserObjects");
    const objects = known instanceof PsArray ? known.toList() : [];
    while (objects.length <= index) objects.push(null);
    objects[index] = object;
    machine.define(machine.dicts.user, "UserObjects", machine.makeArray(objects));
  },
  execuserobject(machine) {
    const index = machine.operands.popIndex(10_000);
    const known = machine.dicts.user.get("UserObjects");
    if (!(known instanceof PsArray) || index >= known.length) throw new PsError("rangecheck");
    machine.execute(known.at(index));
  },
  undefineuserobject: ({ operands }) => void operands.popIndex(10_000),
};
