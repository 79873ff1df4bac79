import type { BodyOf, endpoints, ReplyOf } from "@tintery/contract";
import { type CallInput, callAt } from "../../platform/call.ts";

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
  listSessions: ["GET", "/ajax/account/sessions"],
  endSession: ["DELETE", "/ajax/account/sessions/:sessionId"],
  endSessions: ["POST", "/ajax/account/sessions/end"],
  getSetting: ["GET", "/ajax/user/settings/get"],
  updateSetting: ["POST", "/ajax/user/settings/update"],
  listApiKeys: ["GET", "/ajax/account/keys"],
  createApiKey: ["POST", "/ajax/account/keys"],
  revokeApiKey: ["DELETE", "/ajax/account/keys/:keyId"],
  listPasskeys: ["GET", "/ajax/account/passkeys"],
  passkeyOptions: ["POST", "/ajax/account/passkeys/options"],
  addPasskey: ["POST", "/ajax/account/passkeys"],
  removePasskey: ["DELETE", "/ajax/account/passkeys/:passkeyId"],
  passkeySignInOptions: ["POST", "/ajax/account/passkey-sign-in/options"],
  passkeySignIn: ["POST", "/ajax/account/passkey-sign-in"],
  listWebhooks: ["GET", "/ajax/account/webhooks"],
  createWebhook: ["POST", "/ajax/account/webhooks"],
  changeWebhook: ["POST", "/ajax/account/webhooks/:webhookId"],
  deleteWebhook: ["DELETE", "/ajax/account/webhooks/:webhookId"],
  testWebhook: ["POST", "/ajax/account/webhooks/:webhookId/test"],
  listDeliveries: ["GET", "/ajax/account/webhooks/:webhookId/deliveries"],
  redeliver: ["POST", "/ajax/account/webhooks/:webhookId/deliveries/:deliveryId"],
  deleteAccount: ["POST", "/ajax/account/delete"],
} as const satisfies {
  [Name in keyof typeof endpoints]?: readonly [
    (typeof endpoints)[Name]["method"],
    (typeof endpoints)[Name]["path"],
  ];
};

/** Makes a call about an account, as `call` does. */
export function callAccount<Name extends keyof typeof calls>(
  name: Name,
  input?: CallInput & { body?: BodyOf<Name> },
): Promise<ReplyOf<Name>> {
  return callAt<Name>(calls[name] as never, input);
}
