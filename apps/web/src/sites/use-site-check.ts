import type { ReplyOf } from "@tintery/contract";
import { useEffect, useRef, useState } from "react";
import { CallProblem, callAt } from "../platform/call.ts";
import { useProblemWords } from "../problem-words.ts";
import { keepToken, onToken, visitorToken } from "./visitor-token.ts";

type Answer = ReplyOf<"siteVisitor">;

/** One question for all widgets of a page, asked again when the visitor has another token. */
let asked: { token: string | null; answer: Promise<Answer> } | null = null;

function ask(): Promise<Answer> {
  const token = visitorToken();
  if (asked?.token === token) return asked.answer;
  const answer = callAt<"siteVisitor">(["GET", "/ajax/site/visitor"]).then((said) => {
    // one that has ended, or was made under a key that was revoked
    if (!said.known && token !== null && visitorToken() === token) keepToken(null);
    return said;
  });
  asked = { token, answer };
  answer.catch(() => {
    asked = null;
  });
  return answer;
}

/** What the server says of a page of another origin. */
export interface SiteCheck {
  /** Why the page's key does not let its widgets work; null while nothing speaks against it. */
  refusal: string | null;
  /** Whether the visitor's token acts for an account; null until that is known. */
  account: boolean | null;
}

/** Asks the server whether the page's key is good here, and whom the visitor's token stands for. */
export function useSiteCheck(): SiteCheck {
  const [check, setCheck] = useState<SiteCheck>({ refusal: null, account: null });
  const words = useRef(useProblemWords());
  useEffect(() => {
    let isOver = false;
    const learn = async () => {
      try {
        const { account } = await ask();
        if (!isOver) setCheck({ refusal: null, account });
      } catch (error) {
        // without a connection each widget says so in its own way
        const isRefusal = error instanceof CallProblem && error.code !== "offline";
        const refusal = isRefusal ? await words.current.ofError(error) : null;
        if (!isOver) setCheck({ refusal, account: false });
      }
    };
    void learn();
    const stop = onToken(() => void learn());
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return check;
}
