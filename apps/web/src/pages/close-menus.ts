/** Open menus (`details` with the class `menu`) close on a click beside them and on Escape; without script they stay usable. */
export function closeMenusOutside(page: Document): void {
  const close = (except: Node | null) => {
    for (const menu of page.querySelectorAll<HTMLDetailsElement>("details.menu[open]")) {
      if (!except || !menu.contains(except)) menu.open = false;
    }
  };
  page.addEventListener("click", (event) => close(event.target as Node));
  page.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // the focus must not stay on a link that is hidden now
    page.activeElement?.closest("details.menu[open]")?.querySelector("summary")?.focus();
    close(null);
  });
}
