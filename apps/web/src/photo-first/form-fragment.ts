/** What plain links open the form of paint by numbers with. */
export const formFragment = "#create";

/** Takes it out of the address: following such a link again opens the form again. */
export function forgetFragment(): void {
  if (location.hash === formFragment) history.replaceState(null, "", location.pathname + location.search);
}
