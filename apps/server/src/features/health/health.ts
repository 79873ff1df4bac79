import { version } from "@tintery/contract/version";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";

/**
 * Addresses for machines that watch this process.
 * @param sandbox what conversions run in
 */
export function serveHealth(
  app: FastifyInstance,
  platform: Pick<Platform, "readiness" | "metrics">,
  sandbox: () => Promise<string>,
): void {
  const unlimited = { config: { rateLimit: false as const }, logLevel: "warn" as const };
  app.get("/healthz", unlimited, async () => ({ ok: true, version }));
  app.get("/readyz", unlimited, async (_request, reply) => {
    const readiness = await platform.readiness();
    return reply
      .code(readiness.ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ...readiness, sandbox: await sandbox() });
  });
  app.get("/metrics", unlimited, async (_request, reply) =>
    reply.type(platform.metrics.contentType).send(await platform.metrics.text()),
  );
}
