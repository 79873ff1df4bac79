import { type KeyboardEvent, type ReactNode, useRef } from "react";

export interface MenuProps {
  /** What the closed menu shows. */
  label: ReactNode;
  /** Looks of the button, see button.css. */
  look?: string;
  children: ReactNode;
}

/** A few links behind a button: the platform's `details`, closed again by Escape, by choosing and by leaving. */
export function Menu({ label, look, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
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
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className={look ? `button ${look}` : "button"}>{label}</summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: choosing a link by key is a click, too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is used */}
      <div className="menu-panel" onClick={close}>
        {children}
      </div>
    </details>
  );
}
