import { createSign, generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** Who signs in at the provider, and what it says of them. */
export interface Person {
  sub: string;
  [claim: string]: unknown;
}

/** A real OpenID provider on this machine, whose people sign in by being named. */
export interface HouseLogin {
  issuer: string;
  person: Person;
  /** An ID token with these claims and header, signed with the provider's own key or with another one. */
  sign(claims: object, options?: { header?: object; byAnother?: boolean }): string;
  close(): Promise<void>;
}

export const houseClient = { id: "tintery", secret: "a secret of the house" };
const keyId = "house";

/** Opens one on a port of its own; `callback` is where it leads back to. */
export async function openHouseLogin(callback: string): Promise<HouseLogin> {
  const own = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 });
  // the issuer holds the port, which is known once something listens
  let serve: ReturnType<Provider["callback"]> = (_, response) => response.end();
  let finish: Provider["interactionFinished"];
  const login: Pick<HouseLogin, "person"> = { person: { sub: "nobody" } };
  const server = createServer((request, response) => {
    if (!request.url?.startsWith("/interaction/")) return serve(request, response);
    void finish(request, response, { login: { accountId: login.person.sub } });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: houseClient.id, client_secret: houseClient.secret, redirect_uris: [callback] }],
    jwks: { keys: [{ ...own.privateKey.export({ format: "jwk" }), kid: keyId, use: "sig", alg: "RS256" }] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"], groups: ["groups"] },
    scopes: ["openid", "email", "profile", "groups"],
    cookies: { keys: ["a key of the test"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({ accountId, claims: () => ({ ...login.person }) }),
    async loadExistingGrant({ oidc }: { oidc: GrantContext }) {
      const { clientId } = oidc.client;
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope("openid email profile groups");
      await grant.save();
      return grant;
    },
  });
  serve = provider.callback();
  finish = provider.interactionFinished.bind(provider);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return Object.assign(login, {
    issuer,
    sign(claims: object, { header = {}, byAnother = false }: { header?: object; byAnother?: boolean } = {}) {
      const signed = `${part({ alg: "RS256", kid: keyId, ...header })}.${part(claims)}`;
      const key = (byAnother ? other : own).privateKey;
      return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key, "base64url")}`;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

interface GrantContext {
  client: { clientId: string };
  session: { accountId: string };
  provider: {
    Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
  };
}
