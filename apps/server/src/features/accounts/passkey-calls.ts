import { keyLimits } from "@tintery/contract";
import { isAPIError } from "better-auth/api";
import { Problem } from "../../http/problem.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import type { Database } from "../../platform/database/database.ts";
import { listPasskeys, removePasskey } from "../../platform/passkey-store.ts";
import type { Sessions } from "../../platform/sessions.ts";
import { asProblem, codeOf } from "./account-problems.ts";
import { signedIn } from "./signed-in.ts";
import type { BeginAttempt } from "./slowed-down.ts";

/** What a browser answers, as the library types it. */
type AuthenticationResponse = NonNullable<
  Parameters<Sessions["auth"]["api"]["verifyPasskeyAuthentication"]>[0]
>["body"]["response"];

/** Signing in with a passkey instead of a password (WebAuthn), and the passkeys of an account. */
export function passkeyCalls({
  db,
  sessions,
  begin,
}: {
  begin: BeginAttempt;
  db: Database;
  sessions: Sessions;
}): Pick<
  CallHandlers,
  | "listPasskeys"
  | "passkeyOptions"
  | "addPasskey"
  | "removePasskey"
  | "passkeySignInOptions"
  | "passkeySignIn"
> {
  const { api } = sessions.auth;
  return {
    async listPasskeys(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      reply.header("cache-control", "no-store");
      return { items: await listPasskeys(db, userId) };
    },

    async passkeyOptions(request, reply) {
      const { userId, email } = await signedIn(sessions, { request, reply });
      // a stranger at an unlocked browser must not be able to add a passkey
      const succeeded = await begin("password", email, request, { isInside: true });
      const { password } = request.body;
      await sessions
        .act({ request, reply }, (asked) => api.verifyPassword({ body: { password }, ...asked }))
        .catch(asProblem);
      await succeeded();
      if ((await listPasskeys(db, userId)).length >= keyLimits.keys) throw new Problem("too_many_passkeys");
      const options = await sessions.act({ request, reply }, (asked) =>
        api.generatePasskeyRegistrationOptions({ query: {}, ...asked }),
      );
      return { ...options };
    },

    async addPasskey(request, reply) {
      await signedIn(sessions, { request, reply });
      const { name, response } = request.body;
      await sessions
        .act({ request, reply }, (asked) =>
          api.verifyPasskeyRegistration({ body: { name, response }, ...asked }),
        )
        .catch(asRefused);
      return { ok: true };
    },

    async removePasskey(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      if (!(await removePasskey(db, userId, request.params.passkeyId))) throw new Problem("not_found");
      return { ok: true };
    },

    async passkeySignInOptions(request, reply) {
      reply.header("cache-control", "no-store");
      const options = await sessions.act({ request, reply }, (asked) =>
        api.generatePasskeyAuthenticationOptions(asked),
      );
      return { ...options };
    },

    async passkeySignIn(request, reply) {
      // the library checks what the contract leaves open
      const response = request.body.response as unknown as AuthenticationResponse;
      await sessions
        .act({ request, reply }, (asked) => api.verifyPasskeyAuthentication({ body: { response }, ...asked }))
        .catch(asRefused);
      return { ok: true };
    },
  };
}

/** Whatever else the library says of an answer that it does not believe, the way on is the same. */
function asRefused(error: unknown): never {
  if (codeOf(error) === "account_blocked") throw new Problem("account_blocked");
  throw isAPIError(error) ? new Problem("passkey_refused") : error;
}
