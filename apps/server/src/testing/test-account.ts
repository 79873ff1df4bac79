import { randomUUID } from "node:crypto";
import { eventually } from "./eventually.ts";
import type { TestServer, TestVisitor } from "./test-server.ts";

export const testPassword = "correct horse battery";

/** The newest letter to an address whose subject fits, once it is there. */
export function letterTo(server: TestServer, email: string, subject: RegExp) {
  return eventually(async () => {
    const letters = (await server.platform.mail.kept()) ?? [];
    return letters.find((letter) => letter.to === email && subject.test(letter.subject));
  });
}

/** What the link of a letter brings along. */
export async function tokenTo(server: TestServer, email: string, subject: RegExp): Promise<string> {
  const { text } = await letterTo(server, email, subject);
  return /#(\S+)/.exec(text)?.[1] ?? "";
}

/** Makes an account in the manner of our pages and signs a visitor in; answers its address. */
export async function signUp(
  server: TestServer,
  visitor: TestVisitor,
  email = `${randomUUID()}@example.org`,
): Promise<string> {
  await visitor.post("/ajax/account/sign-up", { email, password: testPassword });
  const token = await tokenTo(server, email, /confirm/i);
  await visitor.post("/ajax/account/confirm", { token, password: testPassword });
  return email;
}
