import { withWish } from "@tintery/contract/tables";
import { addresses } from "../platform/addresses.ts";
import { isElsewhere } from "../platform/site.ts";

/**
 * Where a visitor signs in, to be led back to this page then; from pages of other origins, to our own.
 * @param fragment opens there what they wanted: `#create`
 */
export function signInHere(fragment = location.hash): string {
  const form = addresses.signIn();
  return isElsewhere() ? form : withWish(form, location.pathname + location.search + fragment);
}
