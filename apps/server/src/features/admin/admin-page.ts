import type { PageWriter } from "../../http/page-writer.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import { type AdminParts, asAdmin } from "./admin-calls.ts";

/** The page of those who run the service; nobody else learns that it is there. */
export function adminAddress(
  parts: Pick<AdminParts, "db" | "sessions"> & { pages: PageWriter; charged: boolean },
): Pick<AddressHandlers, "admin"> {
  return {
    async admin(request, reply) {
      await asAdmin(parts, request, reply);
      return parts.pages.send(request, reply, { page: "admin", charged: parts.charged });
    },
  };
}
