import { useEffect, useEffectEvent } from "react";

/** An event of the window, since a form and a list beside it are widgets of their own. */
const eventName = "tintery-created";

/** Says that a new image was made on this page. */
export function tellCreated(): void {
  window.dispatchEvent(new Event(eventName));
}

/** Hears of every new image that is made on this page. */
export function useCreatedNews(onCreated: () => void): void {
  const listener = useEffectEvent(onCreated);
  useEffect(() => {
    const hear = () => listener();
    window.addEventListener(eventName, hear);
    return () => window.removeEventListener(eventName, hear);
  }, []);
}
