import { useEffect, useState } from "react";

/** The time in milliseconds, renewed every `interval` milliseconds; stands still while `running` is false. */
export function useNow(interval: number, running = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [interval, running]);
  return now;
}
