import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openMail } from "./mail.ts";

const letter = { to: "zoë@example.org", subject: "Dein Bild ist fertig ✓", text: "Schau es dir an." };
const MAIL_FROM = "Tintery <post@paint.example>";

test("without a mail server letters are written to the outbox", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tintery-mail-"));
  const mail = openMail({ DATA_DIR: folder, MAIL_FROM });
  await mail.send(letter);
  await mail.send(letter);
  mail.close();
  const names = await readdir(join(folder, "outbox"));
  expect(names).toHaveLength(2);
  expect(names.every((name) => name.endsWith(".eml"))).toBe(true);
  const text = await readFile(join(folder, "outbox", names[0]!), "utf8");
  expect(text).toContain("From: Tintery <post@paint.example>");
  expect(text).toContain("Schau es dir an.");
  await rm(folder, { recursive: true });
});

test("with a mail server letters are handed to it, and a refusal is told", async () => {
  const server = await startMailServer();
  const outcomes: string[] = [];
  const config = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, DATA_DIR: "", MAIL_FROM };
  const mail = openMail(config, (outcome) => outcomes.push(outcome));
  expect(mail.description).toBe(`mail server 127.0.0.1:${server.port}`);
  await mail.send({ ...letter, to: "ada@example.org" });
  expect(server.heard()).toContain("RCPT TO:<ada@example.org>");
  expect(server.heard()).toContain("Schau es dir an.");
  await expect(mail.send({ ...letter, to: "full@example.org" })).rejects.toThrow(/452/);
  expect(outcomes).toEqual(["sent", "failed"]);
  mail.close();
  server.stop();
});

/** A mail server that knows just enough to take a letter, and refuses one for `full@`. */
async function startMailServer() {
  let heard = "";
  const answer = (socket: Socket, line: string, state: { inBody: boolean }) => {
    if (state.inBody) {
      if (line !== ".") return;
      state.inBody = false;
      socket.write("250 taken\r\n");
    } else if (line.startsWith("RCPT TO:<full@")) socket.write("452 mailbox full\r\n");
    else if (line === "DATA") {
      state.inBody = true;
      socket.write("354 go on\r\n");
    } else socket.write(line === "QUIT" ? "221 bye\r\n" : "250 fine\r\n");
  };
  const server = createServer((socket) => {
    const state = { inBody: false };
    let rest = "";
    socket.setEncoding("utf8").write("220 here\r\n");
    socket.on("error", () => {});
    socket.on("data", (text: string) => {
      heard += text;
      const lines = (rest + text).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) answer(socket, line, state);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return { port, heard: () => heard, stop: () => server.close() };
}
