import type { IdentityProvider } from "@tintery/contract";
import { forgetUnconfirmed } from "./account-store.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";

/** Providers that the library knows by itself. */
export type KnownProvider = Exclude<IdentityProvider, "oidc">;

/** Where browsers are led by each. */
export const providerOrigins: Readonly<Record<KnownProvider, string>> = {
  google: "https://accounts.google.com",
  github: "https://github.com",
};

interface Client {
  clientId: string;
  clientSecret: string;
  /** The library asks this before it looks for an account of the same address. */
  mapProfileToUser: (profile: { email?: string | null }) => Promise<Record<string, never>>;
}

/** The outside providers that the configuration names. */
export function identityProviders(config: Config, db: Database): Partial<Record<KnownProvider, Client>> {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET } = config;
  // somebody may have signed up under the address of another and waits for them to come: such a password must go
  const mapProfileToUser = async ({ email }: { email?: string | null }) => {
    if (email) await forgetUnconfirmed(db, email.toLowerCase());
    return {};
  };
  const client = (clientId?: string, clientSecret?: string) =>
    clientId && clientSecret ? { clientId, clientSecret, mapProfileToUser } : undefined;
  const google = client(GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET);
  const github = client(GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET);
  return { ...(google && { google }), ...(github && { github }) };
}

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

/** A provider is asked once who somebody is. The tokens that come along would let us do more, so none of them is stored. */
export const withoutTokens = {
  before: async <Account extends object>(account: Account) => ({ data: { ...account, ...noTokens } }),
};
