import type { OperatorTable } from "../machine.ts";
import { PsOpaque } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import type { GraphicsState } from "../drawing/graphics-state.ts";

/** `save`, `restore` and the stack of graphics states. */
export const memoryOperators: OperatorTable = {
  save({ memory, graphics, operands }) {
    const era = memory.save();
    graphics.save(era);
    operands.push(new PsOpaque("savetype", era));
  },
  restore({ memory, graphics, operands }) {
    const era = operands.popOpaque("savetype").value as number;
    memory.restore(era);
    graphics.restoreAll(era);
  },
  gsave: ({ graphics }) => graphics.save(),
  grestore: ({ graphics }) => graphics.restore(),
  grestoreall: ({ graphics }) => graphics.restoreAll(null),
  gstate: ({ operands, graphics }) =>
    operands.push(new PsOpaque("gstatetype", { state: graphics.snapshot() })),
  currentgstate({ operands, graphics }) {
    const kept = operands.popOpaque("gstatetype");
    (kept.value as { state: GraphicsState }).state = graphics.snapshot();
    operands.push(kept);
  },
  setgstate({ operands, graphics }) {
    const kept = operands.popOpaque("gstatetype").value as { state: GraphicsState };
    if (kept.state === undefined) throw new PsError("typecheck");
    graphics.state = { ...kept.state, isPathShared: true };
  },
};
