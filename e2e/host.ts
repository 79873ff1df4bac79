import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { test as journey } from "./journey.ts";

/** Where a host serves its page, until the test ends; another port is another origin. */
export async function serveHost(hosts: Server[], answer: RequestListener): Promise<string> {
  const host = createServer(answer);
  hosts.push(host);
  await new Promise<void>((ready) => host.listen(0, "127.0.0.1", ready));
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
}

/** A host's own answers: its one page, and nothing else. */
export const answerWith =
  (page: string, headers: Record<string, string> = {}): RequestListener =>
  (request, reply) => {
    const known = request.url === "/";
    reply.writeHead(known ? 200 : 404, { "content-type": "text/html; charset=utf-8", ...headers });
    reply.end(known ? page : "");
  };

/** A journey with hosts that end with it. */
export const test = journey.extend<{ hosts: Server[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  hosts: async ({}, use) => {
    const hosts: Server[] = [];
    await use(hosts);
    for (const host of hosts) {
      host.close();
      host.closeAllConnections();
    }
  },
});
