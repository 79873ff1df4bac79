import type { EditHistory } from "@tintery/contract";
import { useEffect, useState } from "react";
import { call } from "../../../platform/call.ts";

/** What was done to an image so far; null until it is known. `failed` where it cannot be asked for. */
export function useHistory(id: string): { history: EditHistory | null; failed: boolean } {
  const [history, setHistory] = useState<EditHistory | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    call("getEdits", { params: { id } }).then(
      (known) => isCurrent && setHistory(known),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return { history, failed };
}
