import { type DrawableName, drawables, kindOf } from "../drawables.ts";
import { motley } from "./colors.ts";
import { type Read, readAt } from "./reading.ts";
import type { Match, Pose, SceneGraph, SceneItem, SceneWord, Setting } from "./scene-graph.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { RelationMeaning } from "./vocabulary.ts";

/** More things than this nobody can find in a picture; what follows is not drawn. */
const maxItems = 24;
const maxCount = 12;
const pronouns: ReadonlySet<string> = new Set(["it", "him", "them", "her"]);
/** Colors that these places have by themselves. */
const ownColors: ReadonlyMap<string, readonly Setting[]> = new Map(
  Object.entries({
    green: ["meadow", "forest", "hills", "garden", "park", "jungle", "mountains", "farm"],
    blue: ["sea", "lake", "river", "sky", "underwater", "waterfall"],
    golden: ["beach", "desert", "savanna", "island"],
    white: ["snow", "beach"],
  }),
);
const pluralCount = 3;

const containers: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "vase",
  "flower pot",
  "basket",
  "bucket",
  "bowl",
  "plate",
  "cup",
  "glass",
  "bottle",
  "jar",
  "box",
  "bag",
  "bouquet",
  "aquarium",
  "picnic basket",
  "treasure chest",
  "wagon",
]);
const worn: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "hat",
  "top hat",
  "straw hat",
  "witch hat",
  "crown",
  "helmet",
  "scarf",
  "glasses",
  "sunglasses",
  "bow tie",
  "tie",
  "dress",
  "shirt",
  "coat",
  "sweater",
  "trousers",
  "skirt",
  "shoe",
  "boot",
  "sock",
  "glove",
  "necklace",
  "backpack",
]);
const carried: ReadonlySet<DrawableName> = new Set<DrawableName>(["balloon", "kite", "umbrella", "bouquet"]);
/** Parts of buildings, which have no place of their own beside one. */
const parts: ReadonlySet<DrawableName> = new Set<DrawableName>(["door", "window", "stairs"]);
/** Plants that cover the ground where a field or garden of them is named. */
const isPlant = (name: DrawableName) => kindOf(name) === "plant";

type Draft = { -readonly [Key in keyof SceneItem]: SceneItem[Key] };

/** Reads a prompt word by word; what was said of the next thing is kept until it comes. */
class PromptReader {
  readonly #tokens: readonly Token[];
  readonly #settings: Setting[] = [];
  readonly #items: Draft[] = [];
  readonly #words: SceneWord[] = [];
  #timeOfDay: SceneGraph["timeOfDay"] = null;
  #weather: SceneGraph["weather"] = null;
  #season: SceneGraph["season"] = null;
  #skyColor: string | null = null;
  #closeUp = false;

  // what was said of the thing to come
  #count: number | null = null;
  #colors: string[] = [];
  #pattern: SceneItem["pattern"] = null;
  #size = 1;
  #young = false;
  #pose: Pose | null = null;
  #mass = false;
  #describing: number[] = [];
  #phraseOpen = true;

  // who what comes next belongs to
  #heads: number[] = [];
  #headsClosed = false;
  #last = -1;
  #lastWasWith = false;
  #pending: { relation: RelationMeaning; owners: readonly number[]; isWith: boolean } | null = null;
  #afterPlace = false;

  constructor(prompt: string) {
    this.#tokens = tokensOf(prompt);
  }

  read(): SceneGraph {
    for (let at = 0; at < this.#tokens.length; ) {
      const read = readAt(this.#tokens, at, this.#afterPlace);
      this.#take(read, at);
      at += read.length;
    }
    this.#closePhrase();
    return {
      settings: this.#settings,
      timeOfDay: this.#timeOfDay,
      weather: this.#weather,
      season: this.#season,
      skyColor: this.#skyColor,
      closeUp: this.#closeUp,
      items: this.#items,
      words: this.#words,
    };
  }

  #take(read: Read, at: number): void {
    const say = (
      item: number | null = null,
      weight: SceneWord["weight"] = 1,
      match: Match = "drawn",
      as: string | null = null,
    ) => this.#words.push({ text: this.#written(at, read.length), match, as, weight, item });
    /** Says a word that describes the thing to come. */
    const describe = () => {
      this.#describing.push(this.#words.length);
      this.#phraseOpen = true;
      say(null, 0.5, "not-drawn");
    };
    switch (read.is) {
      case "mark":
        this.#pending = null;
        this.#afterPlace = false;
        this.#lastWasWith = false;
        this.#closePhrase();
        if (read.mark === "end") this.#headsClosed = true;
        this.#phraseOpen = true;
        return;
      case "and":
        if (!this.#pending && this.#continues) this.#pending = this.#continues;
        this.#phraseOpen = true;
        return;
      case "silent": {
        const word = this.#tokens[at]?.word ?? "";
        if (pronouns.has(word)) this.#pointBack();
        if (word === "a" || word === "an" || word === "the") {
          this.#phraseOpen = true;
          if (word !== "the") this.#count ??= 1;
        }
        return;
      }
      case "relation":
        this.#relate(read);
        return;
      case "count":
        this.#count = read.count;
        describe();
        return;
      case "color":
        this.#colors.push(read.color);
        describe();
        return;
      case "motley":
        this.#colors = [...motley];
        describe();
        return;
      case "pattern":
        this.#pattern = read.pattern;
        describe();
        return;
      case "size":
        this.#size = read.size;
        describe();
        return;
      case "young":
        this.#young = true;
        describe();
        return;
      case "close-up":
        this.#closeUp = true;
        say(null, 0.5);
        return;
      case "time":
        this.#timeOfDay ??= read.time;
        this.#dropDescription(read);
        say();
        return;
      case "weather":
        this.#weather ??= read.weather;
        this.#dropDescription(read);
        say();
        return;
      case "season":
        this.#season ??= read.season;
        say();
        return;
      case "setting":
        this.#place(read.setting, say);
        return;
      case "verb":
        this.#act(read, at, describe, say);
        return;
      case "noun": {
        if (this.#isSameAsBefore(read, at)) {
          this.#joinChip(this.#written(at, read.length), read.noun.as);
          return;
        }
        const item = this.#add(read.noun.drawable, read.noun);
        if (item === null) {
          say(null, 1, "not-drawn");
          return;
        }
        say(item, 1, read.noun.match, read.noun.as);
        return;
      }
      case "group": {
        const [heads, last] = [[...this.#heads], this.#last];
        const owner = this.#pending;
        const wanted = Math.max(
          2,
          Math.min(this.#count && this.#count > 1 ? this.#count : read.names.length, read.names.length),
        );
        const { length } = this.#words;
        for (const name of read.names.slice(0, wanted)) {
          this.#pending = owner;
          const item = this.#add(name as DrawableName, { plural: false, young: false });
          if (item !== null) say(item);
        }
        // one chip for all of them
        this.#words.splice(length + 1);
        if (owner) [this.#heads, this.#last] = [heads, last];
        this.#pending = null;
        return;
      }
      case "unknown": {
        const describes = this.#describesNext(at);
        if (!describes) {
          this.#pending = null;
          this.#closePhrase();
        }
        say(null, describes ? 0.5 : 1, "not-drawn");
        return;
      }
    }
  }

  /** A name in two words ("a retriever puppy") is one thing. */
  #isSameAsBefore({ noun }: Extract<Read, { is: "noun" }>, at: number): boolean {
    const before = this.#items[this.#last];
    if (at === 0 || this.#phraseOpen || this.#pending || before?.drawable !== noun.drawable) return false;
    if (this.#words.at(-1)?.item !== this.#last) return false;
    before.young ||= noun.young;
    if (noun.plural) before.count = Math.max(before.count, pluralCount);
    return true;
  }

  #joinChip(text: string, instead: string | null): void {
    const before = this.#words.pop();
    if (!before) return;
    const as = before.as ?? instead;
    this.#words.push({ ...before, text: `${before.text} ${text}`, match: as ? "similar" : "drawn", as });
  }

  /** "Two trees behind it": a pronoun is what the sentence began with. */
  #pointBack(): void {
    const [pending, [head]] = [this.#pending, this.#heads];
    this.#pending = null;
    if (!pending || pending.relation.reversed || head === undefined) return;
    for (const owner of pending.owners) {
      const item = this.#items[owner];
      if (item && owner !== head) item.relation = { kind: pending.relation.kind, to: head };
    }
  }

  /** The relation that an "and" goes on with, while its phrase lasts. */
  #continues: { relation: RelationMeaning; owners: readonly number[]; isWith: boolean } | null = null;

  #written(at: number, length: number): string {
    let text = "";
    for (const token of this.#tokens.slice(at, at + length)) text += token.text + (token.joined ? "-" : " ");
    return text.replace(/[ -]$/, "");
  }

  /** Whether the next word that says something is a thing or a place, which an unknown word before it describes. */
  #describesNext(at: number): boolean {
    const next = readAt(this.#tokens, at + 1, false);
    return ["noun", "setting", "color", "size", "group", "pattern", "young"].includes(next.is);
  }

  #closePhrase(): void {
    this.#count = null;
    this.#colors = [];
    this.#pattern = null;
    this.#size = 1;
    this.#young = false;
    this.#pose = null;
    this.#mass = false;
    this.#describing = [];
    this.#continues = null;
  }

  /** What was said before a word for light or weather described that ("a pink sunset"). */
  #dropDescription(read: Read): void {
    const color = this.#colors.at(-1);
    if (color && read.is === "time") {
      this.#skyColor ??= color;
      for (const index of this.#describing) this.#settle(index, null);
    }
    this.#closePhrase();
    this.#pending = null;
    this.#afterPlace = false;
  }

  /** A word that describes is drawn once the described is. */
  #settle(index: number, item: number | null): void {
    const word = this.#words[index];
    if (word) this.#words[index] = { ...word, match: "drawn", item };
  }

  #relate({ relation, phrase }: Extract<Read, { is: "relation" }>): void {
    this.#continues = null;
    this.#afterPlace = [
      "on",
      "in",
      "at",
      "over",
      "above",
      "from",
      "to",
      "under",
      "into",
      "onto",
      "through",
    ].includes(phrase);
    this.#phraseOpen = true;
    const isWith = phrase.includes("with") || phrase === "featuring";
    const last = this.#items[this.#last];
    if (phrase === "of") {
      const isContainer = last !== undefined && containers.has(last.drawable);
      this.#mass = last === undefined || (!isContainer && this.#lastSetting !== null);
      if (isContainer)
        this.#pending = { relation: { ...relation, goesOn: true }, owners: [this.#last], isWith: false };
      return;
    }
    if (phrase === "full of" && this.#lastSetting !== null) this.#mass = true;
    const owners =
      this.#lastWasWith || (isWith && this.#headsClosed && this.#last >= 0) || relation.kind === "in"
        ? [this.#last]
        : this.#heads;
    const kept = owners.filter((owner) => owner >= 0);
    this.#headsClosed = true;
    this.#pending = kept.length > 0 ? { relation, owners: kept, isWith } : null;
  }

  /** The setting named just before, for "a field of poppies". */
  #lastSetting: Setting | null = null;

  #place(setting: Setting, say: (item?: number | null) => void): void {
    const color = this.#colors.at(-1);
    if (setting === "sky" && color) {
      this.#skyColor = color;
    } else if (!this.#settings.includes(setting) && !(setting === "sky" && this.#settings.length > 0)) {
      this.#settings.push(setting);
    }
    for (const index of this.#describing) {
      const said = this.#words[index]?.text.toLowerCase() ?? "";
      const isCount = this.#count !== null && this.#count > 1 && this.#colors.length === 0;
      if (isCount || (setting === "sky" && color) || ownColors.get(said)?.includes(setting))
        this.#settle(index, null);
    }
    // "a sunflower field": what grows there covers it
    const grown = this.#items.at(-1);
    if (
      grown &&
      this.#phraseOpen === false &&
      !this.#pending &&
      isPlant(grown.drawable) &&
      this.#last === this.#items.length - 1 &&
      (setting === "meadow" || setting === "garden")
    ) {
      [grown.mass, grown.count] = [true, maxCount];
    }
    if (this.#pending?.relation.kind === "over")
      for (const owner of this.#pending.owners) {
        const item = this.#items[owner];
        if (item) item.pose ??= "fly";
      }
    this.#closePhrase();
    this.#pending = null;
    this.#afterPlace = false;
    this.#phraseOpen = false;
    this.#lastSetting = setting;
    say();
  }

  #act(
    read: Extract<Read, { is: "verb" }>,
    at: number,
    describe: () => void,
    say: (item?: number | null, weight?: SceneWord["weight"], match?: Match) => void,
  ): void {
    // "a sleeping cat", and "cat sleeping"
    if ((this.#phraseOpen || this.#heads.length === 0) && this.#isBeforeThing(at + 1)) {
      this.#pose = read.pose;
      describe();
      return;
    }
    const doers = this.#lastWasWith && this.#last >= 0 ? [this.#last] : this.#heads;
    for (const doer of doers) {
      const item = this.#items[doer];
      if (item) item.pose = read.pose;
    }
    this.#headsClosed = true;
    this.#closePhrase();
    const [first] = doers;
    say(first ?? null, 1, first === undefined ? "not-drawn" : "drawn");
    this.#pending =
      read.verb.object && doers.length > 0
        ? { relation: read.verb.object, owners: doers, isWith: false }
        : null;
    this.#phraseOpen = false;
  }

  /** Whether a thing follows before anything else does, apart from what describes it. */
  #isBeforeThing(at: number): boolean {
    for (let ahead = at; ahead < at + 4; ) {
      const next = readAt(this.#tokens, ahead, false);
      if (next.is === "noun" || next.is === "group") return true;
      if (!["color", "size", "pattern", "young", "unknown", "motley"].includes(next.is)) return false;
      ahead += next.length;
    }
    return false;
  }

  /** Adds a thing with all that was said of it; null where there are too many already. */
  #add(drawable: DrawableName, { plural, young }: { plural: boolean; young: boolean }): number | null {
    if (this.#items.length >= maxItems || !drawables.has(drawable)) return null;
    const index = this.#items.length;
    const alone = ["glasses", "sunglasses", "trousers", "grapes", "books", "skis", "stairs"].includes(
      drawable,
    );
    const mass = this.#mass && isPlant(drawable);
    const counted =
      this.#count !== null && this.#count > 1 ? this.#count : plural && !alone ? pluralCount : 1;
    const item: Draft = {
      drawable,
      count: mass ? maxCount : Math.min(maxCount, counted),
      mass,
      colors: this.#colors,
      pattern: this.#pattern,
      size: this.#size,
      young: young || this.#young,
      pose: this.#pose,
      relation: null,
    };
    this.#items.push(item);
    for (const word of this.#describing) this.#settle(word, index);
    this.#connect(index);
    const continues = this.#continues;
    this.#closePhrase();
    this.#continues = continues;
    this.#phraseOpen = false;
    this.#afterPlace = false;
    this.#lastSetting = null;
    this.#last = index;
    return index;
  }

  /** Gives a new thing its place, or a place to those that stand in relation to it. */
  #connect(index: number): void {
    const item = this.#items[index];
    const pending = this.#pending;
    this.#pending = null;
    this.#lastWasWith = pending?.isWith ?? false;
    if (!item || !pending) {
      if (this.#headsClosed) this.#heads = [];
      this.#headsClosed = false;
      this.#heads.push(index);
      return;
    }
    const [owner = -1] = pending.owners;
    const other = this.#items[owner];
    const { relation } = pending;
    if (!other) return;
    const kind = kindOf(other.drawable);
    const isAlive = kind === "person" || kind === "animal";
    if (relation.reversed) {
      let what = relation.kind;
      if (pending.isWith || what === "hold") {
        if (worn.has(item.drawable) && isAlive) what = "wear";
        else if (
          pending.isWith &&
          isAlive &&
          (carried.has(item.drawable) || kind === "person") &&
          kindOf(item.drawable) === "thing"
        )
          what = "hold";
        else if (pending.isWith && parts.has(item.drawable)) what = "part";
        else if (pending.isWith && containers.has(other.drawable)) what = "in";
        else if (what === "hold" && !["thing", "food", "plant"].includes(kindOf(item.drawable)))
          what = "beside";
      }
      item.relation ??= { kind: what, to: owner };
    } else if (relation.kind === "in" && worn.has(item.drawable)) {
      item.relation ??= { kind: "wear", to: owner };
    } else {
      for (const each of pending.owners) {
        const first = this.#items[each];
        if (first) first.relation ??= { kind: relation.kind, to: index };
      }
    }
    if (relation.goesOn) this.#continues = pending;
  }
}

/**
 * What a prompt in English says, as a graph of things and their places. Never throws, takes time in proportion to the prompt, and
 * gives the same graph for the same words.
 */
export function parsePrompt(prompt: string): SceneGraph {
  return new PromptReader(prompt).read();
}
