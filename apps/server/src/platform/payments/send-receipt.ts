import { eq } from "drizzle-orm";
import type { AccountLetters } from "../account-letters.ts";
import { findAccount } from "../account-store.ts";
import type { Database } from "../database/database.ts";
import { invoices, orders } from "../database/schema/orders.ts";
import type { Queue } from "../queue.ts";
import type { PaymentNews } from "./order-store.ts";

/** Has a receipt sent for each payment that is written down, so once, however often the provider tells of it. */
export function receiptOf({ queue }: { queue: Pick<Queue, "enqueue"> }): Pick<PaymentNews, "tellPaid"> {
  return { tellPaid: (tx, invoiceId) => queue.enqueue(tx, "send-receipt", { invoiceId }) };
}

/** Sends the receipt of a payment to whoever paid; to nobody once the account is gone. Rejects where the letter could not be sent. */
export async function sendReceipt(
  { db, letters }: { db: Database; letters: Pick<AccountLetters, "receipt"> },
  invoiceId: string,
): Promise<void> {
  const [paid] = await db
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.id, invoiceId));
  const account = paid && (await findAccount(db, paid.order.userId));
  if (account) await letters.receipt(account, { ...paid.invoice, isTest: paid.order.provider === "test" });
}
