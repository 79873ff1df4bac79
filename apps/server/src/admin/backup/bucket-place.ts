import { PassThrough, Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { Config } from "../../platform/config.ts";
import { openS3, s3PlaceOf } from "../../platform/files/s3-files.ts";
import { innermostReason } from "../../platform/innermost-reason.ts";
import { AdminProblem } from "../exit-codes.ts";
import type { Addressed, Place, Written } from "./place.ts";

/** Bytes of a part that is sent at once: a store takes 10,000 of them, so a backup can have 320 GB. */
const partSize = 32 * 1024 * 1024;

/** Opens a bucket of the S3 store that the configuration names. */
export function openBucket(config: Config, address: string): Addressed {
  const { hostname: bucket, pathname } = new URL(address);
  const path = decodeURIComponent(pathname.slice(1));
  const end = path.lastIndexOf("/") + 1;
  const client = openS3(s3PlaceOf(config));
  return { place: bucketPlace(client, bucket, path.slice(0, end)), name: path.slice(end) || undefined };
}

function bucketPlace(client: S3Client, bucket: string, folder: string): Place {
  const keyOf = (name: string) => ({ Bucket: bucket, Key: folder + name });
  const list = async () => {
    const names: string[] = [];
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: folder, Delimiter: "/" });
    for await (const page of pages)
      for (const { Key } of page.Contents ?? []) if (Key) names.push(Key.slice(folder.length));
    return names;
  };
  const address = (name: string) => `s3://${bucket}/${folder}${name}`;
  return {
    address,
    async write(name, { replace } = { replace: false }) {
      const names = await list().catch((error: unknown) => {
        throw new AdminProblem(
          "cannotWrite",
          `We can’t use the bucket ${bucket}. Check its name and the S3 settings.`,
          error,
        );
      });
      if (!replace && names.includes(name))
        throw new AdminProblem("refused", `${address(name)} exists already.`);
      return upload(client, keyOf(name), address(name));
    },
    async read(name) {
      const got = await client.send(new GetObjectCommand(keyOf(name))).catch((error: unknown) => {
        if (error instanceof NoSuchKey) return undefined;
        throw new AdminProblem(
          "cannotWrite",
          `We can’t read ${address(name)}. Check the S3 settings.`,
          error,
        );
      });
      return got?.Body instanceof Readable ? got.Body : undefined;
    },
    list,
    async remove(name) {
      await client.send(new DeleteObjectCommand(keyOf(name)));
    },
    close: () => client.destroy(),
  };
}

/** An object appears whole or not at all: its parts are put together when the last one has come. */
function upload(client: S3Client, key: { Bucket: string; Key: string }, address: string): Written {
  const stream = new PassThrough();
  // it may fail before anybody writes to it; whoever writes then hears of it
  stream.on("error", () => {});
  const sending = new Upload({ client, partSize, queueSize: 2, params: { ...key, Body: stream } });
  const done = sending.done().catch((error: unknown) => {
    throw new AdminProblem("cannotWrite", `We can’t write ${address}: ${innermostReason(error)}`, error);
  });
  done.catch((error: AdminProblem) => stream.destroy(error));
  return {
    stream,
    async commit() {
      await done;
    },
    async discard() {
      stream.destroy();
      await sending.abort();
      await done.catch(() => {});
    },
  };
}
