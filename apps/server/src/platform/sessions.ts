// without the query builder that comes along otherwise: ours is drizzle
import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { anonymous } from "better-auth/plugins";
import { sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { accounts, sessions, users, verifications } from "./database/schema/accounts.ts";
import { giveEverythingTo } from "./guests.ts";
import type { Log } from "./logging.ts";
import { SeenVisitors } from "./seen-visitors.ts";

/** Who sends a request. */
export interface Visitor {
  userId: string;
  /** Nobody signed up; what they make belongs to this browser until they do. */
  anonymous: boolean;
}

/** Knows who sends a request, by a cookie. */
export interface Sessions {
  /** The sender of a request; a new guest gets a session and its cookie. */
  visitor(request: FastifyRequest, reply: FastifyReply): Promise<Visitor>;
  /** The sender of a request, or null when they have no session; none is made. */
  knownVisitor(request: FastifyRequest, reply: FastifyReply): Promise<Visitor | null>;
  /** The library behind, for the calls of the accounts feature. */
  auth: Auth;
}

/** What sessions are made of. */
export interface SessionOptions {
  db: Database;
  config: Pick<Config, "PUBLIC_URL">;
  secret: string;
  log: Log;
}

type Auth = ReturnType<typeof openAuth>;
type AuthAnswer = {
  headers: Headers;
  response: { user: { id: string; isAnonymous?: boolean | null | undefined } } | null;
};

const day = 24 * 60 * 60;
const addressHeader = "x-tintery-address";

/** Opens the sessions on the tables of the database. */
export function openSessions(options: SessionOptions): Sessions {
  const auth = openAuth(options);
  // one look per request, however many hooks ask
  const known = new WeakMap<FastifyRequest, Promise<Visitor | null>>();

  // the library hides what the database said behind an error of its own; asked again, the database says it itself
  const asDatabaseError = async (error: unknown): Promise<never> => {
    await options.db.execute(sql`select 1`);
    throw error;
  };
  const seen = new SeenVisitors<Visitor>();
  const find = async (request: FastifyRequest, reply: FastifyReply) => {
    const cookie = sessionCookie.exec(request.headers.cookie ?? "")?.[0];
    if (cookie === undefined) return null;
    const before = seen.find(cookie);
    if (before) return before;
    const found = auth.api.getSession({ headers: headersOf(request), returnHeaders: true });
    const visitor = accept(await found.catch(asDatabaseError), reply);
    if (visitor) seen.keep(cookie, visitor);
    return visitor;
  };
  const knownVisitor = (request: FastifyRequest, reply: FastifyReply) => {
    const before = known.get(request) ?? find(request, reply);
    known.set(request, before);
    return before;
  };
  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    const made = auth.api.signInAnonymous({ headers: headersOf(request), returnHeaders: true });
    const guest = accept(await made.catch(asDatabaseError), reply);
    if (!guest) throw new Error("A guest could not be given a session.");
    return guest;
  };
  return {
    auth,
    knownVisitor,
    async visitor(request, reply) {
      const before = await knownVisitor(request, reply);
      if (before) return before;
      const guest = begin(request, reply);
      known.set(request, guest);
      return guest;
    },
  };
}

const cookiePrefix = "tintery";
const sessionCookie = new RegExp(`${cookiePrefix}\\.session_token=[^;]+`);

function openAuth({ db, config, secret, log }: SessionOptions) {
  return betterAuth({
    appName: "Tintery",
    baseURL: config.PUBLIC_URL,
    basePath: "/ajax/auth",
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: { enabled: true },
    session: { expiresIn: 365 * day, updateAge: day },
    telemetry: { enabled: false },
    // of the details only errors are kept: the others may be accounts, and their tokens
    logger: {
      log(level, message, ...details) {
        const error = details.find((detail) => detail instanceof Error);
        log[level](error ? { err: error } : {}, message);
      },
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: config.PUBLIC_URL.startsWith("https:"),
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
      // the web server already knows which proxies to believe
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [
      anonymous({
        emailDomainName: "guest.invalid",
        onLinkAccount: ({ anonymousUser, newUser }) =>
          giveEverythingTo(db, anonymousUser.user.id, newUser.user.id),
      }),
    ],
  });
}

/** Passes the cookies of an answer on and keeps who it is about. */
function accept(answer: AuthAnswer, reply: FastifyReply): Visitor | null {
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  const user = answer.response?.user;
  return user ? { userId: user.id, anonymous: user.isAnonymous === true } : null;
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of ["cookie", "user-agent", "origin"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  headers.set(addressHeader, request.ip);
  return headers;
}
