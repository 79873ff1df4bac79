import { keeping } from "@tintery/contract";
import { ownCookie } from "./own-cookie.ts";

/** The cookie with the secret of the invitation that a browser has opened; whichever way an account is created, it comes along. */
export function invitationCookie(publicUrl: string) {
  const { name, attributes } = ownCookie("tintery_invitation", publicUrl);
  return { name, attributes: { ...attributes, maxAge: keeping.mailedLinks.minutes * 60 } };
}
