const irregularNouns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mice: "mouse",
    geese: "goose",
    children: "child",
    grandchildren: "grandchild",
    men: "man",
    women: "woman",
    people: "person",
    wolves: "wolf",
    scarves: "scarf",
    halves: "half",
    leaves: "leaf",
    oxen: "ox",
    feet: "foot",
    teeth: "tooth",
    knives: "knife",
    calves: "calf",
    elves: "elf",
    loaves: "loaf",
    shelves: "shelf",
    dwarves: "dwarf",
    cacti: "cactus",
    octopi: "octopus",
    fungi: "fungus",
    policemen: "policeman",
    firemen: "fireman",
    snowmen: "snowman",
    fishermen: "fisherman",
  }),
);

/** What a noun may be in the singular, the likeliest first: itself, then by the rules of the plural. */
export function singulars(word: string): string[] {
  const found = [irregularNouns.get(word), word];
  if (word.length > 4 && word.endsWith("ies")) found.push(`${word.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) found.push(word.slice(0, -2));
  if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss")) found.push(word.slice(0, -1));
  return [...new Set(found.filter((form) => form !== undefined))];
}

const irregularVerbs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lying: "lie",
    lay: "lie",
    laying: "lie",
    slept: "sleep",
    asleep: "sleep",
    flew: "fly",
    flown: "fly",
    swam: "swim",
    ran: "run",
    sat: "sit",
    stood: "stand",
    ate: "eat",
    rode: "ride",
    drove: "drive",
    sleepy: "sleep",
    watering: "irrigate",
    watered: "irrigate",
    grew: "grow",
    grown: "grow",
    blooming: "bloom",
    smiling: "smile",
    falling: "flutter",
  }),
);

/** What a verb may be as its stem, the likeliest first. */
export function verbStems(word: string): string[] {
  const found = [irregularVerbs.get(word), word];
  for (const ending of ["ing", "ed"])
    if (word.length > ending.length + 2 && word.endsWith(ending)) {
      const stem = word.slice(0, -ending.length);
      found.push(stem, `${stem}e`);
      if (stem.at(-1) === stem.at(-2)) found.push(stem.slice(0, -1));
      if (stem.endsWith("i")) found.push(`${stem.slice(0, -1)}y`);
    }
  if (word.endsWith("ies")) found.push(`${word.slice(0, -3)}y`);
  if (word.endsWith("es")) found.push(word.slice(0, -2));
  if (word.endsWith("s") && !word.endsWith("ss")) found.push(word.slice(0, -1));
  return [...new Set(found.filter((form) => form !== undefined))];
}
