import type { PageRequest, RenderPage } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseAway } from "../platform/database/database-away.ts";
import type { Sessions } from "../platform/sessions.ts";
import { languageOf } from "./caller-language.ts";

/** Sends pages of the web's shell in the visitor's language. */
export interface PageWriter {
  send(request: FastifyRequest, reply: FastifyReply, page: PageRequest): Promise<FastifyReply>;
}

/** @param site the administrator's address, the public origin for link previews, and what forms and pictures show */
export function openPageWriter(
  renderPage: RenderPage,
  sessions: Pick<Sessions, "knownVisitor">,
  site: { email: string; origin: string; professional: boolean; commercial: boolean },
): PageWriter {
  return {
    async send(request, reply, page) {
      const visitor = await sessions.knownVisitor(request, reply).catch(nobodyWhileAway);
      const signedIn = visitor?.anonymous === false;
      const language = languageOf(request);
      const html = renderPage(page, { language, path: request.url, signedIn, ...site });
      return reply.type("text/html; charset=utf-8").header("cache-control", "private, no-cache").send(html);
    },
  };
}

/** Pages that need no database are there without one; only their header then knows nobody. */
function nobodyWhileAway(error: unknown): null {
  if (isDatabaseAway(error)) return null;
  throw error;
}
