import type { BodyOf, endpoints, ReplyOf } from "@tintery/contract";
import { type CallInput, callAt } from "../../platform/call.ts";

/** The calls of admins; see `calls`. */
const calls = {
  adminListUsers: ["GET", "/ajax/admin/users"],
  adminGetUser: ["GET", "/ajax/admin/users/:userId"],
  adminGrantCredits: ["POST", "/ajax/admin/users/:userId/credits"],
  adminChangeRole: ["POST", "/ajax/admin/users/:userId/role"],
  adminQueue: ["GET", "/ajax/admin/queue"],
  adminListFailed: ["GET", "/ajax/admin/failed"],
  adminRetryImage: ["POST", "/ajax/admin/failed/:imageId/retry"],
  adminListFeedback: ["GET", "/ajax/admin/feedback"],
  adminStorage: ["GET", "/ajax/admin/storage"],
  adminListLog: ["GET", "/ajax/admin/log"],
} as const satisfies {
  [Name in keyof typeof endpoints]?: readonly [
    (typeof endpoints)[Name]["method"],
    (typeof endpoints)[Name]["path"],
  ];
};

/** Makes a call of an admin, as `call` does. */
export function callAdmin<Name extends keyof typeof calls>(
  name: Name,
  input?: CallInput & { body?: BodyOf<Name> },
): Promise<ReplyOf<Name>> {
  return callAt<Name>(calls[name] as never, input);
}
