import { adminPageSize } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../../http/problem.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { countEverything, listAllFeedback, listFailed, listRunning } from "../../images/image-admin.ts";
import type { ImageChanges } from "../../images/image-changes.ts";
import { findImage } from "../../images/image-store.ts";
import { keptBytesOf, usualMegabytes } from "../../images/kept-bytes.ts";
import type { Config } from "../../platform/config.ts";
import { findOwnLimits } from "../../platform/own-limits.ts";
import { readCursor, writeCursor } from "../../images/list-cursor.ts";
import { type RedoParts, redoImage } from "../../images/redo-image.ts";
import { readPictureLine } from "../../platform/picture-line.ts";
import { type Doer, listDeeds, logDeed } from "../../platform/admin/audit-log.ts";
import { changeBlock } from "../../platform/admin/block-account.ts";
import {
  type After,
  changeLimits,
  changeRole,
  findAccountRow,
  grantCredits,
  isAdmin,
  listAccounts,
} from "../../platform/admin/user-admin.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { Files } from "../../platform/files/files.ts";
import { booksOf } from "../../platform/ledger/books.ts";
import { planOf } from "../../platform/ledger/plan-of.ts";
import { factsOfOrder } from "../../platform/payments/order-facts.ts";
import { listOrders } from "../../platform/payments/order-store.ts";
import {
  invitationAddress,
  listInvitations,
  makeInvitation,
  revokeInvitation,
} from "../../platform/invitation-store.ts";
import type { Queue } from "../../platform/queue.ts";
import type { Sessions } from "../../platform/sessions.ts";

/** What admins' calls need. */
export interface AdminParts extends RedoParts {
  db: Database;
  sessions: Sessions;
  queue: Queue;
  files: Files;
  changes: ImageChanges;
  config: Pick<Config, "PUBLIC_URL" | "IN_FLIGHT_PER_VISITOR" | "KEPT_MB_PER_ACCOUNT" | "BILLING">;
}

type AdminCall = Extract<keyof CallHandlers, `admin${string}`>;

/**
 * Who asks, if they run the service. To everybody else it is as if there were nothing here; keys never come so far.
 * @throws Problem `not_found`
 */
export async function asAdmin(
  { db, sessions }: Pick<AdminParts, "db" | "sessions">,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Doer & { adminId: string }> {
  const visitor = await sessions.knownVisitor(request, reply);
  if (!visitor?.email || !(await isAdmin(db, visitor.userId))) throw new Problem("not_found");
  reply.header("cache-control", "no-store");
  return { adminId: visitor.userId, by: visitor.email };
}

/** What somebody sees and does who runs the service. Everything that changes something is written down with it. */
export function adminCalls(parts: AdminParts): Pick<CallHandlers, AdminCall> {
  const { db, queue, files, config } = parts;
  const megabytesOf = usualMegabytes(config);
  return {
    async adminListUsers(request, reply) {
      await asAdmin(parts, request, reply);
      const { search, cursor } = request.query;
      const rows = await listAccounts(db, { search, after: readAfter(cursor), limit: adminPageSize + 1 });
      return pageOf(rows, {
        shown: ({ created, ...rest }) => ({ ...rest, created: created.toISOString() }),
        cursor: ({ created, id }) => writeCursor({ created, id }),
      });
    },

    async adminGetUser(request, reply) {
      await asAdmin(parts, request, reply);
      const { userId } = request.params;
      const account = await findAccountRow(db, userId);
      if (!account) throw new Problem("not_found");
      const plan = await planOf(db, userId);
      const { credits, entries } = await booksOf(db, userId, plan);
      const orders = (await listOrders(db, userId)).map(factsOfOrder);
      const usual = await megabytesOf(db, userId);
      return {
        ...account,
        created: account.created.toISOString(),
        plan,
        credits,
        keptBytes: await keptBytesOf(db, userId),
        own: await findOwnLimits(db, userId),
        usual: {
          keptMegabytes: Number.isFinite(usual) ? usual : null,
          maxUnfinished: config.IN_FLIGHT_PER_VISITOR,
        },
        entries: [...entries],
        orders,
      };
    },

    async adminGrantCredits(request, reply) {
      const doer = await asAdmin(parts, request, reply);
      if (!(await grantCredits(db, doer, { ...request.params, ...request.body })))
        throw new Problem("not_found");
      return { ok: true };
    },

    async adminChangeRole(request, reply) {
      const doer = await asAdmin(parts, request, reply);
      const { userId: id } = request.params;
      // the last admin could lock themselves out
      if (id === doer.adminId) throw new Problem("forbidden");
      if (!(await changeRole(db, doer, { who: { id }, ...request.body }))) throw new Problem("not_found");
      return { ok: true };
    },

    async adminChangeBlock(request, reply) {
      const doer = await asAdmin(parts, request, reply);
      const { userId } = request.params;
      if (userId === doer.adminId) throw new Problem("forbidden");
      if (!(await changeBlock(db, doer, { userId, ...request.body }))) throw new Problem("not_found");
      parts.sessions.forgetUser(userId);
      return { ok: true };
    },

    async adminChangeLimits(request, reply) {
      const doer = await asAdmin(parts, request, reply);
      const { reason, ...limits } = request.body;
      if (!(await changeLimits(db, doer, { ...request.params, limits, reason })))
        throw new Problem("not_found");
      return { ok: true };
    },

    async adminInvite(request, reply) {
      const doer = await asAdmin(parts, request, reply);
      const secret = await makeInvitation(db, doer, request.body);
      if (secret === undefined) throw new Problem("too_many_invitations");
      return { address: invitationAddress(config.PUBLIC_URL, secret) };
    },

    async adminListInvitations(request, reply) {
      await asAdmin(parts, request, reply);
      const after = readAfter(request.query.cursor);
      const rows = await listInvitations(db, { after, limit: adminPageSize + 1 });
      return pageOf(rows, {
        shown: ({ created, ends, ...rest }) => ({
          ...rest,
          created: created.toISOString(),
          ends: ends.toISOString(),
        }),
        cursor: ({ created, id }) => writeCursor({ created, id }),
      });
    },

    async adminRevokeInvitation(request, reply) {
      const doer = await asAdmin(parts, request, reply);
      const { invitationId: id } = request.params;
      if (!(await revokeInvitation(db, doer, { id, ...request.body }))) throw new Problem("not_found");
      return { ok: true };
    },

    async adminQueue(request, reply) {
      await asAdmin(parts, request, reply);
      const { samples: _, ...line } = await readPictureLine({ db, queue });
      const running = await listRunning(db, adminPageSize);
      return { ...line, running: running.map(withMoment) };
    },

    async adminListFailed(request, reply) {
      await asAdmin(parts, request, reply);
      const after = readAfter(request.query.cursor);
      const rows = await listFailed(db, { after, limit: adminPageSize + 1 });
      return pageOf(rows, {
        shown: withMoment,
        cursor: ({ at: created, id }) => writeCursor({ created, id }),
      });
    },

    async adminRetryImage(request, reply) {
      const doer = await asAdmin(parts, request, reply);
      const { imageId: id } = request.params;
      const image = await findImage(db, id);
      if (!image || image.sample) throw new Problem("not_found");
      if (image.status !== "failed") throw new Problem("not_ready");
      // its owner was promised a picture: that it comes late costs them nothing
      const deed = { action: "retry_image", about: id, reason: request.body.reason } as const;
      const within = (tx: Transaction) => logDeed(tx, doer, deed);
      // nor do limits of its owner and of their network hold it up
      const unlimited = { maxUnfinished: Number.POSITIVE_INFINITY, maxWaiting: Number.POSITIVE_INFINITY };
      await redoImage({ ...parts, ...unlimited, charged: false, within }, image, image.options);
      parts.changes.announce(id);
      return { ok: true };
    },

    async adminListFeedback(request, reply) {
      await asAdmin(parts, request, reply);
      const before = readNumber(request.query.cursor);
      const rows = await listAllFeedback(db, { before, limit: adminPageSize + 1 });
      return pageOf(rows, {
        shown: (row) => ({ ...withMoment(row), id: String(row.id) }),
        cursor: ({ id }) => String(id),
      });
    },

    async adminStorage(request, reply) {
      await asAdmin(parts, request, reply);
      return { ...(await files.room()), ...(await countEverything(db)) };
    },

    async adminListLog(request, reply) {
      await asAdmin(parts, request, reply);
      const before = readNumber(request.query.cursor);
      const rows = await listDeeds(db, { before, limit: adminPageSize + 1 });
      return pageOf(rows, {
        shown: ({ id, at, by, action, about, reason }) => ({
          id: String(id),
          at: at.toISOString(),
          by,
          action,
          about,
          reason,
        }),
        cursor: ({ id }) => String(id),
      });
    },
  };
}

const withMoment = <Row extends { at: Date }>({ at, ...rest }: Row) => ({ ...rest, at: at.toISOString() });

/** A page of rows, of which one more than fit were asked for. */
function pageOf<Row, Shown>(
  rows: readonly Row[],
  { shown, cursor }: { shown: (row: Row) => Shown; cursor: (last: Row) => string },
): { items: Shown[]; next: string | null } {
  const items = rows.slice(0, adminPageSize);
  const last = items.at(-1);
  return { items: items.map(shown), next: rows.length > adminPageSize && last ? cursor(last) : null };
}

function readAfter(cursor: string | undefined): After | undefined {
  if (cursor === undefined) return undefined;
  const read = readCursor(cursor);
  if (!read) throw new Problem("bad_request");
  return { at: read.created, id: read.id };
}

function readNumber(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,15}$/.test(cursor)) throw new Problem("bad_request");
  return Number(cursor);
}
