import { uploadLimits } from "@tintery/contract/tables";
import { useCallback, useReducer, useRef } from "react";
import { type FileFamily, type PhotoRefusal, refusalOf } from "../platform/photo-file.ts";

/** A file on its way into an upload. */
export interface ChosenFile {
  key: number;
  file: File;
  /** Why it will not be sent; null while nothing speaks against it. */
  refusal: PhotoRefusal | null;
}

interface Chosen {
  files: readonly ChosenFile[];
  /** Names of the files beyond the limit of the last choice. */
  leftOut: readonly string[];
}

type Change =
  | { type: "add"; files: readonly ChosenFile[] }
  | { type: "remove"; key: number }
  | { type: "refuse"; key: number; refusal: PhotoRefusal }
  | { type: "replace"; files: readonly ChosenFile[] };

const nothing: Chosen = { files: [], leftOut: [] };

function changed({ files, leftOut }: Chosen, change: Change): Chosen {
  switch (change.type) {
    case "add": {
      const room = uploadLimits.filesPerUpload - files.length;
      return {
        files: [...files, ...change.files.slice(0, room)],
        leftOut: change.files.slice(room).map(({ file }) => file.name),
      };
    }
    case "remove":
      return { files: files.filter(({ key }) => key !== change.key), leftOut: [] };
    case "refuse":
      return {
        files: files.map((file) => (file.key === change.key ? { ...file, refusal: change.refusal } : file)),
        leftOut,
      };
    case "replace":
      return { files: change.files, leftOut: [] };
  }
}

/**
 * The files chosen for an upload of several: at most as many as go at once, the names of those beyond, and what
 * speaks against each, looked up on this device before anything is sent.
 */
export function useChosenFiles(family: FileFamily) {
  const [chosen, change] = useReducer(changed, nothing);
  const lastKey = useRef(0);
  const add = useCallback(
    (more: readonly File[]) => {
      const files = more.map((file) => ({ key: ++lastKey.current, file, refusal: null }));
      if (files.length > 0) change({ type: "add", files });
      for (const { key, file } of files) {
        // a file may be gone, or lie in a cloud that does not answer
        void refusalOf(file, family)
          .catch(() => "damaged" as const)
          .then((refusal) => refusal && change({ type: "refuse", key, refusal }));
      }
    },
    [family],
  );
  const remove = useCallback((key: number) => change({ type: "remove", key }), []);
  const replace = useCallback((files: readonly ChosenFile[]) => change({ type: "replace", files }), []);
  return { ...chosen, add, remove, replace };
}
