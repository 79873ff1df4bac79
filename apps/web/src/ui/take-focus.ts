/** A `ref` for what takes the place of the control that had the focus: those who listen hear what is there now. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
