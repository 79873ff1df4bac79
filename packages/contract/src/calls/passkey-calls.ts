import {
  newPasskey,
  passkeyCeremony,
  passkeyList,
  passkeyParams,
  passkeyProof,
  passkeyWish,
} from "../accounts/account-schema.ts";
import { done } from "../images/schema.ts";
import type { Call } from "./call.ts";

/** Signing in with a passkey, and the passkeys of an account. */
export const passkeyCalls = {
  listPasskeys: {
    method: "GET",
    path: "/ajax/account/passkeys",
    summary: "The account's passkeys, the newest first",
    guard: "none",
    reply: passkeyList,
    problems: ["sign_in_first"],
  },
  passkeyOptions: {
    method: "POST",
    path: "/ajax/account/passkeys/options",
    summary: "What a browser needs to make a passkey; needs the password",
    guard: "xhr",
    body: passkeyWish,
    reply: passkeyCeremony,
    problems: ["csrf", "sign_in_first", "wrong_password", "too_many_attempts", "too_many_passkeys"],
  },
  addPasskey: {
    method: "POST",
    path: "/ajax/account/passkeys",
    summary: "Keeps a passkey that a browser has made",
    guard: "xhr",
    body: newPasskey,
    reply: done,
    problems: ["csrf", "sign_in_first", "passkey_refused"],
  },
  removePasskey: {
    method: "DELETE",
    path: "/ajax/account/passkeys/:passkeyId",
    summary: "Removes a passkey: nobody gets in with it any more",
    guard: "xhr",
    params: passkeyParams,
    reply: done,
    problems: ["csrf", "sign_in_first", "not_found"],
  },
  passkeySignInOptions: {
    method: "POST",
    path: "/ajax/account/passkey-sign-in/options",
    summary: "What a browser needs to sign in with a passkey",
    guard: "xhr",
    reply: passkeyCeremony,
    problems: ["csrf"],
  },
  passkeySignIn: {
    method: "POST",
    path: "/ajax/account/passkey-sign-in",
    summary: "Signs in with a passkey; what a guest has made comes along",
    guard: "xhr",
    body: passkeyProof,
    reply: done,
    problems: ["csrf", "passkey_refused"],
  },
} as const satisfies Record<string, Call>;
