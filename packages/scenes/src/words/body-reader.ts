import { type DrawableName, kindOf } from "../drawables.ts";
import { bodyWords, hairStyles, ownOfPeople } from "./people-words.ts";
import { PeopleReader } from "./people-reader.ts";
import { nounOf } from "./lexicon.ts";
import { readAt } from "./reading.ts";
import { worn } from "./thing-roles.ts";
import { countWords } from "./vocabulary.ts";

/** What animals have that is large in every drawing of them. */
const bigByNature: ReadonlyMap<DrawableName, ReadonlySet<string>> = new Map(
  (
    [
      ["lion", "mane"],
      ["elephant", "ear trunk"],
      ["mammoth", "tusk trunk"],
      ["giraffe", "neck leg"],
      ["rabbit", "ear"],
      ["squirrel", "tail"],
      ["fox", "tail"],
      ["toucan", "beak"],
      ["peacock", "tail feather"],
      ["flamingo", "leg neck"],
      ["owl", "eye"],
    ] as const
  ).map(([animal, has]) => [animal, new Set(has.split(" "))]),
);

/** Words behind an animal that say how many there are. */
const packs: ReadonlyMap<string, number> = new Map(
  ["pack", "herd", "flock", "litter", "pride", "pod", "swarm", "caravan"].map((word) => [
    word,
    countWords.get(word) ?? 4,
  ]),
);

/** Reads what is said of bodies: their hair, their parts, who is dressed up, and who holds hands. */
export class BodyReader extends PeopleReader {
  /** Of whom the hair is, where "red hair" stands here; none where hair is not people's. */
  protected takeHair(at: number): boolean {
    const word = this.tokens[at]?.word ?? "";
    const index = [this.last, ...this.heads].find((each) => {
      const item = this.items[each];
      return item !== undefined && kindOf(item.drawable) === "person";
    });
    const person = index === undefined ? undefined : this.items[index];
    if (word !== "hair" || !person || index === undefined) return false;
    // "flowers in her hair" are worn there
    const inHair =
      this.pending?.relation.kind === "in" && !this.pending.relation.reversed
        ? this.pending.owners[0]
        : undefined;
    const ornament = this.items[inHair ?? -1];
    if (ornament && kindOf(ornament.drawable) !== "person") {
      ornament.relation = { kind: "wear", to: index };
      this.closePhrase();
      this.words.push({ text: this.written(at, 1), match: "drawn", as: null, weight: 0.5, item: index });
      this.pending = null;
      return true;
    }
    const color = this.colors.at(-1);
    if (color) person.hair = color;
    for (const { word: before } of this.tokens.slice(Math.max(0, at - 3), at)) {
      const style = hairStyles.get(before);
      if (!style) continue;
      person.hairStyle = style;
      for (const said of this.words)
        if (said.text === before && said.item === null) Object.assign(said, { match: "drawn", item: index });
    }
    for (const each of this.describing) this.settle(each, color ? index : null);
    const goesOn = this.pending;
    this.closePhrase();
    this.words.push({
      text: this.written(at, 1),
      match: color ? "drawn" : "not-drawn",
      as: null,
      weight: 0.5,
      item: color ? index : null,
    });
    this.continues = goesOn;
    this.pending = null;
    return true;
  }

  /** "A snowman with a carrot nose": what a part of a body is made of stands nowhere by itself. */
  protected isOfBody(next: number): boolean {
    const part = (this.tokens[next]?.word ?? "").replace(/s$/, "");
    return this.pending?.isWith === true && (bodyWords.has(part) || ownOfPeople.has(part));
  }

  /** "A kid dressed as a pirate" is one person: who is disguised, or null where nobody is. */
  protected disguise(drawable: DrawableName, isCostume: boolean): number | null {
    const index = this.pending?.owners[0] ?? -1;
    const owner = this.items[index];
    const isPerson = (name: DrawableName) => kindOf(name) === "person";
    const isDress = this.pending?.relation.kind === "wear" || isCostume;
    if (!isDress || !owner || !isPerson(owner.drawable)) return null;
    if (!isPerson(drawable)) {
      if (!isCostume && !/dressed|dress/.test(this.placePhrase)) return null;
      if (worn.has(drawable)) return null;
      owner.costume = drawable;
      for (const each of this.describing) this.settle(each, index);
      this.closePhrase();
      this.pending = null;
      return index;
    }
    owner.young ||= ["child", "boy", "girl", "baby"].includes(owner.drawable);
    if (owner.drawable === "boy" || owner.drawable === "man") owner.isMale = true;
    if (owner.drawable === "girl" || owner.drawable === "woman") owner.isFemale = true;
    owner.drawable = drawable;
    for (const each of this.describing) this.settle(each, index);
    this.closePhrase();
    this.pending = null;
    return index;
  }

  /** "A wolf pack" is several wolves: takes the word for their number. */
  protected isPack(at: number): boolean {
    const item = this.items[this.last];
    const count = packs.get(this.tokens[at]?.word ?? "");
    const before = this.tokens[at - 1]?.word ?? "";
    if (!item || !count || item.count > 1 || kindOf(item.drawable) !== "animal") return false;
    if (nounOf([before])?.drawable !== item.drawable) return false;
    item.count = count;
    this.words.push({ text: this.written(at, 1), match: "drawn", as: null, weight: 0.5, item: this.last });
    return true;
  }

  /** "Two cats, one black and one white": how many words from here give one of several its color. */
  protected colorOfOne(at: number): number {
    const item = this.items[this.last];
    if (!item || item.count < 2 || !["one", "other"].includes(this.tokens[at]?.word ?? "")) return 0;
    const next = this.tokens[at + 1]?.word === "is" ? at + 2 : at + 1;
    const read = readAt(this.tokens, next, false);
    const end = next + read.length;
    if (read.is !== "color" || readAt(this.tokens, end, false).is === "noun") return 0;
    item.colors = [...item.colors, read.color];
    this.words.push({
      text: this.written(at, end - at),
      match: "drawn",
      as: null,
      weight: 0.5,
      item: this.last,
    });
    return end - at;
  }

  /** Two who hold hands stand close to each other. */
  protected holdHands(at: number): boolean {
    const isHands = /^(hands?|paws)$/.test(this.tokens[at]?.word ?? "");
    if (!isHands || this.pending?.relation.kind !== "hold") return false;
    const [first, second] = this.heads;
    const [one, other] = [this.items[first ?? -1], this.items[second ?? -1]];
    if (!one || first === undefined || (!other && one.count < 2)) return false;
    for (const each of [one, other]) if (each) each.pose = "hug";
    if (other && second !== undefined) other.relation ??= { kind: "beside", to: first };
    this.words.push({ text: this.written(at, 1), match: "drawn", as: null, weight: 0.5, item: first });
    this.pending = null;
    return true;
  }

  /** "A peacock with open feathers": what an animal has by itself is drawn with it. */
  protected takeBody(at: number, length: number): boolean {
    const index = this.pending?.owners[0] ?? -1;
    const owner = this.items[index];
    const word = this.tokens[at]?.word ?? "";
    const hasCandles = owner?.drawable === "cake" && /^candles?$/.test(word);
    // "showing its feathers"
    const isPossessed = ["its", "his", "her", "their"].includes(this.tokens[at - 1]?.word ?? "");
    const shown = this.heads.find((head) => kindOf(this.items[head]?.drawable ?? "chair") === "animal");
    if (isPossessed && !this.pending && shown !== undefined && bodyWords.has(word.replace(/s$/, ""))) {
      this.closePhrase();
      this.words.push({ text: this.written(at, 1), match: "drawn", as: null, weight: 0.5, item: shown });
      return true;
    }
    const isItsOwn =
      owner !== undefined && kindOf(owner.drawable) === "animal" && bodyWords.has(word.replace(/s$/, ""));
    const ofPeople =
      owner !== undefined && kindOf(owner.drawable) === "person"
        ? ownOfPeople.get(word.replace(/s$/, ""))
        : undefined;
    if (length > 1 || this.pending?.relation.reversed !== true || !(isItsOwn || hasCandles || ofPeople))
      return false;
    const goesOn = this.pending;
    const style = ofPeople ? hairStyles.get(word.replace(/s$/, "")) : undefined;
    if (owner && style) owner.hairStyle = style;
    // a lion's mane is big by nature, a giraffe's neck long
    if (owner && bigByNature.get(owner.drawable)?.has(word.replace(/s$/, "")))
      for (const each of this.describing)
        if (/^(?:big|long|large|huge|thick|fluffy|bushy|tall)$/i.test(this.words[each]?.text ?? ""))
          this.settle(each, index);
    const hasBeard = ofPeople !== undefined && word === "beard";
    if (owner && hasBeard) owner.hasBeard = true;
    const match = ofPeople === "not-drawn" && !hasBeard && !style ? "not-drawn" : "drawn";
    this.closePhrase();
    this.words.push({
      text: this.written(at, 1),
      match,
      as: null,
      weight: 0.5,
      item: match === "drawn" ? index : null,
    });
    [this.continues, this.pending] = [goesOn, null];
    return true;
  }
}
