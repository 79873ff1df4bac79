import { APIError } from "better-auth/api";
import { parseCookies } from "better-auth/cookies";
import { invitationCookie } from "./invitation-cookie.ts";
import type { SignUpDoor } from "./sign-up-door.ts";

/** A user that the library is about to store. */
interface NewUser {
  email: string;
  emailVerified: boolean;
  isAnonymous?: unknown;
}

/** The call that makes them; null for none. */
interface Making {
  path?: string;
  headers?: Headers | undefined;
}

/**
 * Runs before the library stores a user: an outside provider makes an account only for an address that it has confirmed, and only for
 * somebody whom the door lets in. The form for signing up asks the door itself, and guests are no accounts.
 * @throws APIError with a code of `signInRefusals`, which ends on the page for signing in
 */
export function onlyAdmitted(door: SignUpDoor, publicUrl: string) {
  const { name } = invitationCookie(publicUrl);
  return async (user: NewUser, making: Making | null): Promise<void> => {
    if (user.isAnonymous === true || !making?.path?.startsWith("/callback")) return;
    const email = user.email.toLowerCase();
    const secret = parseCookies(making.headers?.get("cookie") ?? "").get(name);
    const code = user.emailVerified
      ? await door.refusal({ email, secret, isConfirmed: true })
      : "address_not_confirmed_there";
    if (code !== null) throw new APIError("FORBIDDEN", { code });
  };
}
