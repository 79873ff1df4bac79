import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useCopy } from "../../use-copy.tsx";

/** Copies a color's code whenever `wanted` becomes another object, and says what became of it. A late part: no page waits for it. */
export function Copied({ wanted }: { wanted: { hex: string } | null }): ReactNode {
  const { copy, toast } = useCopy();
  const start = useEffectEvent(copy);
  useEffect(() => {
    if (wanted) void start(wanted.hex);
  }, [wanted]);
  return toast;
}
