import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import type { OAuthProvider } from "better-auth";
import { getOAuthState } from "better-auth/api";
import * as client from "openid-client";
import type { Config } from "./config.ts";

/** What of the configuration is about it. */
type OidcConfig = Pick<
  Config,
  "OIDC_ISSUER" | "OIDC_CLIENT_ID" | "OIDC_CLIENT_SECRET" | "OIDC_NAME" | "OIDC_ADMIN_CLAIM"
>;

/** What the provider says of somebody: the ID token, and what else its user info says of the same `sub`. */
type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string };

/** The way back of one person, while the library walks it. */
interface WayBack {
  /** The address that the provider led to, with all its parameters. */
  url: URL;
  /** Once all that the provider says is verified. */
  claims?: Claims;
}

/** Seconds after which a provider that does not answer is given up. */
const timeout = 10;
/** Between tries to reach it at the start; the pauses double. */
const firstPauseSeconds = 1;
const longestPauseSeconds = 60;

/** Signing in with the OpenID Connect provider of the house, as a provider of the library for accounts. */
export interface OpenIdConnect {
  provider: OAuthProvider<Claims>;
  /** Origins that the form for signing in leads to: of the issuer, and of where people sign in, once the provider has told. */
  origins(): string[];
  /**
   * Asks the provider for its addresses until it has answered, or `signal` aborts: a browser follows a form only to origins that
   * its page has named before. `onAway` is called with the first failure.
   */
  untilKnown(options: { signal: AbortSignal; onAway: (error: unknown) => void }): Promise<void>;
  /** Walks the way back from the provider. */
  comeBack<T>(url: URL, work: () => Promise<T>): Promise<T>;
  /** What the claim says of who is coming back right now; undefined where no claim makes administrators, or nobody comes this way. */
  saysAdmin(): boolean | undefined;
}

/**
 * Opens it; null without. The library keeps the state (bound to the browser, used once), the PKCE verifier, and the nonce;
 * `openid-client` verifies the discovery's issuer, `iss` of the answer, and the ID token: signature, issuer, audience, nonce, time.
 * @param onConfirmed called with an address that the provider says is confirmed, before an account is looked for
 */
export function openIdConnect(
  config: OidcConfig,
  onConfirmed: (email: string) => Promise<void>,
): OpenIdConnect | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME, OIDC_ADMIN_CLAIM } = config;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null;
  const issuer = new URL(OIDC_ISSUER);
  const ways = new AsyncLocalStorage<WayBack>();
  const ask = discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET);
  const discover = async () => {
    const found = await ask();
    const { authorization_endpoint: place } = found.serverMetadata();
    if (place !== undefined) origins.add(new URL(place).origin);
    return found;
  };
  const adminClaim = OIDC_ADMIN_CLAIM === undefined ? undefined : claimOf(OIDC_ADMIN_CLAIM);
  const origins = new Set([issuer.origin]);
  const wayBack = () => {
    const way = ways.getStore();
    if (!way) throw new Error("Nobody is on the way back from the provider.");
    return way;
  };
  const provider: OAuthProvider<Claims> = {
    id: "oidc",
    name: OIDC_NAME,
    requiresIdTokenNonce: true,
    // another issuer may give the same `sub` to somebody else
    accountSubject: ({ profile }) => `${profile.iss} ${profile.sub}`,

    async createAuthorizationURL({ state, codeVerifier, idTokenNonce = "", redirectURI }) {
      const found = await discover();
      const { scopes_supported: scopes = [] } = found.serverMetadata();
      const more = adminClaim && scopes.includes(adminClaim.name) ? [adminClaim.name] : [];
      return client.buildAuthorizationUrl(found, {
        redirect_uri: redirectURI,
        scope: ["openid", "email", "profile", ...more].join(" "),
        state,
        nonce: idTokenNonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      });
    },

    async validateAuthorizationCode({ codeVerifier = "" }) {
      const found = await discover();
      const way = wayBack();
      const state = await getOAuthState();
      const nonce = state?.idTokenNonce;
      if (typeof nonce !== "string" || codeVerifier === "")
        throw new Error("The way to the provider has no nonce, or no verifier.");
      const tokens = await client.authorizationCodeGrant(found, way.url, {
        pkceCodeVerifier: codeVerifier,
        expectedNonce: nonce,
        // the library has compared it with the cookie and the database
        expectedState: way.url.searchParams.get("state") ?? "",
        idTokenExpected: true,
      });
      const told = tokens.claims();
      if (!told) throw new Error("The provider sent no ID token.");
      const info = found.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(found, tokens.access_token, told.sub)
        : {};
      way.claims = { ...info, ...told, ...confirmedAddress(told, info) };
      // whoever signs in is asked once; what the tokens would let us do is not kept
      return {};
    },

    async getUserInfo() {
      const { claims } = wayBack();
      if (!claims) return null;
      const email = typeof claims.email === "string" ? claims.email.toLowerCase() : null;
      // a word that means yes is no promise
      const emailVerified = claims.email_verified === true;
      if (email !== null && emailVerified) await onConfirmed(email);
      const name = typeof claims.name === "string" ? claims.name : "";
      return { user: { name, email, emailVerified }, data: claims };
    },
  };
  return {
    provider,
    origins: () => [...origins],
    async untilKnown({ signal, onAway }) {
      for (let pause = firstPauseSeconds; !signal.aborted; pause = Math.min(2 * pause, longestPauseSeconds)) {
        const failure = await discover().then(
          () => null,
          (error: unknown) => ({ error }),
        );
        if (!failure) return;
        if (pause === firstPauseSeconds) onAway(failure.error);
        await setTimeout(pause * 1000, undefined, { signal }).catch(() => {});
      }
    },
    comeBack: (url, work) => ways.run({ url }, work),
    saysAdmin() {
      const claims = ways.getStore()?.claims;
      return claims && adminClaim && hasClaim(claims, adminClaim);
    },
  };
}

/** Asks the provider for its addresses and keys, once it has answered; until then each time. */
function discovery(issuer: URL, id: string, secret: string): () => Promise<client.Configuration> {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  const authenticate: client.ClientAuth = (server, ...rest) => {
    const known = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const way = known.includes("client_secret_basic") ? basic : post;
    way(server, ...rest);
  };
  // checked by the configuration: without TLS only on this machine
  const insecure = issuer.protocol === "http:" ? [client.allowInsecureRequests] : [];
  let found: Promise<client.Configuration> | undefined;
  return () => {
    found ??= client
      .discovery(issuer, id, undefined, authenticate, {
        // without it, a token that comes over TLS is believed without its signature
        execute: [client.enableNonRepudiationChecks, ...insecure],
        timeout,
      })
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      });
    return found;
  };
}

/**
 * What one source says of the address and of whether it is confirmed: what the ID token says of its own address is no word about
 * that of the user info, and the other way around. A source that says both goes first, then the ID token.
 */
function confirmedAddress(...sources: Readonly<Record<string, unknown>>[]) {
  const saying = sources.filter(({ email }) => email !== undefined);
  const { email, email_verified } =
    saying.find((said) => said.email_verified !== undefined) ?? saying[0] ?? {};
  return { email, email_verified };
}

interface Claim {
  name: string;
  value: string;
}

/** `groups=tintery-admins` as a claim. */
function claimOf(text: string): Claim {
  const at = text.indexOf("=");
  return { name: text.slice(0, at), value: text.slice(at + 1) };
}

/** Whether a claim is the value, or a list that holds it. */
function hasClaim(claims: Claims, { name, value }: Claim): boolean {
  const said = claims[name];
  return Array.isArray(said) ? said.includes(value) : said === value;
}
