import { version } from "@tintery/contract/version";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { chooseSandbox } from "../../images/child/sandbox/choose-sandbox.ts";
import { listenTextResolver } from "../../platform/logging.ts";
import type { Platform } from "../../platform/platform.ts";

/** What the addresses for machines tell of. */
type Watched = Pick<Platform, "readiness" | "metrics">;

/** Addresses for machines that watch this process. */
export function serveHealth(app: FastifyInstance, platform: Watched): void {
  const unlimited = { config: { rateLimit: false as const }, logLevel: "warn" as const };
  app.get("/healthz", unlimited, async () => ({ ok: true, version }));
  app.get("/readyz", unlimited, async (_request, reply) => {
    const [readiness, sandbox] = await Promise.all([platform.readiness(), chooseSandbox()]);
    return reply
      .code(readiness.ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ...readiness, sandbox: sandbox.mode });
  });
  app.get("/metrics", unlimited, async (_request, reply) =>
    reply.type(platform.metrics.contentType).send(await platform.metrics.text()),
  );
}

/** Serves them, and nothing else, on a port of their own: for processes without pages, and to keep visitors from them. */
export async function serveMonitoring(
  platform: Watched & Pick<Platform, "log">,
  { host, port }: { host: string; port: number },
): Promise<{ address: string; close(): Promise<void> }> {
  const loggerInstance: FastifyBaseLogger = platform.log;
  const app = Fastify({ loggerInstance, forceCloseConnections: true });
  serveHealth(app, platform);
  // the usual answer logs the address, which may hold anything
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  return { address: await app.listen({ host, port, listenTextResolver }), close: () => app.close() };
}
