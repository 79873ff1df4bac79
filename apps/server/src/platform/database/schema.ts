import * as apiKeys from "./schema/api-keys.ts";
import * as accounts from "./schema/accounts.ts";
import * as auditLog from "./schema/audit-log.ts";
import * as attempts from "./schema/attempts.ts";
import * as books from "./schema/books.ts";
import * as catalog from "./schema/catalog.ts";
import * as feedback from "./schema/feedback.ts";
import * as images from "./schema/images.ts";
import * as invitations from "./schema/invitations.ts";
import * as ledger from "./schema/ledger.ts";
import * as orders from "./schema/orders.ts";
import * as paintedRegions from "./schema/painted-regions.ts";
import * as palettes from "./schema/palettes.ts";
import * as readiness from "./schema/readiness.ts";
import * as webhooks from "./schema/webhooks.ts";
import * as shareLinks from "./schema/share-links.ts";
import * as siteKeys from "./schema/site-keys.ts";

/** Every table of Tintery. The queue keeps its own tables in the PostgreSQL schema `pgboss`. */
export const schema = {
  ...accounts,
  ...apiKeys,
  ...attempts,
  ...auditLog,
  ...books,
  ...catalog,
  ...feedback,
  ...images,
  ...invitations,
  ...webhooks,
  ...ledger,
  ...orders,
  ...paintedRegions,
  ...palettes,
  ...readiness,
  ...shareLinks,
  ...siteKeys,
};
