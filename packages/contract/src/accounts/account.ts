/** Outside providers with which one can sign in, where the server has their keys. That of the house is called as the server says. */
export const identityProviders = { google: "Google", github: "GitHub", oidc: "OpenID Connect" } as const;
export type IdentityProvider = keyof typeof identityProviders;

/** Accounts and their settings. Plain tables, no zod. */

/** Characters of a password. No further rules: they make passwords worse (NIST SP 800-63B, 3.1.1.2). */
export const passwordLength = { min: 10, max: 128 } as const;
/** The longest e-mail address there is (RFC 5321, 4.5.3.1.3). */
export const maxEmailLength = 254;

export const userSettings = { notifyByEmail: "user-settings-notify-by-email" } as const;
export type UserSetting = (typeof userSettings)[keyof typeof userSettings];
export const userSettingNames = Object.values(userSettings) as UserSetting[];

/** The toggle is off only for a stored 0; a setting never stored counts as on. */
export function isSettingOn(stored: unknown): boolean {
  return !(stored === 0 || stored === "0" || stored === false);
}

/**
 * Where emails go: `sent` by a mail server; `kept` on a server without one; `shown`, too, if the request comes from the browser that opened
 * the page of kept emails.
 */
export const letterPlaces = ["sent", "kept", "shown"] as const;
export type LetterPlace = (typeof letterPlaces)[number];

/** Query field with the key to the page of kept emails. The start prints the key, and it works once. */
export const lettersKeyField = "key";

/** The forms around an account, each with a page of its own. */
export const accountForms = [
  "sign-in",
  "sign-up",
  "forgot-password",
  "new-password",
  "confirm-address",
] as const;
export type AccountForm = (typeof accountForms)[number];
