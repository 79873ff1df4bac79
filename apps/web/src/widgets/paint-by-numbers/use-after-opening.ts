import { useEffect, useEffectEvent, useState } from "react";

/** A photo on its way into a form. */
export interface Opening {
  isOpening: boolean;
  /** Whether it is in the form once it is open: it may be refused, taken out, or exchanged for words. */
  isThere: boolean;
}

/**
 * Holds what was asked for while a photo is still being opened until it is there; one that does not come into the form ends the
 * wait. Gives whether something waits, how to ask, and how to ask no more.
 */
export function useAfterOpening({ isOpening, isThere }: Opening, act: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const ask = () => (isOpening ? setWaiting(true) : act());
  const opened = useEffectEvent(() => {
    if (!isWaiting) return;
    setWaiting(false);
    if (isThere) act();
  });
  useEffect(() => {
    if (!isOpening) opened();
  }, [isOpening]);
  return { isWaiting: isWaiting && isOpening, ask, forget: () => setWaiting(false) };
}
