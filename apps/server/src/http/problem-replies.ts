import {
  formatBytes,
  formatNumber,
  type Language,
  type ProblemCode,
  problemKey,
  problems,
  problemValues,
  type RenderPage,
  unsupportedTypeKey,
} from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseAway } from "../platform/database/database-away.ts";
import { isUnstorableText } from "../platform/database/unstorable-text.ts";
import { StorageFull } from "../platform/files/files.ts";
import { languageOf } from "./caller-language.ts";
import { Problem } from "./problem.ts";

/** A database that restarts is back within seconds. */
const secondsUntilRetry = 5;

/** What replies about problems are made with. */
export interface ProblemReplies {
  /** The administrator's address, for the texts that name it. */
  email: string;
  renderPage: RenderPage;
  /** Pictures cost credits here, so that the footer leads to the plans. */
  charged: boolean;
  /** Hears of every refusal, for the metrics. */
  onRefusal: (code: ProblemCode) => void;
}

/** Answers whatever goes wrong in any route: calls get the code and a sentence, pages get a page. */
export function answerProblems(app: FastifyInstance, replies: ProblemReplies): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => {
    const { code, retryAfter, field } = problem;
    replies.onRefusal(code);
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    reply.code(problems[code].status).header("cache-control", "no-store");
    const language = languageOf(request);
    if (wantsPage(request)) {
      const { email, charged } = replies;
      return reply
        .type("text/html; charset=utf-8")
        .send(replies.renderPage({ page: "problem", code }, { language, path: request.url, email, charged }));
    }
    const error = sentence(problem, language, replies.email);
    // what belonged to a half-made reply must not stay
    return reply.type("application/json; charset=utf-8").send(JSON.stringify({ error, code, field }));
  };
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = asProblem(error);
    if (problem.code === "internal") request.log.error({ err: error }, "a request failed");
    return answer(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply, new Problem("not_found")));
}

/** The problem's text. It names the option at fault, a file type that we know, and how much may be unfinished or kept. */
function sentence(
  { code, field, found, takesDrawings, unfinished, quotaBytes }: Problem,
  language: Language,
  email: string,
): string {
  const t = texts(language);
  if (code === "unsupported_type")
    return t(unsupportedTypeKey({ found, takesDrawings }), { type: found ?? "" });
  if (code === "invalid_options" && field) return t("problem.invalid_option", { option: field });
  if (unfinished !== undefined)
    return t("problem.too_many_unfinished", { unfinished: formatNumber(language, unfinished) });
  if (quotaBytes !== undefined && (code === "storage_used_up" || code === "network_storage_used_up"))
    return t(`problem.${code}_of`, { quota: formatBytes(language, quotaBytes) });
  return t(problemKey(code), problemValues(language, email));
}

function wantsPage(request: FastifyRequest): boolean {
  return (
    request.method === "GET" &&
    !request.url.startsWith("/ajax/") &&
    (request.headers.accept ?? "").includes("text/html")
  );
}

/** What an error of any origin means to the caller. */
function asProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StorageFull) return new Problem("storage_full");
  if (isDatabaseAway(error)) return new Problem("database_away", { retryAfter: secondsUntilRetry });
  // text with U+0000, which no keyboard types and PostgreSQL can’t store
  if (isUnstorableText(error)) return new Problem("bad_request");
  if (hasZodFastifySchemaValidationErrors(error)) {
    // an id that cannot be one is as missing as one that nobody has
    if (error.validationContext === "params") return new Problem("not_found");
    const field = error.validation[0]?.instancePath.slice(1).replaceAll("/", ".");
    return new Problem("bad_request", field ? { field } : {});
  }
  if (error.statusCode === 429) return new Problem("too_many_requests");
  if (error.statusCode === 413) return new Problem("request_too_large");
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem("bad_request");
  return new Problem("internal");
}
