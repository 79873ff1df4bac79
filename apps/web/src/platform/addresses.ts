import { addresses as table } from "@tintery/contract/tables";
import { reached } from "./reached.ts";

/** The contract's addresses for widgets, which stand on our own pages and on those of others. */
export const addresses = reached(table);
