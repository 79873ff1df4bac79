import type { Page } from "@playwright/test";
import { lateAddresses } from "../packages/contract/src/calls/routes.ts";
import { expect } from "./journey.ts";
import { linkOfLetter } from "./kept-letters.ts";

export const journeyPassword = "correct horse battery";

const send = async ({ request }: Page, path: string, data: object) => {
  const headers = { "x-requested-with": "XMLHttpRequest" };
  expect((await request.post(path, { data, headers })).status()).toBe(200);
};

/**
 * Asks for an account by the call that the form makes; what the link of its letter holds.
 * @param folder data folder of the server, unless it is that of all journeys
 */
export async function askForAccount(page: Page, email: string, folder?: string): Promise<string> {
  await send(page, "/ajax/account/sign-up", { email, password: journeyPassword });
  return new URL(await linkOfLetter(email, lateAddresses.confirmAddress(), folder)).hash.slice(1);
}

/** Signs a page's browser up by the calls that the forms make. */
export async function signUp(page: Page, email: string, folder?: string): Promise<void> {
  const token = await askForAccount(page, email, folder);
  await send(page, "/ajax/account/confirm", { token, password: journeyPassword });
}
