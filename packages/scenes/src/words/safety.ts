import { harmless, minors, rules, type UnsafeCategory } from "./safety-rules.ts";

/** Letters of other scripts that look like ours, as the Unicode list of confusables has them (UTS 39). */
const lookalikes = new Map(
  "aаαɑ bвьβ cсϲ dԁ eеєεҽ gɡ hһн iіıι lӏ jј kкκ mм nпηո oоοօ pрρ qԛ rг sѕ tтτ uυս vѵν wԝω xхχ yуγʏ zᴢ"
    .split(" ")
    .flatMap(([letter = "", ...alike]) => alike.map((other) => [other, letter] as const)),
);
const digitLetters: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** A prompt as it is read, not as it is spelled: no accents, no invisible signs, no letters of scripts that look like ours. */
function unmasked(prompt: string): string {
  return (
    prompt
      .slice(0, 1_000)
      .normalize("NFKD")
      // besides what is invisible by its category, the fillers and blanks that count as letters or symbols
      .replace(/[\p{M}\p{Cf}\u115F\u1160\u3164\uFFA0\u2800]/gu, "")
      .toLowerCase()
      .replace(/[^\p{ASCII}]/gu, (letter) => lookalikes.get(letter) ?? letter)
      .replace(/(?<=\p{L})[*._~|](?=\p{L})/gu, "")
      .replace(/\s+/g, " ")
  );
}

/** The ways in which a text may be meant: as it stands, and with digits read as letters, letters drawn out or spread apart. */
function readingsOf(prompt: string): string[] {
  const plain = unmasked(prompt);
  const spelled = plain
    .replace(/(?<=\p{L})[013457@$!](?=\p{L})/gu, (sign) => digitLetters[sign] ?? sign)
    .replace(/(?<![\p{L}\p{N}])[013457@$!](?=\p{L}{2})/gu, (sign) => digitLetters[sign] ?? sign)
    .replace(/(?<=\p{L}{2})[013457@$](?![\p{L}\p{N}])/gu, (sign) => digitLetters[sign] ?? sign)
    .replace(/(?<!\p{L})\p{L}(?:[ \-+'’/,]\p{L}){3,}(?!\p{L})/gu, (spread) => spread.replace(/\P{L}/gu, ""));
  const drawnOut = spelled.replace(/(\p{L})\1{2,}/gu, "$1");
  return [plain, spelled, drawnOut].map((text) => text.replace(harmless, " "));
}

/** The category for which a prompt is refused before any painter sees it, or null. */
export function unsafeCategory(prompt: string): UnsafeCategory | null {
  const readings = readingsOf(prompt);
  for (const [category, rule] of rules) {
    if (!readings.some((text) => rule.test(text))) continue;
    return category === "sexual" && readings.some((text) => minors.test(text)) ? "sexual-minors" : category;
  }
  return null;
}
