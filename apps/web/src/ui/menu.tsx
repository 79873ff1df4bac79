import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

export interface MenuProps {
  /** What the closed menu shows. */
  label: ReactNode;
  /** Its words again, for narrow screens that show only an icon. */
  title: string;
  children: ReactNode;
}

/** A few links behind a button: the platform's `details`, closed again by Escape, by choosing and by leaving. */
export function Menu({ label, title, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (menu.current && !event.composedPath().includes(menu.current)) menu.current.open = false;
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };
  return (
    <details
      ref={menu}
      className="menu"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        // Safari gives a clicked link no focus: closing then would take the link away before its click
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className="button" title={title}>
        {label}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: choosing a link by key is a click, too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is used */}
      <div className="menu-panel" onClick={close}>
        {children}
      </div>
    </details>
  );
}
