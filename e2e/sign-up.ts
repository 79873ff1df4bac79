import type { Page } from "@playwright/test";
import { lateAddresses } from "../packages/contract/src/calls/routes.ts";
import { expect } from "./journey.ts";

export const journeyPassword = "correct horse battery";

const send = async ({ request }: Page, path: string, data: object) => {
  const headers = { "x-requested-with": "XMLHttpRequest" };
  expect((await request.post(path, { data, headers })).status()).toBe(200);
};

/** Asks for an account by the call that the form makes; what the link of the letter, which the server keeps, holds. */
export async function askForAccount(page: Page, email: string): Promise<string> {
  await send(page, "/ajax/account/sign-up", { email, password: journeyPassword });
  let token = "";
  // letters are written after the answer
  await expect(async () => {
    const letters = await (await page.request.get(lateAddresses.letters())).text();
    const [, mine = ""] = letters.split(email);
    token = /confirm-address#([\w.-]+)/.exec(mine)?.[1] ?? "";
    expect(token).not.toBe("");
  }).toPass();
  return token;
}

/** Signs a page's browser up by the calls that the forms make. */
export async function signUp(page: Page, email: string): Promise<void> {
  const token = await askForAccount(page, email);
  await send(page, "/ajax/account/confirm", { token, password: journeyPassword });
}
