import { lateAddresses as table } from "@tintery/contract/tables";
import { reached } from "./reached.ts";

/** Those of the contract's addresses to which only late parts lead, for the same. */
export const lateAddresses = reached(table);
