import { callsOf } from "../platform/calls-of.ts";

/** Makes the calls about the catalog, as `call` does; no page makes them before its late parts. */
export const callCatalog = callsOf({ listCatalog: ["GET", "/ajax/catalog/images"] });
