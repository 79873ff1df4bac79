import { formFragments } from "../platform/form-fragments.ts";

/** What plain links open the form of paint by numbers with. */
export const formFragment = formFragments["paint-by-numbers"];

/** Takes it out of the address: following such a link again opens the form again. */
export function forgetFragment(): void {
  if (location.hash === formFragment)
    history.replaceState(history.state, "", location.pathname + location.search);
}
