import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { PageRequest } from "@tintery/contract";
import { inject } from "vitest";
import { buildApp } from "../app.ts";
import { type Images, openImages } from "../images/images.ts";
import { listenTextResolver } from "../platform/logging.ts";
import { startWorker } from "../worker.ts";
import type { PlatformSeams } from "../platform/platform.ts";
import { type DatabaseKind, openTestPlatform, type TestPlatform } from "./test-platform.ts";
import { TestVisitor } from "./test-visitor.ts";

export { type Answer, quickFields, TestVisitor } from "./test-visitor.ts";

/** The whole server on a port of its own, with pages that are only their request as JSON. */
export interface TestServer {
  platform: TestPlatform;
  images: Images;
  /** Begins to take conversion jobs; before that, uploads wait. */
  startWorker(): Promise<void>;
  /** A browser that has not been here yet; from an address where the server trusts a proxy that says so. */
  visitor(address?: string): TestVisitor;
  close(): Promise<void>;
}

/** Opens the server on an empty database of the kind. */
export async function openTestServer(
  kind: DatabaseKind,
  variables: Record<string, string> = {},
  seams: PlatformSeams = {},
): Promise<TestServer> {
  const platform = await openTestPlatform(
    kind,
    {
      SAMPLES: "off",
      WORKERS: "2",
      REQUESTS_PER_MINUTE: "100000",
      PROFESSIONAL_OPTIONS: "on",
      COMMERCIAL_OPTIONS: "on",
      ...variables,
    },
    seams,
  );
  const webDist = join(platform.config.DATA_DIR, "web");
  await mkdir(join(webDist, "client", "assets"), { recursive: true });
  const images = openImages(platform);
  const { sha256, path } = inject("seenPhoto");
  images.converter.seen = new Map([[sha256, path]]);
  const app = await buildApp(
    { ...platform, config: { ...platform.config, WEB_DIST: webDist } },
    {
      images,
      renderPage: (page: PageRequest, context) => JSON.stringify({ ...page, context }),
    },
  );
  const url = await app.listen({ port: 0, host: "127.0.0.1", listenTextResolver });
  return {
    platform,
    images,
    startWorker: async () => void (await startWorker(platform, images)),
    visitor: (address) => new TestVisitor(url, address),
    async close() {
      await app.close();
      await platform.close();
    },
  };
}
