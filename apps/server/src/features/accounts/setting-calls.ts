import type { CallHandlers } from "../../http/serve-calls.ts";
import type { Database } from "../../platform/database/database.ts";
import { findSetting, keepSetting } from "../../platform/setting-store.ts";
import type { Sessions } from "../../platform/sessions.ts";
import { signedIn } from "./signed-in.ts";

/** What somebody sets for their account. */
export function settingCalls({
  db,
  sessions,
}: {
  db: Database;
  sessions: Sessions;
}): Pick<CallHandlers, "getSetting" | "updateSetting"> {
  return {
    async getSetting(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      const value = await findSetting(db, userId, request.query.attribute);
      reply.header("cache-control", "no-store");
      // the specification tells off by a stored 0
      return { value: value === null ? null : Number(value) };
    },

    async updateSetting(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      await keepSetting(db, userId, request.body);
      return { ok: true };
    },
  };
}
