import { openMail } from "../apps/server/src/platform/mail.ts";
import { dataFolder } from "./data-folder.ts";
import { expect } from "./journey.ts";

/**
 * Where the newest letter to somebody leads, as a server without a mail server keeps it.
 * @param about what its subject or text holds
 * @param folder data folder of that server
 */
export async function linkOfLetter(to: string, about: string, folder = dataFolder): Promise<string> {
  const outbox = openMail({ SMTP_URL: "", MAIL_FROM: "", DATA_DIR: folder });
  let link = "";
  // letters are written after the answer
  await expect(async () => {
    const letters = (await outbox.kept()) ?? [];
    const mine = letters.find(
      (letter) => letter.to === to && `${letter.subject} ${letter.text}`.includes(about),
    );
    link = /https?:\S+/.exec(mine?.text ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link;
}
