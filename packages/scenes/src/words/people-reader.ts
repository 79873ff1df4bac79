import { type DrawableName, kindOf } from "../drawables.ts";
import { pluralCount } from "./graph-draft.ts";
import type { Pose, SceneItem } from "./scene-graph.ts";
import { readAt } from "./reading.ts";
import { breedOf, containers, isPlant, worn } from "./thing-roles.ts";
import { TogetherReader } from "./together-reader.ts";
import { bodyWords, hairStyles, moods, ownOfPeople, plainPeople, skinTones } from "./people-words.ts";
import { relationPhrases } from "./deed-words.ts";

/** What one does with these. */
const posesOfGames: ReadonlyMap<DrawableName, Pose> = new Map<DrawableName, Pose>([
  ["jump rope", "jump"],
  ["snowball", "play"],
  ["game controller", "sit"],
]);

/** Reads what people look like and how they feel. */
export class PeopleReader extends TogetherReader {
  /** How who is to come feels. */
  private mood: SceneItem["mood"];

  protected override add(
    drawable: DrawableName,
    described: { plural: boolean; young: boolean },
  ): number | null {
    const said = this.words.at(-1)?.text.toLowerCase() ?? "";
    // a young woman is no child
    if (this.young && said === "young" && ["woman", "man", "couple", "person"].includes(drawable))
      this.young = false;
    // a little girl is as large as any
    if (["girl", "boy", "child", "baby"].includes(drawable) && this.size < 1) this.size = 1;
    const again = [...this.grouped].find((each) => this.items[each]?.drawable === drawable);
    if (again !== undefined) return this.named(again, described.plural);
    const skin = plainPeople.has(drawable) && this.colors.length === 1 ? skinTones.get(said) : undefined;
    if (skin) this.colors = [];
    if (drawable === "skier" || drawable === "snowboarder") this.season ??= "winter";
    const index = super.add(drawable, described);
    const item = this.items[index ?? -1];
    if (item && skin) item.skin = skin;
    if (item && this.mood && kindOf(drawable) === "person") [item.mood, this.mood] = [this.mood, undefined];
    return index;
  }

  /** Things that a word for several has brought along: "a birthday party" has a cake before anybody says so. */
  protected readonly grouped = new Set<number>();

  /** What was there with its group already is named by itself: it is the same. */
  private named(index: number, plural: boolean): number {
    const item = this.items[index];
    this.grouped.delete(index);
    if (item) {
      item.count = Math.max(this.count ?? 1, plural ? pluralCount : 1);
      if (this.colors.length > 0) item.colors = this.colors;
    }
    for (const word of this.describing) this.settle(word, index);
    const goesOn = this.continues;
    this.closePhrase();
    [this.continues, this.pending, this.phraseOpen, this.last] = [goesOn, null, false, index];
    if (!this.heads.includes(index)) this.heads = this.headsClosed ? [index] : [...this.heads, index];
    this.headsClosed = false;
    return index;
  }

  /** Who does what is said after somebody with something: glasses read nothing. */
  protected doersOf(index: number): readonly number[] {
    const item = this.items[index];
    const isDoer = item !== undefined && ["person", "animal", "vehicle"].includes(kindOf(item.drawable));
    if (isDoer) return [index];
    const owner = item?.relation?.to;
    return owner !== undefined && owner !== index ? [owner] : this.heads;
  }

  /** "In a corn field": it grows all over the ground. */
  protected takeField(drawable: DrawableName, at: number, length: number): void {
    const word = this.tokens[at + length - 1]?.word ?? "";
    if (length > 1 && kindOf(drawable) === "plant" && /^(?:fields?|meadow|patch)$/.test(word))
      this.mass = true;
  }

  /** "Jumping rope", "a snowball fight": a game that is named by what it is played with. */
  protected takeGame(drawable: DrawableName): boolean {
    const pose = posesOfGames.get(drawable);
    const players = this.heads.flatMap((head) => this.items[head] ?? []);
    const [player] = this.heads;
    if (!pose || player === undefined || !players.every((each) => kindOf(each.drawable) === "person"))
      return false;
    for (const each of players) each.pose ??= pose;
    if (drawable === "snowball") {
      this.season ??= "winter";
      if (!this.settings.includes("snow")) this.settings.push("snow");
    }
    const heads = [...this.heads];
    this.closePhrase();
    this.pending = null;
    const added = super.add(drawable, { plural: false, young: false });
    const item = this.items[added ?? -1];
    if (item) item.relation = { kind: "hold", to: player };
    if (added !== null) this.last = added;
    [this.heads, this.headsClosed] = [heads, true];
    return true;
  }

  /** "A firewoman", "waitresses": the word says that she is a woman. */
  protected takeSex(at: number, length: number): void {
    const item = this.items[this.last];
    const word = this.tokens[at + length - 1]?.word ?? "";
    const isOfWomen = /(?:wom[ae]n|girls?|waitress(?:es)?|shepherdess|hostess|actress)$/.test(word);
    if (item && isOfWomen && kindOf(item.drawable) === "person") item.isFemale = true;
  }

  /** Whose looks are being told of: who was named last, or whom the sentence is about. */
  private person(): number | undefined {
    return [this.last, ...this.heads].find((each) => {
      const item = this.items[each];
      return item !== undefined && kindOf(item.drawable) === "person";
    });
  }

  /** "Brown skin". */
  protected takeSkin(at: number): boolean {
    const index = this.person();
    const person = this.items[index ?? -1];
    if (this.tokens[at]?.word !== "skin" || !person || index === undefined) return false;
    const tone = skinTones.get(this.tokens[at - 1]?.word ?? "");
    if (tone) person.skin = tone;
    for (const each of this.describing) this.settle(each, tone ? index : null);
    const goesOn = this.withPerson(index);
    this.closePhrase();
    const match = tone ? "drawn" : "not-drawn";
    this.words.push({ text: this.written(at, 1), match, as: null, weight: 0.5, item: tone ? index : null });
    [this.continues, this.pending] = [goesOn, null];
    return true;
  }

  /** What "and a yellow dress" goes on with after what somebody looks like. */
  private withPerson(index: number) {
    const relation = relationPhrases.get("with");
    return relation ? { relation, owners: [index], isWith: true } : null;
  }

  /** "Reading a story to 4 kids sitting on a rug": who is named right before a deed does it. */
  protected lastDoer(at: number): number | undefined {
    const last = this.items[this.last];
    const isJustNamed =
      last !== undefined &&
      ["person", "animal"].includes(kindOf(last.drawable)) &&
      this.tokens[at - 1]?.mark === null &&
      this.words.at(-1)?.item === this.last &&
      !this.heads.includes(this.last) &&
      this.heads.some((head) => this.items[head]?.pose != null);
    return isJustNamed ? this.last : undefined;
  }

  /** "A sad girl", "looking sad". */
  protected takeMood(at: number): boolean {
    const mood = moods.get(this.tokens[at]?.word ?? "");
    if (!mood) return false;
    const index = this.isBeforeNoun(at) ? undefined : this.person();
    const person = this.items[index ?? -1];
    if (person) person.mood = mood;
    else this.mood = mood;
    this.words.push({
      text: this.written(at, 1),
      match: "drawn",
      as: null,
      weight: 0.5,
      item: index ?? null,
    });
    return true;
  }

  private isBeforeNoun(at: number): boolean {
    return (
      this.phraseOpen &&
      ["noun", "size", "color", "group", "young"].includes(readAt(this.tokens, at + 1, false).is)
    );
  }

  /** "A boys teeth" are those of one boy: the plural is how many write what somebody has. */
  protected asOwner(
    noun: { drawable: DrawableName; plural: boolean; young: boolean },
    next: number,
  ): { plural: boolean; young: boolean } {
    const word = this.tokens[next]?.word ?? "";
    // "a teddy bears heart": what is one is not several
    const before = this.tokens[next - 2]?.word ?? "";
    const isOne =
      noun.plural &&
      this.count === 1 &&
      before !== "of" &&
      !this.tokens.slice(Math.max(0, next - 5), next).some(({ word }) => word === "of");
    const isBody =
      isOne ||
      /^(?:shoulders?|back|lap|arms?|head|hands?|knees?)$/.test(word) ||
      ["hair", "teeth", "skin"].includes(word) ||
      bodyWords.has(word) ||
      ownOfPeople.has(word);
    return isBody ? { ...noun, plural: false } : noun;
  }

  /** "Dinosaur pajamas": what is seen on clothes stands nowhere by itself. */
  protected isMotif(
    { drawable, plural }: { drawable: DrawableName; plural: boolean },
    next: number,
  ): boolean {
    const after = readAt(this.tokens, next, false);
    // "a bunny painting eggs": what it does is no thing
    const isDeed = /ing$/.test(this.tokens[next]?.word ?? "");
    if (plural || after.is !== "noun" || isDeed) return false;
    const head = after.noun.drawable;
    // "a pilgrim hat" is no pilgrim
    if (kindOf(drawable) === "person") return this.pending?.relation.kind === "wear" && worn.has(head);
    if (worn.has(head)) return !worn.has(drawable);
    // "a heart balloon", "a star cookie", "a horse barn": the last of two things in a row is what is meant
    const isSame = head === drawable || isPlant(drawable) || (breedOf.get(drawable) ?? drawable) === head;
    return (
      !isSame &&
      !containers.has(head) &&
      !containers.has(drawable) &&
      kindOf(drawable) !== "place" &&
      kindOf(drawable) !== "sky" &&
      ["thing", "food", "vehicle", "place", "plant"].includes(kindOf(head))
    );
  }

  /** Whether a word says how the hair is that follows. */
  protected isOfHair(at: number): boolean {
    return hairStyles.has(this.tokens[at]?.word ?? "") && this.tokens[at + 1]?.word === "hair";
  }
}
