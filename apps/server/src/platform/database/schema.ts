import * as accounts from "./schema/accounts.ts";
import * as images from "./schema/images.ts";
import * as readiness from "./schema/readiness.ts";

/** Every table of Tintery. The queue keeps its own tables in the PostgreSQL schema `pgboss`. */
export const schema = { ...accounts, ...images, ...readiness };
