import * as z from "zod";

export const unsubscribeQuery = z.object({ orderid: z.string().min(1).max(100) });
