import * as z from "zod";
import { imageKindNames } from "../images/image-kinds.ts";
import { adminLimits, auditActions, quotaLimits } from "./admin.ts";
import { maxEmailLength } from "./account.ts";
import { invitationLimits, invitationStates } from "./sign-up.ts";
import { orderStatuses, paymentProviders } from "./billing.ts";
import { entryKinds, paidPlans, planNames } from "./plans.ts";

const moment = z.iso.datetime();
const { credits, reason } = adminLimits;
const why = z.string().trim().min(reason.min).max(reason.max);
/** Where a list goes on; null at its end. */
const next = z.string().nullable();
const kind = z.enum(imageKindNames);

export const adminListQuery = z.object({ cursor: z.string().max(200).optional() });
export const adminUserQuery = adminListQuery.extend({ search: z.string().trim().max(320).optional() });
export const adminUserParams = z.object({ userId: z.string().min(1).max(100) });
export const adminImageParams = z.object({ imageId: z.string().min(1).max(100) });

const { keptMegabytes, maxUnfinished } = quotaLimits;
/** Null is what the server has for everybody. */
const ownLimits = z.object({
  keptMegabytes: z.int().min(keptMegabytes.min).max(keptMegabytes.max).nullable(),
  maxUnfinished: z.int().min(maxUnfinished.min).max(maxUnfinished.max).nullable(),
});
export type OwnLimits = z.infer<typeof ownLimits>;

const user = z.object({
  id: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  admin: z.boolean(),
  blocked: z.boolean(),
  created: moment,
  pictures: z.int(),
});
export const adminUserList = z.object({ items: z.array(user), next });
export const adminUser = user.extend({
  plan: z.enum(planNames),
  credits: z.number(),
  failed: z.int(),
  sessions: z.int(),
  keptBytes: z.number().meta({ description: "Bytes that their pictures take" }),
  own: ownLimits,
  usual: z
    .object({ keptMegabytes: z.number().nullable(), maxUnfinished: z.int() })
    .meta({ description: "What holds where they have no limit of their own; null is none" }),
  entries: z.array(z.object({ what: z.enum(entryKinds), credits: z.number(), at: moment })),
  orders: z.array(
    z.object({
      id: z.string(),
      plan: z.enum(paidPlans),
      status: z.enum(orderStatuses),
      until: moment.nullable(),
      provider: z.enum(paymentProviders),
    }),
  ),
});

export const creditGrant = z.object({
  credits: z.int().min(credits.min).max(credits.max),
  reason: why,
  /** Made by the form: sent again, nothing is given again. */
  key: z.string().regex(/^[\w-]{16,64}$/),
});
export const limitsChange = ownLimits.extend({ reason: why });
export const roleChange = z.object({ admin: z.boolean(), reason: why });
export const blockChange = z.object({ blocked: z.boolean(), reason: why });
export const adminRetry = z.object({ reason: why });

const { days } = invitationLimits;
export const newInvitation = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(maxEmailLength)
    .pipe(z.email())
    .nullable()
    .meta({ description: "The only address that it is for; null for any" }),
  days: z.int().min(days.min).max(days.max).default(days.default),
  reason: why,
});
export const madeInvitation = z.object({
  address: z.string().meta({ description: "The link, shown once" }),
});
export const invitationParams = z.object({ invitationId: z.string().min(1).max(100) });
export const revokedInvitation = z.object({ reason: why });
export const invitationList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      email: z.string().nullable(),
      by: z.string().meta({ description: "The admin's address, or the command line" }),
      state: z.enum(invitationStates),
      claimed: z.string().nullable().meta({ description: "The address that asked for an account with it" }),
      created: moment,
      ends: moment,
    }),
  ),
  next,
});

const picture = z.object({
  id: z.string(),
  kind,
  owner: z.string().nullable().meta({ description: "The owner's address; null for guests and samples" }),
  at: moment,
});
export const adminQueue = z.object({
  waiting: z.int(),
  active: z.int(),
  /** Jobs that were given up. */
  dead: z.int(),
  oldestSeconds: z.number(),
  running: z.array(
    picture.extend({ stage: z.string().nullable(), fraction: z.number().nullable(), crashes: z.int() }),
  ),
});
export const adminFailures = z.object({
  items: z.array(picture.extend({ problem: z.string().nullable(), crashes: z.int() })),
  next,
});
export const adminFeedback = z.object({
  items: z.array(
    z.object({ id: z.string(), imageId: z.string(), kind, rating: z.int(), words: z.string(), at: moment }),
  ),
  next,
});
export const adminStorage = z.object({
  free: z.number(),
  floor: z.number(),
  accounts: z.int(),
  guests: z.int(),
  pictures: z.array(z.object({ kind, count: z.int(), uploadBytes: z.number() })),
  files: z.array(z.object({ which: z.string(), count: z.int(), bytes: z.number() })),
});
export const auditLog = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      at: moment,
      by: z.string().meta({ description: "The admin's address, or the command line" }),
      action: z.enum(auditActions),
      about: z.string(),
      reason: z.string(),
    }),
  ),
  next,
});
