import { useEffect, useState } from "react";

/** Milliseconds; a double click is over within half a second. */
const settles = 700;

/**
 * Whether a moment has gone by since the window came to the front, as it also does by a click into it. Somebody may lay another
 * window over this one that asks for a double click, and take it away after the first: the second click then meets a button here
 * that its visitor has never seen.
 */
export function useInFront(): boolean {
  const [isInFront, setInFront] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      setInFront(false);
      timer = setTimeout(() => setInFront(true), settles);
    };
    begin();
    addEventListener("focus", begin);
    return () => {
      clearTimeout(timer);
      removeEventListener("focus", begin);
    };
  }, []);
  return isInFront;
}
