import type { FastifyReply } from "fastify";

/** What a secret link leads to: search engines shall not list it, and no other site shall learn of it. */
export function unlisted(reply: FastifyReply): void {
  reply.headers({ "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" });
}
