import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { KeptLetter } from "@tintery/contract";
import type { Transporter } from "nodemailer";
import type { Config } from "./config.ts";
import { LettersDoor } from "./letters-door.ts";

/** A letter to one person. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Sends letters. */
export interface Mail {
  /** One line for the start banner, without secrets. */
  description: string;
  /** The letters that were kept for want of a mail server, newest first, at most 50; null where one sends them. */
  kept(): Promise<KeptLetter[]> | null;
  /** Who may read them; null where a mail server sends them. */
  door: LettersDoor | null;
  /** Hands a letter over; rejects when it could not be. */
  send(letter: Letter): Promise<void>;
  /** Signs in to the mail server, where there is one, without sending anything; rejects with why not. */
  check(): Promise<void>;
  close(): void;
}

/**
 * Sends through SMTP_URL, or without one writes letters as `.eml` files into DATA_DIR/outbox.
 * @param onLetter hears of each letter whether it was handed over, for the metrics
 */
export function openMail(
  config: Pick<Config, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">,
  onLetter: (outcome: "sent" | "failed") => void = () => {},
): Mail {
  const mail = config.SMTP_URL ? serverMail(config.SMTP_URL, config.MAIL_FROM) : outboxMail(config);
  return {
    ...mail,
    async send(letter) {
      try {
        await mail.send(letter);
      } catch (error) {
        onLetter("failed");
        throw error;
      }
      onLetter("sent");
    },
  };
}

/** Letters are rare: what writes them is loaded with the first one. */
const mailer = () => import("nodemailer");

function serverMail(url: string, from: string): Mail {
  let transport: Transporter | undefined;
  const open = async () => {
    const { createTransport } = await mailer();
    transport ??= createTransport(url, { from });
    return transport;
  };
  return {
    description: `mail server ${new URL(url).host}`,
    kept: () => null,
    door: null,
    async send(letter) {
      await (await open()).sendMail(letter);
    },
    async check() {
      await (await open()).verify();
    },
    close: () => transport?.close(),
  };
}

function outboxMail(config: Pick<Config, "MAIL_FROM" | "DATA_DIR">): Mail {
  const folder = join(config.DATA_DIR, "outbox");
  const kind = { streamTransport: true, buffer: true } as const;
  return {
    description: `no mail server; emails are written to ${folder}`,
    kept: () => readOutbox(folder),
    door: new LettersDoor(),
    async send(letter) {
      const { createTransport } = await mailer();
      const { message } = await createTransport(kind, { from: config.MAIL_FROM }).sendMail(letter);
      await mkdir(folder, { recursive: true });
      // the time first, so that the folder sorts by age
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, `${name}.tmp`), message);
      await rename(join(folder, `${name}.tmp`), join(folder, name));
    },
    async check() {},
    close() {},
  };
}

const maxShown = 50;

async function readOutbox(folder: string): Promise<KeptLetter[]> {
  const { default: PostalMime } = await import("postal-mime");
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .slice(-maxShown)
    .reverse();
  return Promise.all(
    newest.map(async (name) => {
      const {
        to,
        subject = "",
        text = "",
        date = "",
      } = await PostalMime.parse(await readFile(join(folder, name)));
      return { to: to?.[0]?.address ?? "", subject, text, sent: date };
    }),
  );
}
