import { uploadLimits } from "@tintery/contract/tables";
import { useCallback, useReducer, useRef } from "react";
import { type FileFamily, readyFile } from "../platform/photo-file.ts";
import { isRefusal, type PhotoRefusal, type ReadyFile, type ReadyNote } from "../platform/ready-file.ts";

/** A file on its way into an upload. */
export interface ChosenFile {
  key: number;
  file: File;
  /** Why it will not be sent; null while nothing speaks against it. */
  refusal: PhotoRefusal | null;
  /** What was done to it on this device. */
  note?: ReadyNote | null;
  /** As it can be sent, while that is being made on this device. */
  ready?: Promise<ReadyFile | PhotoRefusal>;
}

interface Chosen {
  files: readonly ChosenFile[];
  /** Names of the files beyond the limit of the last choice. */
  leftOut: readonly string[];
}

type Change =
  | { type: "add"; files: readonly ChosenFile[]; max: number }
  | { type: "remove"; key: number }
  | { type: "settle"; key: number; ready: ReadyFile | PhotoRefusal }
  | { type: "replace"; files: readonly ChosenFile[] };

const nothing: Chosen = { files: [], leftOut: [] };

function changed({ files, leftOut }: Chosen, change: Change): Chosen {
  switch (change.type) {
    case "add": {
      const room = Math.max(0, change.max - files.length);
      return {
        files: [...files, ...change.files.slice(0, room)],
        leftOut: change.files.slice(room).map(({ file }) => file.name),
      };
    }
    case "remove":
      return { files: files.filter(({ key }) => key !== change.key), leftOut: [] };
    case "settle":
      return {
        files: files.map((file) => (file.key === change.key ? settled(file, change.ready) : file)),
        leftOut,
      };
    case "replace":
      return { files: change.files, leftOut: [] };
  }
}

/** A chosen file with what became of it on this device. */
export function settled({ key, file }: ChosenFile, ready: ReadyFile | PhotoRefusal): ChosenFile {
  return isRefusal(ready) ? { key, file, refusal: ready } : { key, ...ready, refusal: null };
}

/**
 * The files chosen for an upload of several: up to `max`, the names of those beyond, and what speaks against each;
 * all of that is found out, and what can be made ready is, on this device before anything is sent.
 */
export function useChosenFiles(family: FileFamily, max: number = uploadLimits.filesPerUpload) {
  const [chosen, change] = useReducer(changed, nothing);
  const lastKey = useRef(0);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  // one after the other: pixels of twenty photos at once are more than a phone has room for
  const afterOthers = useCallback(<Made>(make: () => Promise<Made>): Promise<Made> => {
    const made = before.current.then(make);
    before.current = made.catch(() => {});
    return made;
  }, []);
  const settle = useCallback((files: readonly ChosenFile[]) => {
    for (const { key, ready } of files)
      void ready?.then((made) => change({ type: "settle", key, ready: made }));
  }, []);
  const add = useCallback(
    (more: readonly File[]) => {
      const files = more.map((file) => ({
        key: ++lastKey.current,
        file,
        refusal: null,
        ready: afterOthers(() => readyFile(file, family)),
      }));
      if (files.length > 0) change({ type: "add", files, max });
      settle(files);
    },
    [family, max, afterOthers, settle],
  );
  const remove = useCallback((key: number) => change({ type: "remove", key }), []);
  // what comes back from an upload may have settled, or still settle, while it was in no list
  const replace = useCallback(
    (files: readonly ChosenFile[]) => {
      change({ type: "replace", files });
      settle(files);
    },
    [settle],
  );
  return { ...chosen, add, remove, replace };
}
