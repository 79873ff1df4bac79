import { useEffect, useRef, useState } from "react";

/**
 * Whether somebody types in a field: what is wrong with it is said afterwards. Leaving it by a click counts when the click is done, since
 * a problem that appears under the pointer would move away what it is meant for.
 */
export function useTyping() {
  const [typing, setTyping] = useState(false);
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    const options = { capture: true };
    document.addEventListener("pointerdown", press, options);
    document.addEventListener("pointerup", release, options);
    document.addEventListener("pointercancel", release, options);
    return () => {
      document.removeEventListener("pointerdown", press, options);
      document.removeEventListener("pointerup", release, options);
      document.removeEventListener("pointercancel", release, options);
    };
  }, []);
  const stop = () => {
    if (!isPressed.current) return setTyping(false);
    // the click itself comes right after the pointer is up
    const done = () => setTimeout(() => setTyping(false));
    document.addEventListener("pointerup", done, { capture: true, once: true });
  };
  return { typing, onFocus: () => setTyping(true), onBlur: stop };
}
