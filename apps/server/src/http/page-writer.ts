import type { PageRequest, RenderPage } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "./caller-language.ts";

/** Sends pages of the web's shell in the visitor's language. */
export interface PageWriter {
  send(request: FastifyRequest, reply: FastifyReply, page: PageRequest): FastifyReply;
}

/** @param site the administrator's address, the public origin for link previews, and what forms and pictures show */
export function openPageWriter(
  renderPage: RenderPage,
  site: { email: string; origin: string; professional: boolean; commercial: boolean },
): PageWriter {
  return {
    send(request, reply, page) {
      const html = renderPage(page, { language: languageOf(request), path: request.url, ...site });
      return reply.type("text/html; charset=utf-8").header("cache-control", "private, no-cache").send(html);
    },
  };
}
