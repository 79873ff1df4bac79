import type { BodyOf, endpoints } from "@tintery/contract";
import { callAt } from "../../platform/call.ts";

/** The calls about accounts, which only their own pages make; see `calls`. */
const calls = {
  signUp: ["POST", "/ajax/account/sign-up"],
  confirmAddress: ["POST", "/ajax/account/confirm"],
  signIn: ["POST", "/ajax/account/sign-in"],
  signOut: ["POST", "/ajax/account/sign-out"],
  forgotPassword: ["POST", "/ajax/account/forgot-password"],
  resetPassword: ["POST", "/ajax/account/reset-password"],
  changePassword: ["POST", "/ajax/account/password"],
  changeEmail: ["POST", "/ajax/account/email"],
} as const satisfies {
  [Name in keyof typeof endpoints]?: readonly [
    (typeof endpoints)[Name]["method"],
    (typeof endpoints)[Name]["path"],
  ];
};

/** Makes a call about an account, as `call` does; none of them answers more than that it is done. */
export async function callAccount<Name extends keyof typeof calls>(
  name: Name,
  input?: { body: BodyOf<Name> },
): Promise<void> {
  await callAt<Name>(calls[name] as never, input);
}
