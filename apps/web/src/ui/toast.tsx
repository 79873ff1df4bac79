import { useEffect, useState } from "react";

/** How long a toast stays, in milliseconds. */
const toastTime = 4_000;

/** A short word at the bottom of the screen that goes away by itself. A new `text` shows it again. */
export function Toast({ text, onGone }: { text: string | null; onGone: () => void }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!text || !region) return;
    if (!region.matches(":popover-open")) region.showPopover();
    const timer = setTimeout(onGone, toastTime);
    return () => clearTimeout(timer);
  }, [text, region, onGone]);
  return (
    <div role="status">
      {text && (
        <div className="toast" popover="manual" ref={setRegion}>
          {text}
        </div>
      )}
    </div>
  );
}
