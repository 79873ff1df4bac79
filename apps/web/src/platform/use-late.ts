import { loadLateTexts } from "@tintery/contract/messages";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useTexts } from "./texts.tsx";

/** A part of a widget that is fetched when it is first wanted. */
export interface LatePart<Props> {
  /** The part, null until it is here. */
  Late: ComponentType<Props> | null;
  /** It could not be fetched the last time; asking again tries again. */
  failed: boolean;
  /** Fetches the part; does nothing once it is here. Never throws, so hovering may call it, too. */
  fetch: () => void;
}

/**
 * Fetches a component on demand, and the texts that only such parts say. Unlike `lazy`, a lost connection leaves the
 * widget around it standing, and the next call tries once more. `load` must be the same function in every render.
 */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const { language } = useTexts();
  const [Late, setLate] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  const fetch = useCallback(() => {
    Promise.all([load(), loadLateTexts(language)]).then(
      ([part]) => {
        setFailed(false);
        setLate(() => part);
      },
      () => setFailed(true),
    );
  }, [load, language]);
  return { Late, failed, fetch };
}

/** A part that is fetched as soon as its place is there, and again when a lost connection is back. */
export function useLateAtOnce<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const late = useLate(load);
  const { fetch } = late;
  useEffect(() => {
    fetch();
    addEventListener("online", fetch);
    return () => removeEventListener("online", fetch);
  }, [fetch]);
  return late;
}
