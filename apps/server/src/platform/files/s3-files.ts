import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { Config } from "../config.ts";
import { checkedKey, checkedPrefix } from "./file-key.ts";
import {
  type ByteRange,
  type Expected,
  FileMissing,
  type Files,
  type LocalCopy,
  type StagedFile,
  type StoredFile,
  StorageFull,
} from "./files.ts";
import { TemporaryFolder } from "./temporary-folder.ts";

/** How to reach an S3 store. */
export interface S3Place {
  region: string;
  endpoint?: string | undefined;
  /** Without them the machine's own identity is used. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** The store that the configuration names. */
export function s3PlaceOf(
  config: Pick<Config, "S3_REGION" | "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY">,
): S3Place {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return {
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

/** Opens a client of an S3 store. */
export function openS3({ region, endpoint, credentials }: S3Place): S3Client {
  return new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    // stores other than Amazon's save the trailing checksum of a streamed body as part of the file
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 4,
    // a store that has stopped answering must not hold an upload or a job for good
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 120_000 },
  });
}

/** How to reach a bucket, and a local folder for what is not uploaded yet. */
export interface S3FilesOptions extends S3Place {
  bucket: string;
  temporaryFolder: string;
  floorBytes?: number | undefined;
}

/** Files in a bucket of an S3 store. Bytes are complete and checked on this machine before they are sent. */
export class S3Files implements Files {
  readonly description: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #temporary: TemporaryFolder;

  constructor(options: S3FilesOptions) {
    const { bucket, region, endpoint, temporaryFolder, floorBytes } = options;
    this.#client = openS3(options);
    this.#bucket = bucket;
    this.#temporary = new TemporaryFolder({ folder: temporaryFolder, floorBytes });
    this.description = `S3 bucket ${bucket}${endpoint ? ` at ${new URL(endpoint).host}` : ` in ${region}`}`;
  }

  /** Rejects with a sentence when the bucket cannot be used. */
  async check(): Promise<void> {
    try {
      await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
    } catch (error) {
      throw new Error(`We can’t use the ${this.description}.`, { cause: error });
    }
  }

  async put(key: string, body: Uint8Array | Readable, expected: Expected): Promise<void> {
    checkedKey(key);
    await this.publish(key, await this.#temporary.writeExpected(key, body, expected));
  }

  async publish(key: string, staged: StagedFile): Promise<void> {
    const Key = checkedKey(key);
    try {
      const Body = createReadStream(staged.path);
      const params = { Bucket: this.#bucket, Key, Body, ContentLength: staged.size };
      // an object appears whole or not at all, also when it is sent in parts
      await new Upload({ client: this.#client, params }).done();
      const stored = await this.head(key);
      if (stored?.size !== staged.size) throw new Error(`${key} arrived with ${stored?.size ?? 0} bytes`);
    } catch (error) {
      throw isFull(error) ? new StorageFull(error) : error;
    } finally {
      await staged.discard();
    }
  }

  stage(body: Readable, limit: { bytes: number }): Promise<StagedFile> {
    return this.#temporary.write(body, limit);
  }

  async read(key: string): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of await this.stream(key)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  async stream(key: string, part?: ByteRange): Promise<Readable> {
    const range = part && { Range: `bytes=${part.start}-${part.end}` };
    const got = await this.#client
      .send(new GetObjectCommand({ Bucket: this.#bucket, Key: checkedKey(key), ...range }))
      .catch((error: unknown) => {
        throw isMissing(error) ? new FileMissing(key, error) : error;
      });
    if (!(got.Body instanceof Readable)) throw new Error(`${key} came without a body`);
    return got.Body;
  }

  async head(key: string): Promise<StoredFile | null> {
    try {
      const got = await this.#client.send(
        new HeadObjectCommand({ Bucket: this.#bucket, Key: checkedKey(key) }),
      );
      return { key, size: got.ContentLength ?? 0, modified: got.LastModified ?? new Date(0) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async localCopy(key: string): Promise<LocalCopy> {
    const path = this.#temporary.path();
    const release = () => rm(path, { force: true });
    try {
      await pipeline(await this.stream(key), createWriteStream(path, { flags: "wx" }));
      return { path, release };
    } catch (error) {
      await release();
      throw error;
    }
  }

  temporaryPath(extension?: string): string {
    return this.#temporary.path(extension);
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: checkedKey(key) }));
  }

  async *list(prefix: string): AsyncGenerator<StoredFile> {
    const wanted = { Bucket: this.#bucket, Prefix: checkedPrefix(prefix) };
    for await (const page of paginateListObjectsV2({ client: this.#client }, wanted))
      for (const { Key, Size, LastModified } of page.Contents ?? [])
        if (Key) yield { key: Key, size: Size ?? 0, modified: LastModified ?? new Date(0) };
  }

  room(): Promise<{ free: number; floor: number }> {
    return this.#temporary.room();
  }

  sweepTemporary(olderThanMs: number): Promise<number> {
    return this.#temporary.sweep(olderThanMs);
  }

  async close(): Promise<void> {
    this.#client.destroy();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && ["NoSuchKey", "NotFound"].includes(error.name);
}

/** Stores say "full" in their own words; 507 is the one they share. */
function isFull(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  return error.$metadata.httpStatusCode === 507 || /quota|storagefull/i.test(error.name);
}
