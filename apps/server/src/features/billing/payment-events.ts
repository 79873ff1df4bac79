import { paymentEventsPath } from "@tintery/contract";
import type { FastifyInstance } from "fastify";
import { Problem } from "../../http/problem.ts";
import { BadSignature } from "../../platform/payments/payment-events.ts";
import type { Payments } from "../../platform/payments/payments.ts";

/** Bytes; Stripe's messages have some thousand. */
const bodyLimit = 1_000_000;

/**
 * Where the payment provider tells what happened. Its signature is made over the bytes as they come, so they are taken as they
 * are; whoever cannot sign is refused.
 */
export function servePaymentEvents(app: FastifyInstance, { take }: Pick<Payments, "take">): void {
  if (!take) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_, body, done) => done(null, body));
    const unlimited = { config: { rateLimit: false as const } };
    scope.post(paymentEventsPath, unlimited, async (request) => {
      const { "stripe-signature": signature } = request.headers;
      if (!Buffer.isBuffer(request.body) || typeof signature !== "string") throw new Problem("bad_request");
      try {
        await take(request.body, signature);
      } catch (error) {
        throw error instanceof BadSignature ? new Problem("bad_request") : error;
      }
      return { received: true };
    });
  });
}
