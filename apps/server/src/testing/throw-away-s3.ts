import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An S3 store in this process with one empty bucket. */
export interface ThrowAwayS3 {
  /** The variables of the environment that name it. */
  environment: {
    S3_BUCKET: string;
    S3_ENDPOINT: string;
    S3_ACCESS_KEY_ID: string;
    S3_SECRET_ACCESS_KEY: string;
  };
  stop(): Promise<void>;
}

/** The part of the untyped package that is used here. */
interface Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

/** Starts the store on a free port of this machine. */
export async function startS3(): Promise<ThrowAwayS3> {
  const require = createRequire(import.meta.url);
  // the package exports its class as the module itself; a default import would give the class it extends
  const S3rver = require("@20minutes/s3rver") as new (options: object) => Server;
  const directory = await mkdtemp(join(tmpdir(), "tintery-s3-"));
  const bucket = "tintery-test";
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    // it cannot check the newest kind of signature
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
