import { callsOf } from "../../platform/calls-of.ts";

/** Makes the calls of admins, as `call` does. */
export const callAdmin = callsOf({
  adminListUsers: ["GET", "/ajax/admin/users"],
  adminGetUser: ["GET", "/ajax/admin/users/:userId"],
  adminGrantCredits: ["POST", "/ajax/admin/users/:userId/credits"],
  adminChangeRole: ["POST", "/ajax/admin/users/:userId/role"],
  adminChangeBlock: ["POST", "/ajax/admin/users/:userId/block"],
  adminChangeLimits: ["POST", "/ajax/admin/users/:userId/limits"],
  adminInvite: ["POST", "/ajax/admin/invitations"],
  adminListInvitations: ["GET", "/ajax/admin/invitations"],
  adminRevokeInvitation: ["POST", "/ajax/admin/invitations/:invitationId/revoke"],
  adminQueue: ["GET", "/ajax/admin/queue"],
  adminListFailed: ["GET", "/ajax/admin/failed"],
  adminRetryImage: ["POST", "/ajax/admin/failed/:imageId/retry"],
  adminListFeedback: ["GET", "/ajax/admin/feedback"],
  adminStorage: ["GET", "/ajax/admin/storage"],
  adminListLog: ["GET", "/ajax/admin/log"],
});
