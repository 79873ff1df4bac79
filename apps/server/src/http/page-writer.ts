import type { PageName, PageRequest, RenderPage, SignUpMode } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { whileAway } from "../platform/database/database-away.ts";
import type { DescribeVisitor } from "../platform/ledger/describe-visitor.ts";
import type { Sessions, Visitor } from "../platform/sessions.ts";
import { languageOf, paperFor } from "./caller-language.ts";
import type { PageTokens } from "./page-tokens.ts";
import { siteVisitOf } from "./site-visits.ts";

/** Pages that hold more of a person than pictures. A browser that is shared must not show them after its user has signed out. */
const personal: ReadonlySet<PageName> = new Set(["account", "letters", "connect"]);

/** Sends pages of the web's shell in the visitor's language. */
export interface PageWriter {
  send(request: FastifyRequest, reply: FastifyReply, page: PageRequest): Promise<FastifyReply>;
}

/** @param site the administrator's address, the public origin for link previews, who may create an account, and what the house's provider for signing in is called */
export function openPageWriter(
  renderPage: RenderPage,
  parts: {
    sessions: Pick<Sessions, "knownVisitor">;
    describeVisitor: DescribeVisitor;
    pageTokens: Pick<PageTokens, "tokenFor">;
  },
  site: { email: string; origin: string; signUp: SignUpMode; oidcName: string },
): PageWriter {
  const { sessions, describeVisitor, pageTokens } = parts;
  const describe = (visitor: Visitor | null) =>
    describeVisitor(visitor).catch((error) => describeVisitor(nobodyWhileAway(error)));
  return {
    async send(request, reply, page) {
      const visitor = await sessions.knownVisitor(request, reply).catch(nobodyWhileAway);
      const described = await describe(visitor);
      const { premium, professional, commercial, userType, credits } = described;
      const signedIn = visitor?.anonymous === false;
      const language = languageOf(request);
      const html = renderPage(openSheets(page, request), {
        language,
        path: request.url,
        paper: paperFor(request),
        signedIn,
        premium,
        professional,
        commercial,
        charged: credits !== null,
        userType,
        visitor: described,
        token: pageTokens.tokenFor(visitor?.userId ?? null),
        ...site,
      });
      const kept = personal.has(page.page) ? "no-store" : "private, no-cache";
      return reply.type("text/html; charset=utf-8").header("cache-control", kept).send(html);
    },
  };
}

/** Sheets that are opened by an address with a pass load their pictures by the same, and the color list does too. */
function openSheets(page: PageRequest, request: FastifyRequest): PageRequest {
  const visit = siteVisitOf(request);
  if (page.page !== "print" || !visit) return page;
  const opened = <Part extends { pictureUrl: string }>(part: Part): Part => ({
    ...part,
    pictureUrl: visit.openTo(part.pictureUrl, ""),
  });
  return { ...page, sheets: page.sheets.map(opened), ...(page.key && { key: opened(page.key) }) };
}

/** Pages that need no database are there without one; only their header then knows nobody. */
const nobodyWhileAway = whileAway(null);
