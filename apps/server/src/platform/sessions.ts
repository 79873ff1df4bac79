// without the query builder that comes along otherwise: ours is drizzle
import type { AuthContext, BetterAuthPlugin } from "better-auth";
import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";
import { anonymous } from "better-auth/plugins";
import { verifyJWT } from "better-auth/crypto";
import { hash, verify } from "@node-rs/argon2";
import { addresses, type IdentityProvider, keeping, passwordLength } from "@tintery/contract";
import { eq, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type ConfirmedLink, forgetMailedSecrets, forgetUnconfirmed } from "./account-store.ts";
import { isBlocked } from "./admin/block-account.ts";
import { keepRole } from "./admin/user-admin.ts";
import type { AccountLetters } from "./account-letters.ts";
import type { Config } from "./config.ts";
import type { Database, Transaction } from "./database/database.ts";
import { accounts, passkeys, sessions, users, verifications } from "./database/schema/accounts.ts";
import { giveEverythingTo } from "./guests.ts";
import {
  identityProviders,
  type KnownProvider,
  providerOrigins,
  withoutTokens,
} from "./identity-providers.ts";
import { type OpenIdConnect, openIdConnect } from "./open-id-connect.ts";
import type { Log } from "./logging.ts";
import { onlyAdmitted } from "./sign-up-hook.ts";
import { SignUpDoor } from "./sign-up-door.ts";
import { disconnectAllSites } from "./site-visitor-store.ts";
import { SeenVisitors } from "./seen-visitors.ts";

/** The pictures that may be made with a key in a day. */
export interface CountedPictures {
  /** Throws where the key has no room for another one, before it is sent for nothing. */
  expectRoom: () => Promise<void>;
  /** Counts one in the transaction that stores it; throws where the key may have no more. */
  count: (tx: Transaction) => Promise<void>;
}

/** Who sends a request. */
export interface Visitor {
  userId: string;
  /** Nobody signed up; what they make belongs to this browser until they do. */
  anonymous: boolean;
  /** Of the account; null for guests. */
  email: string | null;
  /** A guest of a server that takes none any more: they read, download, and delete what they have. */
  onlyKeeps?: boolean;
  /** The page of another origin that they are at: of all that is theirs, it sees what was made there. */
  site?: string;
  /** Pictures of the key that they ask with. */
  pictures?: CountedPictures;
}

/** Knows who sends a request, by a cookie. */
export interface Sessions {
  /** The sender of a request; a new guest gets a session and its cookie. */
  visitor(request: FastifyRequest, reply: FastifyReply): Promise<Visitor>;
  /** The sender of a request, or null when they have no session; none is made. */
  knownVisitor(request: FastifyRequest, reply: FastifyReply): Promise<Visitor | null>;
  /** The library behind, for the calls of the accounts feature. */
  auth: Auth;
  /** Asks the library for something in the name of a request's sender; the cookies of its answer are passed on. */
  act<T>(exchange: Exchange, work: (asked: Asked) => Promise<{ headers: Headers; response: T }>): Promise<T>;
  /** The outside providers with which one can sign in. */
  readonly providers: readonly IdentityProvider[];
  /** Origins that the forms for signing in with them lead to, as far as they are known. */
  providerOrigins(): string[];
  /** Finds those out that only the providers know, in as long as that takes, or until `signal` aborts. */
  findProviderOrigins(signal: AbortSignal): Promise<void>;
  /** Hands a request to the library as it came, and its answer back: the way back from an outside provider. */
  pass(exchange: Exchange): Promise<FastifyReply>;
  /** A request that says by other means than a cookie who sends it; its cookies then mean nothing, and nobody begins to be a guest. */
  actsFor(request: FastifyRequest, visitor: Visitor | null): void;
  /** Whose sessions ended, or who is gone: this process asks the database again before it believes one of their cookies. */
  forgetUser(userId: string): void;
  /** What a mailed link confirms; null for one that is forged or too old. */
  readLink(token: string): Promise<ConfirmedLink | null>;
}

/** A request and what answers it. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What the library needs to know of a request. */
export interface Asked {
  headers: Headers;
  returnHeaders: true;
}

/** What sessions are made of. */
export interface SessionOptions {
  db: Database;
  config: Config;
  secret: string;
  letters: AccountLetters;
  log: Log;
}

type Auth = ReturnType<typeof openAuth>;
type AuthAnswer = {
  headers: Headers;
  response: { user: AuthUser } | null;
};
interface AuthUser {
  id: string;
  email: string;
  isAnonymous?: boolean | null | undefined;
  blocked?: Date | null | undefined;
}

const day = 24 * 60 * 60;
/** How long a mailed link works. */
const linkMinutes = keeping.mailedLinks.minutes;
const addressHeader = "x-tintery-address";

/** Opens the sessions on the tables of the database. */
export function openSessions(options: SessionOptions): Sessions {
  const seen = new SeenVisitors<Visitor>();
  const forgetUser = (userId: string) => seen.forgetAll((visitor) => visitor.userId === userId);
  const oidc = openIdConnect(options.config, (email) => forgetUnconfirmed(options.db, email));
  const auth = openAuth(options, { forgetUser, oidc });
  const known = Object.keys(identityProviders(options.config, options.db)) as KnownProvider[];
  const accept = accepter(options.config);
  // one look per request, however many hooks ask
  const visitors = new WeakMap<FastifyRequest, Promise<Visitor | null>>();
  const withoutCookies = new WeakSet<FastifyRequest>();

  // the library hides what the database said behind an error of its own; asked again, the database says it itself
  const asDatabaseError = async (error: unknown): Promise<never> => {
    await options.db.execute(sql`select 1`);
    throw error;
  };
  const find = async (request: FastifyRequest, reply: FastifyReply) => {
    const cookie = cookieOf(request);
    if (cookie === undefined) return null;
    // what changes something is never done for a session that has just ended in another process
    const before = request.method === "GET" ? seen.find(cookie) : undefined;
    if (before) return before;
    const found = auth.api.getSession({ headers: headersOf(request), returnHeaders: true });
    const visitor = accept(await found.catch(asDatabaseError), reply);
    if (visitor) seen.keep(cookie, visitor);
    return visitor;
  };
  const knownVisitor = (request: FastifyRequest, reply: FastifyReply) => {
    const before = visitors.get(request) ?? find(request, reply);
    visitors.set(request, before);
    return before;
  };
  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    const made = auth.api.signInAnonymous({ headers: headersOf(request), returnHeaders: true });
    const guest = accept(await made.catch(asDatabaseError), reply);
    if (!guest) throw new Error("A guest could not be given a session.");
    return guest;
  };
  // the cookie of a session that has ended stays out: the library would take it back, and with it the one it has just given
  const headersFor = async ({ request, reply }: Exchange) => {
    const headers = headersOf(request);
    if (cookieOf(request) !== undefined && (await knownVisitor(request, reply)) === null)
      headers.set("cookie", withoutSession(request.headers.cookie ?? ""));
    return headers;
  };
  return {
    auth,
    knownVisitor,
    async act({ request, reply }, work) {
      // whoever the cookie stood for before, afterwards it is somebody else or nobody
      const forget = () => {
        seen.forget(cookieOf(request));
        visitors.delete(request);
      };
      const headers = await headersFor({ request, reply });
      const answer = await work({ headers, returnHeaders: true }).finally(forget);
      passCookies(answer.headers, reply);
      return answer.response;
    },
    providers: [...known, ...(oidc ? (["oidc"] as const) : [])],
    providerOrigins: () => [...known.map((name) => providerOrigins[name]), ...(oidc?.origins() ?? [])],
    async findProviderOrigins(signal) {
      const onAway = (error: unknown) =>
        options.log.error({ err: error }, "an outside provider could not be reached");
      await oidc?.untilKnown({ signal, onAway });
    },
    async pass({ request, reply }) {
      const address = new URL(request.url, options.config.PUBLIC_URL);
      const headers = await headersFor({ request, reply });
      const handle = () => auth.handler(new Request(address, { headers }));
      const answer = await (oidc ? oidc.comeBack(address, handle) : handle());
      seen.forget(cookieOf(request));
      visitors.delete(request);
      passCookies(answer.headers, reply);
      const place = answer.headers.get("location");
      if (place) return reply.redirect(place, 303);
      throw new Error(`The way back from a provider ended with ${answer.status}.`);
    },
    actsFor(request, visitor) {
      visitors.set(request, Promise.resolve(visitor));
      withoutCookies.add(request);
    },
    forgetUser,
    async readLink(token) {
      const said = await verifyJWT(token, options.secret).catch(() => null);
      if (!said || typeof said.email !== "string") return null;
      const { email, updateTo } = said;
      return { email, newEmail: typeof updateTo === "string" ? updateTo : email };
    },
    async visitor(request, reply) {
      const before = await knownVisitor(request, reply);
      if (before) return before;
      if (withoutCookies.has(request)) throw new Error("A request that only reads stores nothing.");
      const guest = begin(request, reply);
      visitors.set(request, guest);
      return guest;
    },
  };
}

/** Over https no other site of the same domain can set a cookie of this name (RFC 6265bis, 4.1.3.2). */
const hostPrefix = "__Host-";
const cookiePrefix = "tintery";
const sessionCookie = new RegExp(`(?:^|;\\s*)((?:${hostPrefix})?${cookiePrefix}\\.session_token=[^;]+)`);

function cookieOf(request: FastifyRequest): string | undefined {
  return sessionCookie.exec(request.headers.cookie ?? "")?.[1];
}

function withoutSession(cookies: string): string {
  return cookies
    .split(/;\s*/)
    .filter((cookie) => !sessionCookie.test(cookie))
    .join("; ");
}

/** argon2id as OWASP's Password Storage Cheat Sheet has it: 19 MiB, two passes, one lane. The library's own default is id. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Two keyboards may write the same letter as different characters. */
const normalized = (password: string) => password.normalize("NFKC");

function openAuth(
  { db, config, secret, letters, log }: SessionOptions,
  { forgetUser, oidc }: { forgetUser: (userId: string) => void; oidc: OpenIdConnect | null },
) {
  const secure = config.PUBLIC_URL.startsWith("https:");
  const door = new SignUpDoor(db, config);
  return betterAuth({
    appName: "Tintery",
    baseURL: config.PUBLIC_URL,
    basePath: "/ajax/auth",
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        passkey: passkeys,
      },
    }),
    emailAndPassword: {
      enabled: true,
      // nobody gets an account under the address of another, and a known address is answered like an unknown one
      requireEmailVerification: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: {
        hash: (password) => hash(normalized(password), argon),
        verify: ({ hash: kept, password }) => verify(kept, normalized(password)),
      },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: linkMinutes * 60,
      sendResetPassword: async ({ user, token }) => letters.resetPassword(user, token),
      // whoever opened the link has the mailbox
      onPasswordReset: async ({ user }) => {
        if (!user.emailVerified)
          await db.transaction(async (tx) => {
            if ((await door.entryRefusal(tx, user.email)) === null)
              await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
          });
        await forgetMailedSecrets(db, user.id);
        // as all sessions; keys of programs stay, since other machines depend on them, and the letter says so
        await disconnectAllSites(db, user.id);
        forgetUser(user.id);
        letters.passwordChanged(user);
      },
      onExistingUserSignUp: async ({ user }) => letters.knownAddress(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: linkMinutes * 60,
      sendVerificationEmail: async ({ user, token }) => {
        const said = await verifyJWT(token, secret);
        if (said?.updateTo) letters.newAddress(user, token);
        else letters.confirmAddress(user, token);
      },
    },
    user: {
      additionalFields: {
        language: { type: "string", required: false },
        blocked: { type: "date", required: false, input: false },
      },
      changeEmail: { enabled: true },
    },
    socialProviders: identityProviders(config, db),
    databaseHooks: {
      account: { create: withoutTokens, update: withoutTokens },
      user: { create: { before: onlyAdmitted(door, config.PUBLIC_URL) } },
      session: {
        create: {
          async before({ userId }) {
            if (await isBlocked(db, userId)) throw new APIError("FORBIDDEN", { code: "account_blocked" });
          },
          async after({ userId }) {
            const isAdmin = oidc?.saysAdmin();
            if (isAdmin === undefined) return;
            await keepRole(db, doerOfClaim, {
              userId,
              admin: isAdmin,
              reason: config.OIDC_ADMIN_CLAIM ?? "",
            });
          },
        },
      },
    },
    // what needs more than a session asks for the password itself
    session: { expiresIn: keeping.sessions.days * day, updateAge: day, freshAge: 0 },
    telemetry: { enabled: false },
    // a way back that is forged, or was walked before, ends where one signs in
    onAPIError: { errorURL: addresses.signIn() },
    // of the details only errors are kept: the others may be accounts, and their tokens
    logger: {
      log(level, message, ...details) {
        const error = details.find((detail) => detail instanceof Error);
        log[level]({ ...(error && { err: error }), said: message }, "the sign-in library says");
      },
    },
    advanced: {
      cookiePrefix: secure ? hostPrefix + cookiePrefix : cookiePrefix,
      // this would put another prefix before the names
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure },
      // the web server already knows which proxies to believe
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [
      ...(oidc ? [houseProvider(oidc)] : []),
      passkey({
        rpName: "Tintery",
        rpID: new URL(config.PUBLIC_URL).hostname,
        origin: new URL(config.PUBLIC_URL).origin,
      }),
      anonymous({
        emailDomainName: "guest.invalid",
        onLinkAccount: ({ anonymousUser, newUser }) =>
          giveEverythingTo(db, anonymousUser.user.id, newUser.user.id),
      }),
    ],
  });
}

/** Whom the log names when the house's provider says who is an administrator. */
const doerOfClaim = { adminId: null, by: "OpenID Connect" };

/** Puts the house's provider beside those that the library knows. */
function houseProvider({ provider }: OpenIdConnect) {
  return {
    id: "house-provider",
    init: ({ socialProviders }: AuthContext) => ({
      context: { socialProviders: [provider, ...socialProviders] },
    }),
  } satisfies BetterAuthPlugin;
}

/** Passes the cookies of an answer on and keeps who it is about. */
function accepter({ GUESTS }: Pick<Config, "GUESTS">) {
  return (answer: AuthAnswer, reply: FastifyReply): Visitor | null => {
    passCookies(answer.headers, reply);
    const user = answer.response?.user;
    // a session that began at the moment of the block
    if (!user || user.blocked) return null;
    const anonymous = user.isAnonymous === true;
    const onlyKeeps = anonymous && GUESTS === "off";
    return { userId: user.id, anonymous, email: anonymous ? null : user.email, onlyKeeps };
  };
}

function passCookies(headers: Headers, reply: FastifyReply): void {
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
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
