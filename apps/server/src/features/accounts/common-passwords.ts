import { passwordLength } from "@tintery/contract";

/** The passwords that people choose most often, 49,000 of them, in lower case; five megabytes that most servers need seldom. */
let common: Promise<ReadonlySet<string>> | undefined;

async function readCommon(): Promise<ReadonlySet<string>> {
  const list = await import("@zxcvbn-ts/language-common/src/passwords.json", { with: { type: "json" } });
  return new Set<string>(list.default);
}

/** What anybody would try first here. */
const ownWords = ["tintery"];
/** Shorter beginnings of email addresses stand in many good passwords by chance. */
const minWord = 4;

/**
 * Whether a password is among the first that somebody would try: one that many people have, such a one with digits and signs around
 * it or written twice, or hardly more than our name or the beginning of the email address. Longer ones are never refused.
 */
export async function isCommonPassword(password: string, email = ""): Promise<boolean> {
  common ??= readCommon();
  const first = await common;
  const lower = password.normalize("NFKC").toLowerCase();
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  if ([lower, bare, once(lower), once(bare)].some((word) => first.has(word))) return true;
  const [name = ""] = email.toLowerCase().split("@");
  const known = [...ownWords, ...(name.length >= minWord ? [name] : [])];
  return known.some((word) => lower.includes(word) && lower.length - word.length < passwordLength.min / 2);
}

/** A text that is a shorter one written several times, as that one. */
function once(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length);
}
