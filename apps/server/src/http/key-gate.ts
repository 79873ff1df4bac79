import { keyPrefix, type KeyScope } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { findKey, useKey } from "../platform/api-key-store.ts";
import type { Database } from "../platform/database/database.ts";
import type { Sessions } from "../platform/sessions.ts";
import { Problem } from "./problem.ts";

/** Looks at a request's key before anything else is done; true where it has one, and may do this. */
export type KeyGate = (request: FastifyRequest, scope: KeyScope | null) => Promise<boolean>;

/**
 * Lets requests in that carry `Authorization: Bearer KEY`. From then on they are the account's, whatever cookies they bring.
 * @returns the gate, which throws Problem `invalid_key`, `key_not_allowed` or `key_used_up`
 */
export function keyGate(parts: { db: Database; sessions: Pick<Sessions, "actsFor"> }): KeyGate {
  const { db, sessions } = parts;
  return async (request, scope) => {
    const { authorization } = request.headers;
    // what a proxy in front asks for, such as a password of its own, is none of ours
    const secret = /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
    if (!secret?.startsWith(keyPrefix)) return false;
    const key = await findKey(db, secret);
    if (!key) throw new Problem("invalid_key");
    if (scope === null || !key.scopes.includes(scope)) throw new Problem("key_not_allowed");
    if (!(await useKey(db, key, scope))) throw new Problem("key_used_up", { retryAfter: secondsOfDayLeft() });
    sessions.actsFor(request, { userId: key.userId, anonymous: false, email: key.email });
    return true;
  };
}

/** The gate of one address, as a hook. */
export function gateHook(gate: KeyGate, scope: KeyScope | null) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    await gate(request, scope);
  };
}

/** Days of keys end at midnight, UTC. */
function secondsOfDayLeft(): number {
  const now = new Date();
  return Math.ceil((new Date(now).setUTCHours(24, 0, 0, 0) - now.getTime()) / 1000);
}
