import { type DrawableName, kindOf } from "../drawables.ts";
import { motley, ownColors } from "./colors.ts";
import { furnished } from "./furnished.ts";
import { phraseForms } from "./lexicon.ts";
import { type Read, readAt } from "./reading.ts";
import type { Match, SceneGraph, SceneWord } from "./scene-graph.ts";
import { DeedReader } from "./deed-reader.ts";
import { completed } from "./completed.ts";
import type { Sign } from "./together-reader.ts";
import { costumeWords, oldWords } from "./people-words.ts";
import { games, propsOfDeeds, songsters } from "./deed-words.ts";
import { holidays } from "./group-words.ts";

const childWords: ReadonlySet<string> = new Set(
  "kid,kids,child,children,baby,son,sons,daughter,daughters,boy,boys,girl,girls,toddler,twins".split(","),
);
const articles: ReadonlySet<string> = new Set(["a", "an", "the"]);
/** Those who do what a prompt names no doers for. */
const doers = "two kids";
const wedded: ReadonlySet<string> = new Set(["bride", "groom"]);
const pronouns: ReadonlySet<string> = new Set(["it", "him", "them", "her"]);

/** Reads a prompt word by word. */
class PromptReader extends DeedReader {
  /** What who is to come is known by: a cat a pirate's hat, a surfer a board. */
  private role: Sign | undefined;
  /** Where "costume" stands that has been read with what came before it. */
  private costumeAt = -1;

  read(): SceneGraph {
    for (let at = 0; at < this.tokens.length; ) {
      const absent = this.absentAt(at);
      if (absent > 0) {
        this.leaveOut(at, absent);
        at += absent;
        continue;
      }
      const onto = this.ontoHead(at);
      if (onto > 0) {
        at += onto;
        continue;
      }
      const taken = this.isPack(at) ? 1 : this.colorOfOne(at);
      if (taken > 0) {
        at += taken;
        continue;
      }
      const read = readAt(this.tokens, at, this.isAtPlace(at));
      this.take(read, at);
      at += read.length;
    }
    this.colorBack();
    this.closePhrase();
    this.putBouquets();
    completed(this.items, this.season, this.tokens.map(({ word }) => word).join(" "));
    return {
      settings: this.settings,
      timeOfDay: this.timeOfDay,
      weather: this.weather,
      season: this.season,
      skyColor: this.skyColor,
      closeUp: this.closeUp,
      items: this.items,
      words: this.words,
    };
  }

  /** "Parrots on a branch, blue and yellow": colors that nothing follows are those of what the sentence is about. */
  protected colorBack(): void {
    const head = this.heads[0] ?? this.last;
    const item = this.items[head];
    if (!item || this.colors.length === 0 || item.colors.length > 0) return;
    item.colors = this.colors;
    for (const index of this.describing) this.settle(index, head);
    this.describing = [];
  }

  /** What comes first of two foods or two plants says of what the second is made: "a strawberry cake", "a birch branch". */
  protected isFlavor(
    { drawable, plural }: { drawable: DrawableName; plural: boolean },
    next: number,
  ): boolean {
    const after = readAt(this.tokens, next, false);
    if (plural || after.is !== "noun") return false;
    const [first, second] = [kindOf(drawable), kindOf(after.noun.drawable)];
    // "a birch branch", "a palm leaf"
    const isOfTree =
      first === "plant" && ["branch", "leaf", "log", "tree stump"].includes(after.noun.drawable);
    // "a dragon egg"
    const isEgg = first === "animal" && after.noun.drawable === "egg";
    return (first === "food" && second === "food") || isOfTree || isEgg;
  }

  /** Who howls at the moon is not on it. */
  protected isAtPlace(at: number): boolean {
    return this.afterPlace && !(this.tokens[at]?.word === "moon" && this.placePhrase !== "on");
  }

  protected take(read: Read, at: number): void {
    const say = (
      item: number | null = null,
      weight: SceneWord["weight"] = 1,
      match: Match = "drawn",
      as: string | null = null,
    ) => this.words.push({ text: this.written(at, read.length), match, as, weight, item });
    /** Says a word that describes the thing to come. */
    const describe = () => {
      this.describing.push(this.words.length);
      this.phraseOpen = true;
      say(null, 0.5, "not-drawn");
    };
    if (this.holdHands(at) || at === this.costumeAt) return;
    // "a surfing dog" has a board: who does it is still to come
    const deed = this.tokens[at]?.word ?? "";
    const prop = propsOfDeeds.get(deed);
    if (
      prop &&
      !games.has(deed) &&
      !(prop.drawable === "microphone" && songsters.has(this.tokens[at + 1]?.word ?? "")) &&
      (this.phraseOpen || this.heads.length === 0) &&
      this.isBeforeThing(at + 1)
    )
      this.role = { drawable: prop.drawable, kind: prop.kind === "under" ? "on" : prop.kind };
    // a watering hole is no watering
    const isDeed = read.length === 1 && this.takeProp(at, say);
    if (isDeed || this.takeHair(at) || this.takeSkin(at) || this.takeMood(at)) return;
    if (this.takeBody(at, read.length)) return;
    switch (read.is) {
      case "mark":
        this.pending = null;
        this.afterPlace = false;
        this.lastWasWith = false;
        if (read.mark === "end") this.colorBack();
        this.closePhrase();
        if (read.mark === "end") this.headsClosed = true;
        this.phraseOpen = true;
        return;
      case "and": {
        // "a bowl of lemons and a pitcher": what is said with its article is beside what was said without
        const isApart =
          this.continues?.relation.kind === "in" &&
          this.continues.relation.reversed &&
          articles.has(this.tokens[at + 1]?.word ?? "") &&
          (this.items[this.last]?.count ?? 1) > 1;
        if (isApart) this.continues = null;
        if (!this.pending && this.continues) this.pending = this.continues;
        this.phraseOpen = true;
        return;
      }
      case "silent": {
        const word = this.tokens[at]?.word ?? "";
        // "in her chair" is no place beside her
        if (
          pronouns.has(word) &&
          !(word === "her" && (this.describesNext(at) || this.tokens[at + 1]?.word === "hair"))
        )
          this.pointBack();
        if (word === "a" || word === "an" || word === "the") {
          this.phraseOpen = true;
          if (word !== "the") this.count ??= 1;
        }
        return;
      }
      case "relation":
        this.relate(read);
        return;
      case "count":
        if (this.tokens[at - 1]?.word === "of" && this.tokens[at - 2]?.word === "family") {
          // "a family of five": two of them are the parents
          this.count = null;
          const kids = Array<string>(Math.max(1, read.count - 2)).fill("child");
          this.addSeveral(["man", "woman", ...kids], say);
          return;
        }
        this.count = read.count;
        describe();
        return;
      case "color":
        this.colors.push(read.color);
        describe();
        return;
      case "motley":
        this.colors = [...motley];
        describe();
        return;
      case "pattern":
        this.pattern = read.pattern;
        describe();
        return;
      case "size":
        this.size = read.size;
        describe();
        return;
      case "young":
        this.young = true;
        describe();
        return;
      case "far": {
        const last = this.items[this.last];
        if (read.length === 1 && this.describesNext(at)) {
          this.far = true;
          describe();
        } else if (last) {
          last.far = true;
          say(this.last, 0.5);
        }
        return;
      }
      case "manner":
        this.pending = null;
        say(null, 0.5, "not-drawn");
        return;
      case "close-up":
        this.closeUp = true;
        say(null, 0.5);
        return;
      case "time":
        this.timeOfDay ??= read.time;
        this.dropDescription(read);
        // "at night playing guitar": a deed, not what describes the guitar
        if (readAt(this.tokens, at + read.length, false).is === "verb") this.phraseOpen = false;
        say();
        return;
      case "weather":
        this.weather ??= read.weather;
        // "out of a rainy window": the window is still to come
        if (this.phraseOpen && this.describesNext(at)) {
          say(null, 0.5);
          return;
        }
        this.dropDescription(read);
        say();
        return;
      case "season":
        this.season ??= read.season;
        say();
        return;
      case "setting": {
        // ice in a drink is no winter
        const drink = this.items[this.last];
        const isIced =
          this.tokens[at]?.word === "ice" &&
          drink &&
          (kindOf(drink.drawable) === "food" || drink.drawable === "glass");
        if (isIced) {
          say(null, 0.5, "not-drawn");
          return;
        }
        // "at the kitchen table", "on a park bench": the thing is still to come
        const after = readAt(this.tokens, at + read.length, false);
        const isOfThing =
          after.is === "noun" &&
          ["thing", "place"].includes(kindOf(after.noun.drawable)) &&
          this.tokens[at]?.mark === null;
        const [goesOn, heads] = [this.pending, [...this.heads]];
        this.place(read.setting, say);
        if (isOfThing) [this.pending, this.heads, this.phraseOpen] = [goesOn, heads, true];
        return;
      }
      case "verb":
        this.act(read, at, describe, say);
        return;
      case "noun": {
        const known = ownColors[(this.tokens[at]?.word ?? "").replace(/(?<=..)e?s$/, "")];
        if (known && this.colors.length === 0) this.colors = [known];
        const kin = this.kinOf(at);
        if (kin === "description") {
          describe();
          return;
        }
        if (kin) {
          const added = this.add(kin.drawable, { plural: read.noun.plural, young: kin.young });
          if (added !== null) say(added);
          return;
        }
        if (
          this.isFlavor(read.noun, at + read.length) ||
          this.isOfBody(at + read.length) ||
          this.isMotif(read.noun, at + read.length)
        ) {
          describe();
          return;
        }
        const role = this.roleAt(read.noun.drawable, at + read.length);
        if (role) {
          this.role = role;
          describe();
          return;
        }
        const isCostume = costumeWords.has(this.tokens[at + read.length]?.word ?? "");
        const disguised = this.disguise(read.noun.drawable, isCostume);
        if (disguised !== null) {
          say(disguised, 1, read.noun.match, read.noun.as);
          if (isCostume) this.costumeAt = at + read.length;
          return;
        }
        if (this.isBouquetOf(read.noun.drawable)) {
          this.fillBouquet(read.noun.drawable);
          say(this.last, 1, read.noun.match, read.noun.as);
          return;
        }
        if (this.isSameAsBefore(read, at) || this.isSamePerson(read, at) || this.isRoleOfAnimal(read, at)) {
          this.joinChip(this.written(at, read.length), read.noun.as);
          return;
        }
        const isJoined = !this.phraseOpen && !this.pending && this.tokens[at - 1]?.mark === null;
        this.takeField(read.noun.drawable, at, read.length);
        if (this.takeGame(read.noun.drawable)) {
          say(this.last);
          return;
        }
        const item = this.add(read.noun.drawable, this.asOwner(read.noun, at + read.length));
        if (item !== null && this.role && ["person", "animal"].includes(kindOf(read.noun.drawable)))
          this.takeRole(item, this.role);
        this.role = undefined;
        if (item === null) {
          say(null, 1, "not-drawn");
          return;
        }
        if (isJoined) this.fillContainer(at, item);
        this.takeSex(at, read.length);
        say(item, 1, read.noun.match, read.noun.as);
        return;
      }
      case "group": {
        if (this.takeAnimals(at, say)) return;
        const [heads, last] = [[...this.heads], this.last];
        if (
          holidays.has(
            phraseForms(this.tokens.slice(at, at + read.length).map(({ word }) => word)).at(-1) ?? "",
          )
        )
          this.pending = null;
        if (/night/i.test(this.written(at, read.length))) this.timeOfDay ??= "night";
        // "a girls soccer team" are girls who play soccer
        const before = this.items[this.last];
        const isTeam = read.names.every((name) => name === "football player");
        if (
          isTeam &&
          before &&
          !this.phraseOpen &&
          !this.pending &&
          ["girl", "boy", "child", "woman"].includes(before.drawable)
        ) {
          Object.assign(before, {
            isFemale: before.drawable === "girl" || before.drawable === "woman",
            young: before.drawable !== "woman",
            drawable: "football player",
            count: read.names.length,
          });
          this.joinChip(this.written(at, read.length), null);
          return;
        }
        const owner = this.pending;
        const isHoliday = /halloween/i.test(this.written(at, read.length));
        if (isHoliday) this.timeOfDay ??= "night";
        // "a family with two kids": these are told apart from the parents
        const ahead = this.tokens.slice(at + 1, at + 6).map(({ word }) => word);
        const names =
          ["with", "of"].includes(ahead[0] ?? "") && ahead.some((word) => childWords.has(word))
            ? read.names.filter((name) => name !== "child")
            : // the carved pumpkin of a Halloween night is there already
              isHoliday && read.names.some((name) => this.items.some(({ drawable }) => drawable === name))
              ? []
              : // "my husband and I on our wedding day" are bride and groom
                read.names.filter(
                  (name) => !wedded.has(name) || !this.items.some(({ drawable }) => drawable === name),
                );
        if (names.length === 0) {
          this.pending = null;
          say();
          return;
        }
        // "planets of the solar system" are there already
        if (names.includes("sun") && this.items.some(({ drawable }) => drawable === "saturn")) {
          this.addSeveral(["sun"], say);
          return;
        }
        const wanted = Math.max(
          2,
          Math.min(this.count && this.count > 1 ? this.count : names.length, names.length),
        );
        // "four friends" of whom the word knows two
        const isOfPeople =
          names.length === 2 && names.every((name) => kindOf(name as DrawableName) === "person");
        const several =
          isOfPeople && this.count !== null && this.count > 2
            ? Array.from({ length: this.count }, (_, i) => names[i % 2] ?? "child")
            : names.slice(0, wanted);
        this.addSeveral(several, say);
        if (owner) [this.heads, this.last] = [heads, last];
        return;
      }
      case "unknown": {
        const describes = this.describesNext(at);
        if (describes && oldWords.has(this.tokens[at]?.word ?? "")) {
          this.old = true;
          describe();
          return;
        }
        // "black curly hair": the color is still to be used
        if (this.isOfHair(at)) {
          describe();
          return;
        }
        if (!describes) {
          this.pending = null;
          this.closePhrase();
        }
        say(null, describes ? 0.5 : 1, "not-drawn");
        return;
      }
    }
  }

  /** Adds those that one word stands for, with one chip for all of them. */
  protected addSeveral(names: readonly string[], say: (item: number) => void): void {
    const owner = this.pending;
    const { length } = this.words;
    const from = this.items.length;
    for (const name of new Set(names)) {
      this.pending = owner;
      // two children of a family are one item
      this.count = names.filter((each) => each === name).length;
      const item = this.add(name as DrawableName, { plural: false, young: false });
      if (item !== null) say(item);
    }
    this.words.splice(length + 1);
    this.pending = null;
    for (let index = from; index < this.items.length; index++) this.grouped.add(index);
  }
}

/**
 * What a prompt in English says, as a graph of things and their places. Never throws, takes time in proportion to the prompt, and
 * gives the same graph for the same words.
 */
export function parsePrompt(prompt: string): SceneGraph {
  const graph = new PromptReader(prompt).read();
  const [first] = prompt
    .trim()
    .toLowerCase()
    .split(/\s+/, 2)
    .filter((word) => /ing$/.test(word));
  // "a fishing village" is a place
  const isNamed = /^(a|an|the)\b/i.test(prompt.trim());
  if (graph.items.length > 0 || !first || isNamed || !propsOfDeeds.has(first)) return furnished(graph);
  // "ice skating on a frozen pond": somebody does
  const peopled = new PromptReader(`${doers} ${prompt}`).read();
  return furnished({
    ...peopled,
    words: peopled.words.filter(({ text }) => !doers.split(" ").includes(text)),
  });
}
