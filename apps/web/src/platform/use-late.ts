import { type ComponentType, useCallback, useState } from "react";

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
 * Fetches a component on demand. Unlike `lazy`, a lost connection leaves the widget around it standing, and the next
 * call tries once more. `load` must be the same function in every render.
 */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const [Late, setLate] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  const fetch = useCallback(() => {
    load().then(
      (part) => {
        setFailed(false);
        setLate(() => part);
      },
      () => setFailed(true),
    );
  }, [load]);
  return { Late, failed, fetch };
}
