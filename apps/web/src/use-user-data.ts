import type { UserData } from "@tintery/contract";
import { useEffect, useState } from "react";
import { callAt } from "./platform/call.ts";

/**
 * What the server knows of the visitor and offers. Our own pages bring it along, so nothing moves when the server has been asked
 * anew; elsewhere it is undefined until the server has said so, and null where it could not be asked.
 */
export function useUserData(): UserData | null | undefined {
  const [data, setData] = useState<UserData | null | undefined>(saidByPage);
  useEffect(() => {
    const left = new AbortController();
    callAt<"userData">(["GET", "/app/get-user-data"], { signal: left.signal }).then(setData, () => {
      if (!left.signal.aborted) setData((said) => said ?? null);
    });
    return () => left.abort();
  }, []);
  return data;
}

/** What the page was written with (`document.tsx`); undefined on pages of others. */
export function saidByPage(): UserData | undefined {
  // a page of somebody else may have a `data-visitor` of its own
  const said = document.body.dataset.tinteryVisitor;
  return said === undefined ? undefined : JSON.parse(said);
}
