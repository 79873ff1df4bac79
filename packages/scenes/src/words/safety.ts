/** Why a prompt is not painted, whoever would paint it. */
export const unsafeCategories = [
  "sexual",
  "sexual-minors",
  "violence",
  "self-harm",
  "hate",
  "drugs",
] as const;
export type UnsafeCategory = (typeof unsafeCategories)[number];

/**
 * One rule a category, in the order in which they are tried. Lists of bad words refuse great tits and cocktails and let most of what
 * matters pass; these name what is shown, with what only sounds like it left out.
 */
const rules: readonly (readonly [Exclude<UnsafeCategory, "sexual-minors">, RegExp])[] = [
  [
    "self-harm",
    /\b(?:suicid\w*|self[- ]?harm\w*|(?:kill|hang|hurt|cut)(?:ing|ting)?\s+(?:my|your|him|her|them)sel(?:f|ves)|(?:cut|cutting|slit|slitting)\s+(?:\w+\s+)?(?:wrists?|veins)|(?:pro[- ]?)?anorexi[ac]\w*|thinspo\w*|overdos\w+)\b/,
  ],
  [
    "sexual",
    /\b(?:nudes?|nudity|naked(?!\s+(?:mole|tree|eye))|topless|bottomless\s+(?:girl|woman|man|boy)|porno?\w*|hentai|nsfw|sex(?:y|ual\w*|ting)?|erotic\w*|lingerie|genital\w*|penis\w*|vagina\w*|boobs|nipples?|bdsm|fetish\w*|undress\w*|stripper\w*|striptease|orgasm\w*|masturbat\w*|blowjob\w*|intercourse|rape[ds]?|raping|molest\w*|incest\w*|prostitut\w*|upskirt|in\s+(?:her|his|their)\s+underwear|without\s+(?:any\s+)?clothes)\b/,
  ],
  [
    "violence",
    /\b(?:gore|gory|bloody(?!\s+mary)|bloodied|bloodbath|blood\s+(?:everywhere|splatter\w*|dripping)|decapitat\w*|behead\w*|corpses?|dead\s+(?:body|bodies|man|woman|child\w*|baby|kid|kids|people|person)|mutilat\w*|tortur\w*|murder\w*|massacre\w*|shoot(?:s|ing)?\s+(?:\w+\s+)?(?:people|person|someone|somebody|kids?|child\w*|students?|crowd|him|her|them)|stab(?:s|bed|bing)\b|dismember\w*|lynch\w*|execution|(?:school|mass)\s+shoot\w*|strangl\w*|kill(?:s|ing)?\s+(?:\w+\s+)?(?:people|person|someone|somebody|kids?|child\w*|man|woman|him|her|them))\b/,
  ],
  [
    "hate",
    /\b(?:hitler|nazi\w*|swastikas?|third\s+reich|ss\s+uniform|kkk|ku\s+klux\w*|white\s+(?:power|supremac\w*)|isis\s+(?:flag|terrorist|fighter)\w*|n[i1!]gg(?:er|a)\w*|kikes?|faggots?|sieg\s+heil|genocid\w*|ethnic\s+cleansing|blackface|terrorists?)\b/,
  ],
  [
    "drugs",
    /\b(?:cocaine|heroin(?!e)|crystal\s+meth|methamphetamin\w*|crack\s+pipe|snort\w*\s+(?:coke|drugs?|lines?|powder)|inject\w*\s+(?:drugs?|himself|herself)|drug\s+(?:dealer|addict)\w*|smoking\s+(?:weed|crack|meth))\b/,
  ],
];

const minors =
  /\b(?:child(?:ren)?|kids?|girls?|boys?|teen\w*|toddlers?|bab(?:y|ies)|minors?|school(?:girl|boy)s?|loli\w*|shota\w*|underage\w*|pre-?teens?|(?:[1-9]|1[0-7])\s*-?\s*years?\s*-?\s*olds?)\b/;

/** A prompt as it is read, not as it is spelled: no accents, no invisible signs, no letters hidden as digits or between dots. */
function unmasked(prompt: string): string {
  return prompt
    .slice(0, 1_000)
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/(?<=\p{L})[*._~|](?=\p{L})/gu, "")
    .replace(
      /(?<=\p{L})[013457@$](?=\p{L})/gu,
      (sign) => ({ 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" })[sign] ?? sign,
    )
    .replace(/\b(?:\p{L} ){3,}\p{L}\b/gu, (spread) => spread.replaceAll(" ", ""))
    .replace(/\s+/g, " ");
}

/** The category for which a prompt is refused before any painter sees it, or null. */
export function unsafeCategory(prompt: string): UnsafeCategory | null {
  const text = unmasked(prompt);
  for (const [category, rule] of rules) {
    if (!rule.test(text)) continue;
    return category === "sexual" && minors.test(text) ? "sexual-minors" : category;
  }
  return null;
}
