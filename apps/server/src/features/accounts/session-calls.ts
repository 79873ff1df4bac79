import type { OpenSession } from "@tintery/contract";
import bowser from "bowser";
import { Problem } from "../../http/problem.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import type { Database } from "../../platform/database/database.ts";
import { endOtherSessions, endSession, listSessions, type SessionRow } from "../../platform/session-store.ts";
import type { Exchange, Sessions } from "../../platform/sessions.ts";
import { signedIn } from "./signed-in.ts";

/** Where an account is signed in: its owner looks at that, and ends what they do not know. */
export function sessionCalls({
  db,
  sessions,
}: {
  db: Database;
  sessions: Sessions;
}): Pick<CallHandlers, "listSessions" | "endSession" | "endSessions"> {
  const { api } = sessions.auth;
  const currentId = async (exchange: Exchange) => {
    const current = await sessions.act(exchange, (asked) => api.getSession(asked));
    if (!current) throw new Problem("sign_in_first");
    return current.session.id;
  };
  const leave = (exchange: Exchange) => sessions.act(exchange, (asked) => api.signOut(asked));
  return {
    async listSessions(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      const current = await currentId({ request, reply });
      const rows = await listSessions(db, userId);
      reply.header("cache-control", "no-store");
      return { items: rows.map((row) => sessionView(row, current)) };
    },

    async endSession(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      const { sessionId } = request.params;
      if ((await currentId({ request, reply })) === sessionId) await leave({ request, reply });
      else if (!(await endSession(db, userId, sessionId))) throw new Problem("not_found");
      sessions.forgetUser(userId);
      return { ok: true };
    },

    async endSessions(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      await endOtherSessions(db, userId, await currentId({ request, reply }));
      if (request.body.which === "all") await leave({ request, reply });
      sessions.forgetUser(userId);
      return { ok: true };
    },
  };
}

function sessionView(row: SessionRow, currentId: string): OpenSession {
  const { id, ipAddress, userAgent, createdAt, updatedAt } = row;
  const said = userAgent ? bowser.parse(userAgent) : null;
  return {
    id,
    current: id === currentId,
    browser: said?.browser.name || null,
    system: said?.os.name || null,
    address: ipAddress || null,
    created: createdAt.toISOString(),
    seen: updatedAt.toISOString(),
  };
}
