import type { BodyOf, CallName, endpoints, ProblemCode, ReplyOf } from "@tintery/contract";
import { noteGone, tellDeleted } from "./gone-images.ts";
import { onSite, siteNow } from "./site.ts";

type Endpoints = typeof endpoints;

/**
 * Methods and paths of calls. They are repeated from the contract because its table carries the schemas, which no browser needs;
 * the compiler keeps both equal.
 */
export type CallTable = {
  readonly [Name in CallName]?: readonly [Endpoints[Name]["method"], Endpoints[Name]["path"]];
};

/** The calls our widgets make. */
export const calls = {
  getImage: ["GET", "/ajax/image/:id"],
  listImages: ["GET", "/ajax/images"],
  deleteImage: ["DELETE", "/ajax/image/:id"],
  retryImage: ["POST", "/ajax/image/:id/retry"],
  editImage: ["POST", "/ajax/image/:id"],
  getEdits: ["GET", "/ajax/image/:id/edits"],
  getPainted: ["GET", "/ajax/image/:id/painted"],
  keepPainted: ["POST", "/ajax/image/:id/painted"],
  renameImage: ["POST", "/ajax/image/:id/name"],
  createPaintByNumbers: ["POST", "/ajax/create/paint-by-numbers"],
  createColoring: ["POST", "/ajax/create/coloring/:version"],
  createOutlines: ["POST", "/ajax/create/coloring-svg"],
  listFeedback: ["GET", "/ajax/feedback/:imageId"],
  sendFeedback: ["POST", "/ajax/feedback/:imageId"],
  getShareLink: ["GET", "/ajax/image/:id/share"],
  shareImage: ["POST", "/ajax/image/:id/share"],
  revokeShareLink: ["DELETE", "/ajax/image/:id/share"],
  listPalettes: ["GET", "/ajax/val/palettes/all"],
  imageEvents: ["GET", "/ajax/image/:id/events"],
} as const satisfies CallTable;

type OurCall = keyof typeof calls;

/** The calls that take in a form with a file. */
export type CreateCall = Extract<OurCall, `create${string}`>;

export interface CallInput {
  /** The parts of the path after colons. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  signal?: AbortSignal;
  /** Besides those of every call. */
  headers?: Readonly<Record<string, string>>;
}

/** A problem of the contract, one that has no more than a sentence, or no connection at all. */
type CallCode = ProblemCode | "unnamed" | "offline";

/** What a call may end with besides its reply. */
export class CallProblem extends Error {
  readonly code: CallCode;
  /** Seconds after which the server would like to be asked again; null where that would not help. */
  readonly retryAfter: number | null;
  /** The option at fault, by its name in the form; null where it is none. */
  readonly field: string | null;

  constructor(
    code: CallCode,
    sentence: string,
    { retryAfter = null, field = null }: { retryAfter?: number | null; field?: string | null } = {},
  ) {
    super(sentence);
    this.name = "CallProblem";
    this.code = code;
    this.retryAfter = retryAfter;
    this.field = field;
  }
}

/** The header the server insists on for everything that changes something. */
export const headers = { "X-Requested-With": "XMLHttpRequest", Accept: "application/json" } as const;

/** The address of a call with its parts filled in. */
export function addressOf(name: OurCall, input?: CallInput): string {
  return onSite(fill(calls[name][1], input));
}

function fill(pattern: string, { params = {}, query = {} }: CallInput = {}): string {
  const path = pattern.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ""));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

/** Makes a call and answers its typed reply; a `CallProblem` when the server refuses or cannot be reached. */
export function call<Name extends OurCall>(
  name: Name,
  input?: CallInput & { body?: BodyOf<Name> },
): Promise<ReplyOf<Name>> {
  return callAt<Name>(calls[name], input);
}

/** The same for a call of another table than `calls`: one that only late parts make stands beside them. */
export async function callAt<Name extends CallName>(
  place: readonly [Endpoints[Name]["method"], Endpoints[Name]["path"]],
  input: CallInput & { body?: BodyOf<Name> } = {},
): Promise<ReplyOf<Name>> {
  const response = await ask(place, input);
  const text = await response.text();
  siteNow()?.note(text);
  const imageId = input.params?.id ?? input.params?.imageId;
  if (imageId === undefined) return readReply<Name>(response.ok, text);
  try {
    const reply = readReply<Name>(response.ok, text);
    if (place === (calls.deleteImage as unknown)) tellDeleted(imageId);
    return reply;
  } catch (error) {
    if (error instanceof CallProblem && error.code === "not_found") noteGone(imageId);
    throw error;
  }
}

/** Makes a call and answers what the server sends, a refusal too; a `CallProblem` when it cannot be reached. */
export async function ask(
  [method, path]: readonly [string, string],
  { body, signal, headers: more, ...parts }: CallInput & { body?: unknown },
): Promise<Response> {
  const site = siteNow();
  // the call that brings the token does not wait for one
  if (method !== "GET" && path !== "/ajax/site/visitor") await site?.begin();
  const type = body ? { "Content-Type": "application/json" } : {};
  try {
    return await fetch(onSite(fill(path, parts)), {
      method,
      body: body ? JSON.stringify(body) : null,
      signal: signal ?? null,
      headers: { ...headers, ...more, ...type, ...site?.headers() },
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new CallProblem("offline", "");
  }
}

/** The reply, trusted as the contract types it: our own server checks every reply against its schema. */
export function readReply<Name extends CallName>(
  ok: boolean,
  text: string,
  retryAfter: number | null = null,
): ReplyOf<Name> {
  const body = parse(text);
  if (ok && body !== null) return body as ReplyOf<Name>;
  const { code, error, field } = (body ?? {}) as { code?: ProblemCode; error?: string; field?: string };
  throw new CallProblem(code ?? "unnamed", error ?? "", { retryAfter, field: field ?? null });
}

/** What a text says as JSON; null where it is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
