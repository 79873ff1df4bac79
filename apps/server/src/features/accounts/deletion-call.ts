import { languageOf } from "../../http/caller-language.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import type { ImageChanges } from "../../images/image-changes.ts";
import type { AccountLetters } from "../../platform/account-letters.ts";
import type { Database } from "../../platform/database/database.ts";
import { deleteAccount } from "../../platform/delete-account.ts";
import type { Queue } from "../../platform/queue.ts";
import type { Sessions } from "../../platform/sessions.ts";
import { asProblem } from "./account-problems.ts";
import { signedIn } from "./signed-in.ts";
import type { BeginAttempt } from "./slowed-down.ts";

/** What the deletion of accounts needs. */
export interface DeletionParts {
  db: Database;
  queue: Queue;
  sessions: Sessions;
  letters: AccountLetters;
  changes: ImageChanges;
  begin: BeginAttempt;
}

/** Deletes an account for whoever is in it and knows its password. */
export function deletionCall(parts: DeletionParts): Pick<CallHandlers, "deleteAccount"> {
  const { sessions, letters, changes, begin } = parts;
  const { api } = sessions.auth;
  return {
    async deleteAccount(request, reply) {
      const { userId, email } = await signedIn(sessions, { request, reply });
      const { password } = request.body;
      const succeeded = await begin("password", email, request, { isInside: true });
      await sessions
        .act({ request, reply }, (asked) => api.verifyPassword({ body: { password }, ...asked }))
        .catch(asProblem);
      await succeeded();
      const imageIds = await deleteAccount(parts, userId);
      sessions.forgetUser(userId);
      for (const id of imageIds) changes.announce(id);
      // takes the cookie back; the session behind it is gone already
      await sessions.act({ request, reply }, (asked) => api.signOut(asked));
      void letters.accountDeleted({ email, language: languageOf(request) });
      return { ok: true };
    },
  };
}
