import type { UserData } from "@tintery/contract";
import { useEffect, useState } from "react";
import { callAt } from "./platform/call.ts";
import { onToken } from "./sites/visitor-token.ts";

/** What was asked and is not answered yet: parts of a form that come up together ask once. */
let asked: Promise<UserData> | null = null;

function ask(): Promise<UserData> {
  if (asked) return asked;
  const answer = callAt<"userData">(["GET", "/app/get-user-data"]).finally(() => {
    if (asked === answer) asked = null;
  });
  asked = answer;
  return answer;
}

/**
 * What the server knows of the visitor and offers. Our own pages bring it along, so nothing moves when the server has been asked
 * anew; elsewhere it is undefined until the server has said so, and null where it could not be asked. It is asked again when the
 * visitor has another token.
 */
export function useUserData(): UserData | null | undefined {
  const [data, setData] = useState<UserData | null | undefined>(saidByPage);
  useEffect(() => {
    let isOver = false;
    const hear = (change: (before: typeof data) => typeof data) => {
      if (!isOver) setData(change);
    };
    const look = () =>
      void ask().then(
        (said) => hear(() => said),
        () => hear((before) => before ?? null),
      );
    look();
    const stop = onToken(() => {
      // what was asked before tells of the visitor of before
      asked = null;
      look();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return data;
}

/** Whether the visitor must sign in before they make anything; false until the server has said so. */
export const useMustSignIn = (): boolean => useUserData()?.mustSignIn ?? false;

/** What the page was written with (`document.tsx`); undefined on pages of others. */
function saidByPage(): UserData | undefined {
  // a page of somebody else may have a `data-visitor` of its own
  const said = document.body.dataset.tinteryVisitor;
  return said === undefined ? undefined : JSON.parse(said);
}
