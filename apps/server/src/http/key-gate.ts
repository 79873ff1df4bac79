import type { KeyScope, ProblemCode } from "@tintery/contract";
import type { FastifyRequest } from "fastify";
import { countCall, countPicture, findKey } from "../platform/api-key-store.ts";
import type { Database } from "../platform/database/database.ts";
import { isRowGone } from "../platform/database/row-gone.ts";
import type { Sessions } from "../platform/sessions.ts";
import { Problem } from "./problem.ts";

/** Looks at a request's key before anything else is done; true where it has one, and may do this. */
export type KeyGate = (request: FastifyRequest, scope: KeyScope | null) => Promise<boolean>;

/**
 * Lets requests in that carry `Authorization: Bearer KEY`. From then on they are the account's, whatever cookies they bring.
 * @returns the gate, which throws Problem `invalid_key`, `account_blocked`, `key_not_allowed` or `key_used_up`
 */
export function keyGate(parts: { db: Database; sessions: Pick<Sessions, "actsFor"> }): KeyGate {
  const { db, sessions } = parts;
  return async (request, scope) => {
    const { authorization } = request.headers;
    // a password that a proxy in front asks for is none of ours; whoever brings a key must not be taken for a guest
    const secret = /^Bearer(?: +(.*?))? *$/i.exec(authorization ?? "");
    if (!secret) return false;
    const key = await findKey(db, secret[1] ?? "");
    if (!key) throw new Problem("invalid_key");
    if (key.blocked) throw new Problem("account_blocked");
    if (scope === null || !key.scopes.includes(scope)) throw new Problem("key_not_allowed");
    const usedUp = () => new Problem("key_used_up", { retryAfter: secondsOfDayLeft() });
    const made = await countCall(db, key);
    const { userId, email } = key;
    sessions.actsFor(request, {
      userId,
      email,
      anonymous: false,
      pictures: {
        async expectRoom() {
          if (made >= key.picturesPerDay) throw usedUp();
        },
        async count(tx) {
          if (!(await countPicture(tx, key).catch(ifGone("invalid_key")))) throw usedUp();
        },
      },
    });
    return true;
  };
}

/** Turns what the database says of a key that was revoked while a picture was on its way into its problem. */
export function ifGone(code: ProblemCode): (error: unknown) => never {
  return (error) => {
    throw isRowGone(error) ? new Problem(code) : error;
  };
}

/** Days of keys end at midnight, UTC. */
export function secondsOfDayLeft(): number {
  const now = new Date();
  return Math.ceil((new Date(now).setUTCHours(24, 0, 0, 0) - now.getTime()) / 1000);
}
