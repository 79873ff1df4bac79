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
  const panel = useRef<HTMLDivElement>(null);
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
  const onToggle = () => {
    if (menu.current?.open && panel.current) keepInSight(panel.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    // a dialog around the menu stays open
    event.preventDefault();
    close();
    menu.current.querySelector("summary")?.focus();
  };
  return (
    <details
      ref={menu}
      className="menu"
      onToggle={onToggle}
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
      <div ref={panel} className="menu-panel" onClick={close}>
        {children}
      </div>
    </details>
  );
}

/** Room between an open menu and the edge of the screen. */
const marginPixels = 8;

/** Opens upwards where there is no room below but above, and moves sideways into the screen. */
function keepInSight(panel: HTMLElement): void {
  panel.classList.remove("up");
  panel.style.translate = "";
  const below = panel.getBoundingClientRect();
  // the menu's button, or on phones the toolbar that it is in
  const opener = panel.offsetParent?.getBoundingClientRect();
  const hasRoomAbove = (opener?.top ?? 0) > below.height + 2 * marginPixels;
  if (below.bottom > innerHeight - marginPixels && hasRoomAbove) panel.classList.add("up");
  const min = marginPixels - below.left;
  const max = document.documentElement.clientWidth - marginPixels - below.right;
  const aside = min > 0 ? min : Math.min(0, max);
  if (aside !== 0) panel.style.translate = `${aside}px 0`;
}
