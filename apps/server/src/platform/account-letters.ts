import {
  addresses,
  lateAddresses,
  defaultLanguage,
  isLanguage,
  type Language,
  type MessageKey,
  type PaidPlan,
  creditsOfMonth,
  formatDay,
  formatPrice,
} from "@tintery/contract";
import { loadAllLanguages } from "@tintery/contract/messages/all";
import { texts } from "@tintery/contract/messages";
import type { Config } from "./config.ts";
import type { Log } from "./logging.ts";
import type { Letter, Mail } from "./mail.ts";

/** Whom a letter goes to, and in which language. */
export interface Addressee {
  email: string;
  language?: string | null | undefined;
}

/** The letters around an account. None of them waits for the mail server, so that no answer tells by its time who is known. */
export interface AccountLetters {
  /** To somebody who made an account: the link that confirms their address. */
  confirmAddress(to: Addressee, token: string): void;
  /** To somebody for whose address an account was to be made although there is one. */
  knownAddress(to: Addressee): void;
  /** To the address that an account is to get: the link that confirms it. */
  newAddress(to: Addressee, token: string): void;
  /** To the address that an account had: it has another one now. */
  addressChanged(to: Addressee): void;
  /** To the address of an account that has another password now, by whatever way. */
  passwordChanged(to: Addressee): void;
  /** To the address of an account that is gone. Resolves once the mail server has taken it, or the log says why not. */
  accountDeleted(to: Addressee): Promise<void>;
  /** Pictures that became ready while nobody looked; resolves once the mail server has taken it, rejects when it has not. */
  picturesReady(to: Addressee, pictures: readonly ReadyPicture[]): Promise<void>;
  /** What was paid for; resolves once the mail server has taken it, rejects when it has not. */
  receipt(to: Addressee, payment: ReceiptFacts): Promise<void>;
  /** The link to a new password. */
  resetPassword(to: Addressee, token: string): void;
}

/** A picture as a letter names it. */
export interface ReadyPicture {
  name: string;
  /** Its page, a path on our own site. */
  path: string;
}

/** A payment as its receipt says it. */
export interface ReceiptFacts {
  /** What the provider calls it. */
  id: string;
  plan: PaidPlan;
  cents: number;
  /** ISO 4217. */
  currency: string;
  periodStart: Date;
  periodEnd: Date;
  /** Whether the payment was only played. */
  isTest: boolean;
}

/** A letter names no more pictures than somebody reads. */
const maxNamed = 20;

interface LetterParts {
  mail: Mail;
  config: Pick<Config, "PUBLIC_URL" | "CONTACT_EMAIL">;
  log: Log;
}

/** What differs between letters: subject, text, the words on the button, and where that leads, if it leads anywhere. */
interface Words {
  subject: MessageKey;
  text: MessageKey;
  button?: MessageKey;
  path?: string;
  /** What the texts are filled in with. */
  values?: Record<string, string | number>;
  /** The last sentence; unless said, that whoever was not meant need do nothing. Null is none. */
  note?: MessageKey | null;
}

/** Writes the letters in their reader's language and hands them to the mail. */
export function openAccountLetters({ mail, config, log }: LetterParts): AccountLetters {
  const send = (to: Addressee, words: Words) => {
    const letter = writeLetter(to, words, config);
    // whoever got none can ask for another; the log says why, without whom it was for
    return mail.send(letter).catch((error: unknown) => log.error({ err: error }, "could not send an email"));
  };
  return {
    confirmAddress: (to, token) =>
      send(to, {
        subject: "letter.confirm_subject",
        text: "letter.confirm_text",
        button: "letter.confirm_button",
        path: linkWith(lateAddresses.confirmAddress(), token),
      }),
    knownAddress: (to) =>
      send(to, {
        subject: "letter.known_subject",
        text: "letter.known_text",
        button: "letter.known_button",
        path: addresses.signIn(),
        note: "letter.known_note",
      }),
    newAddress: (to, token) =>
      send(to, {
        subject: "letter.new_address_subject",
        text: "letter.new_address_text",
        button: "letter.confirm_button",
        path: linkWith(lateAddresses.confirmAddress(), token),
      }),
    addressChanged: (to) =>
      send(to, { subject: "letter.address_changed_subject", text: "letter.address_changed_text" }),
    passwordChanged: (to) =>
      send(to, {
        subject: "letter.password_changed_subject",
        text: "letter.password_changed_text",
        button: "letter.reset_button",
        path: addresses.forgotPassword(),
        note: null,
      }),
    accountDeleted: (to) => send(to, { subject: "letter.deleted_subject", text: "letter.deleted_text" }),
    async picturesReady(to, pictures) {
      const [only] = pictures;
      const names = pictures.slice(0, maxNamed).map(({ name }) => `\u2022 ${name}`);
      await mail.send(
        writeLetter(
          to,
          {
            subject: "letter.ready_subject",
            text: "letter.ready_text",
            button: "letter.ready_button",
            path: only && pictures.length === 1 ? only.path : addresses.dashboard(),
            values: { names: names.join("\n") },
            note: "letter.ready_note",
          },
          config,
        ),
      );
    },
    async receipt(to, payment) {
      await mail.send(
        writeLetter(
          to,
          {
            subject: "letter.receipt_subject",
            text: payment.isTest ? "letter.receipt_test" : "letter.receipt_text",
            button: "letter.receipt_button",
            path: addresses.account(),
            values: receiptValues(languageOf(to), payment),
            note: null,
          },
          config,
        ),
      );
    },
    resetPassword: (to, token) =>
      send(to, {
        subject: "letter.reset_subject",
        text: "letter.reset_text",
        button: "letter.reset_button",
        path: linkWith(lateAddresses.newPassword(), token),
      }),
  };
}

/** The language of whom a letter goes to. */
function languageOf({ language }: Addressee): Language {
  return isLanguage(language) ? language : defaultLanguage;
}

/** What the text of a receipt is filled in with. */
function receiptValues(language: Language, payment: ReceiptFacts): Record<string, string> {
  const { id, plan, cents, currency, periodStart, periodEnd } = payment;
  loadAllLanguages();
  const t = texts(language);
  return {
    price: formatPrice(language, cents, currency),
    plan: t(`page.plan.${plan}`),
    from: formatDay(language, periodStart),
    until: formatDay(language, periodEnd),
    credits: t("spec.credits", { count: creditsOfMonth(plan) }),
    number: id,
  };
}

/** What stands behind the `#` reaches no server, no log and no other site. */
function linkWith(path: string, token: string): string {
  return `${path}#${token}`;
}

/** A letter as plain text and as HTML; both say the same. */
function writeLetter(
  to: Addressee,
  words: Words,
  { PUBLIC_URL, CONTACT_EMAIL }: LetterParts["config"],
): Letter {
  const language = languageOf(to);
  loadAllLanguages();
  const t = texts(language);
  const values = { contact: CONTACT_EMAIL, ...words.values };
  const [subject, text] = [t(words.subject, values), t(words.text, values)];
  const link = words.path === undefined ? null : PUBLIC_URL + words.path;
  const note = words.note === null ? "" : t(words.note ?? "letter.ignore");
  const lines = (link === null ? [text] : [text, link, note]).filter((line) => line !== "");
  return {
    to: to.email,
    subject,
    text: `${[...lines, `Tintery\n${PUBLIC_URL}`].join("\n\n")}\n`,
    html: asHtml(language, {
      title: subject,
      text,
      link,
      button: words.button ? t(words.button) : "",
      note,
      publicUrl: PUBLIC_URL,
    }),
  };
}

/** The words of a letter in its language. */
interface Written {
  title: string;
  text: string;
  link: string | null;
  button: string;
  note: string;
  publicUrl: string;
}

/** Plain HTML that every mail program draws: no table, no picture, nothing to fetch. */
function asHtml(language: Language, written: Written): string {
  const { title, text, link, button, note, publicUrl } = written;
  const small = "font-size:14px";
  const paragraph = (inner: string, style = "") => `<p${style && ` style="${style}"`}>${inner}</p>`;
  const anchor = (address: string, words: string, style = "") =>
    `<a href="${escapeHtml(address)}"${style && ` style="${style}"`}>${escapeHtml(words)}</a>`;
  const way =
    link === null
      ? []
      : [
          paragraph(anchor(link, button, buttonStyle)),
          paragraph(anchor(link, link), `${small};word-break:break-all`),
          ...(note === "" ? [] : [paragraph(escapeHtml(note), small)]),
        ];
  const body = [
    paragraph("Tintery", "font-size:20px;font-weight:bold"),
    paragraph(escapeHtml(text), "white-space:pre-line"),
    ...way,
    paragraph(anchor(publicUrl, publicUrl), small),
  ];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#faf7f2;color:#1f1d1a;font:16px/1.5 Georgia,serif">
<div style="max-width:520px;margin:0 auto">
${body.join("\n")}
</div>
</body>
</html>
`;
}

const buttonStyle =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#b3411f;color:#ffffff;text-decoration:none;font-weight:bold";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
