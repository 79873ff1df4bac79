import type { BodyOf, CallName, ReplyOf } from "@tintery/contract";
import { type CallInput, type CallTable, callAt } from "./call.ts";

/** Makes the calls of a table that stands beside `calls`, since no page makes them before its late parts. */
export function callsOf<Ours extends CallName>(table: Pick<Required<CallTable>, Ours>) {
  return <Name extends Ours>(
    name: Name,
    input?: CallInput & { body?: BodyOf<Name> },
  ): Promise<ReplyOf<Name>> => callAt<Name>(table[name] as never, input);
}
