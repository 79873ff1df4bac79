import type { PhotoRefusal } from "../platform/ready-file.ts";

/** What the worker that decodes HEIC is asked for. */
export type HeicTasks = {
  decode: {
    /** The photo, and the address of libheif. */
    asked: { file: Blob; decoder: string };
    /** A PNG, with the profile of the photo. */
    answer: Blob | PhotoRefusal;
  };
};
