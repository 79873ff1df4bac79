import type { PageRequest, RenderPage } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseAway } from "../platform/database/database-away.ts";
import type { DescribeVisitor } from "../platform/ledger/describe-visitor.ts";
import type { Sessions, Visitor } from "../platform/sessions.ts";
import { languageOf } from "./caller-language.ts";

/** Sends pages of the web's shell in the visitor's language. */
export interface PageWriter {
  send(request: FastifyRequest, reply: FastifyReply, page: PageRequest): Promise<FastifyReply>;
}

/** @param site the administrator's address, and the public origin for link previews */
export function openPageWriter(
  renderPage: RenderPage,
  parts: { sessions: Pick<Sessions, "knownVisitor">; describeVisitor: DescribeVisitor },
  site: { email: string; origin: string },
): PageWriter {
  const { sessions, describeVisitor } = parts;
  const describe = (visitor: Visitor | null) =>
    describeVisitor(visitor).catch((error) => describeVisitor(nobodyWhileAway(error)));
  return {
    async send(request, reply, page) {
      const visitor = await sessions.knownVisitor(request, reply).catch(nobodyWhileAway);
      const described = await describe(visitor);
      const { premium, professional, commercial, userType, credits } = described;
      const signedIn = visitor?.anonymous === false;
      const language = languageOf(request);
      const html = renderPage(page, {
        language,
        path: request.url,
        signedIn,
        premium,
        professional,
        commercial,
        charged: credits !== null,
        userType,
        visitor: described,
        ...site,
      });
      return reply.type("text/html; charset=utf-8").header("cache-control", "private, no-cache").send(html);
    },
  };
}

/** Pages that need no database are there without one; only their header then knows nobody. */
function nobodyWhileAway(error: unknown): null {
  if (isDatabaseAway(error)) return null;
  throw error;
}
