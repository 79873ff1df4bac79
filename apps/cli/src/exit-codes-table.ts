import { exitCodes } from "./exit-codes.ts";
import { tableOf } from "./table-of.ts";

/** How `tintery` may end, at the end of each help. */
export const exitCodesTable = `Exit codes:\n${tableOf(
  Object.values(exitCodes).map(({ code, means }) => [String(code), means]),
)}`;
