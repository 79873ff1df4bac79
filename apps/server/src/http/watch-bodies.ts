import { endpoints } from "@tintery/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SlowBodies } from "../admission/slow-bodies.ts";

/**
 * Has bodies watched while somebody reads them. A form is read by the handler of its call, once it has a place for it, and the handler has
 * it watched from then on: how long the server takes until then is not the sender's fault. What nobody has read by the answer is read, and
 * forgotten, after it.
 */
export function watchBodies(app: FastifyInstance, bodies: Pick<SlowBodies, "watch">): void {
  app.addHook("onRequest", async (request) => {
    if (!isReadByHandler(request)) bodies.watch(request.raw);
  });
  app.addHook("onResponse", async ({ raw }) => bodies.watch(raw));
}

function isReadByHandler({ routeOptions, headers }: FastifyRequest): boolean {
  const { call } = routeOptions.config;
  if (!call || !("multipart" in endpoints[call])) return false;
  return /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
}
