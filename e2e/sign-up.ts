import type { Page } from "@playwright/test";
import { lateAddresses } from "../packages/contract/src/calls/routes.ts";
import { expect } from "./journey.ts";

export const journeyPassword = "correct horse battery";

/** Signs a page's browser up by the calls that the forms make, with the link of the letter that the server keeps. */
export async function signUp(page: Page, email: string): Promise<void> {
  const { request } = page;
  const headers = { "x-requested-with": "XMLHttpRequest" };
  const send = async (path: string, data: object) =>
    expect((await request.post(path, { data, headers })).status()).toBe(200);
  await send("/ajax/account/sign-up", { email, password: journeyPassword });
  let token = "";
  // letters are written after the answer
  await expect(async () => {
    const letters = await (await request.get(lateAddresses.letters())).text();
    const [, mine = ""] = letters.split(email);
    token = /confirm-address#([\w.-]+)/.exec(mine)?.[1] ?? "";
    expect(token).not.toBe("");
  }).toPass();
  await send("/ajax/account/confirm", { token, password: journeyPassword });
}
