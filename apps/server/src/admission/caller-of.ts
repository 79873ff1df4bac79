import type { FastifyReply } from "fastify";
import type { Exchange, Sessions } from "../platform/sessions.ts";
import { networksOf } from "./networks.ts";
import type { Caller } from "./who.ts";

/** Who sends a request, and whether they still wait for its answer. */
export async function callerOf(
  sessions: Pick<Sessions, "knownVisitor">,
  { request, reply }: Exchange,
): Promise<Caller> {
  const visitor = await sessions.knownVisitor(request, reply);
  const who = { visitor: visitor?.userId ?? null, networks: networksOf(request.ip) };
  return { who, gone: goneFrom(reply) };
}

function goneFrom({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const look = () => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.closed || raw.destroyed) look();
  else raw.once("close", look);
  return gone.signal;
}
