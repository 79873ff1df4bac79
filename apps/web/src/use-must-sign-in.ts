import { useEffect, useState } from "react";
import { callAt } from "./platform/call.ts";
import { onToken } from "./sites/visitor-token.ts";
import { saidByPage } from "./use-user-data.ts";

/**
 * Whether the visitor must sign in before they make anything. Our own pages say so; elsewhere it is false until the server has said it,
 * which is asked again when the visitor has another token.
 */
export function useMustSignIn(): boolean {
  const [must, setMust] = useState(() => saidByPage()?.mustSignIn);
  const [isOurs] = useState(must !== undefined);
  useEffect(() => {
    if (isOurs) return;
    let isOver = false;
    const ask = () =>
      callAt<"userData">(["GET", "/app/get-user-data"]).then(
        ({ mustSignIn }) => {
          if (!isOver) setMust(mustSignIn);
        },
        // a form says by itself what the server refuses
        () => undefined,
      );
    void ask();
    const stop = onToken(() => void ask());
    return () => {
      isOver = true;
      stop();
    };
  }, [isOurs]);
  return must ?? false;
}
