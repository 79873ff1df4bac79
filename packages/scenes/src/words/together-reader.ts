import { type DrawableName, kindOf } from "../drawables.ts";
import { pluralCount } from "./graph-draft.ts";
import { RelationDraft } from "./relation-draft.ts";
import { type Read, readAt } from "./reading.ts";
import type { RelationKind, SceneItem } from "./scene-graph.ts";
import { breedOf, containers, isPlant } from "./thing-roles.ts";
import { games, propsOfDeeds, type RelationMeaning, signsOfRoles, songsters } from "./deed-words.ts";
import { offspringWords, parentWords } from "./people-words.ts";

const flowersInBouquet = 5;
const cutFlowers: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "flower",
  "rose",
  "tulip",
  "sunflower",
  "daisy",
  "poppy",
  "cosmos",
  "daffodil",
  "dahlia",
  "lavender",
  "lilac",
  "lily",
  "iris",
  "peony",
  "hydrangea",
]);
/** Who is counted among people but whose families are of their own kind. */
const likeAnimals: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "snowman",
  "robot",
  "ghost",
  "monster",
  "alien",
]);
const besideIt: RelationMeaning = { kind: "beside", reversed: true, goesOn: false };

/** Reads what belongs together although it is said in parts: families of animals, bouquets, deeds with what they are done with. */
/** People of whom nothing is said but their age and sex. */
const anybody: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "man",
  "woman",
  "person",
  "boy",
  "girl",
  "child",
]);
/** What is done with these is done on snow. */
const ofWinter: ReadonlySet<DrawableName> = new Set<DrawableName>(["sleigh", "sled", "skis"]);
const glides: ReadonlyMap<string, NonNullable<SceneItem["glidesOn"]>> = new Map([
  ["skiing", "skis"],
  ["snowboarding", "snowboard"],
  ["skating", "ice skates"],
]);
const children: ReadonlySet<DrawableName> = new Set<DrawableName>(["boy", "girl", "child"]);

/** What somebody is known by, and what it is to them: `on` what they are themselves. */
export interface Sign {
  drawable: string;
  kind: RelationKind;
}

export class TogetherReader extends RelationDraft {
  /** Bouquets of which nothing says where they are. */
  protected readonly bouquets: number[] = [];

  /** Flowers that somebody has picked stand in a vase. */
  protected putBouquets(): void {
    for (const index of this.bouquets) {
      const flowers = this.items[index];
      if (!flowers || flowers.relation) continue;
      this.closePhrase();
      const vase = this.add("vase", { plural: false, young: false });
      if (vase === null) continue;
      flowers.relation = { kind: "in", to: vase };
      // "a bouquet of tulips, daffodils and lilacs"
      const others = this.items.filter(
        (each) => each !== flowers && each.relation === null && cutFlowers.has(each.drawable),
      );
      for (const each of others) [each.relation, each.count] = [{ kind: "in", to: vase }, 2];
      if (others.length > 0) flowers.count = Math.min(flowers.count, 3);
    }
  }

  /** Flowers of a bouquet are seen themselves. */
  protected isBouquetOf(drawable: DrawableName): boolean {
    const before = this.items[this.last];
    return (
      before?.drawable === "bouquet" &&
      isPlant(drawable) &&
      this.pending?.relation.kind === "in" &&
      this.pending.owners[0] === this.last
    );
  }

  /** The bouquet becomes so many of its flowers. */
  protected fillBouquet(flower: DrawableName): void {
    const bouquet = this.items[this.last];
    if (!bouquet) return;
    [bouquet.drawable, bouquet.count] = [flower, flowersInBouquet];
    if (this.colors.length > 0) bouquet.colors = this.colors;
    this.bouquets.push(this.last);
    for (const word of this.describing) this.settle(word, this.last);
    this.pending = null;
    this.closePhrase();
    this.phraseOpen = false;
  }

  /**
   * A word for parents or young that means an animal's: another one of its kind ("a cow and its calf"), or a description of the animal
   * that follows ("mother bear"). Null where it means people.
   */
  protected kinOf(at: number): { drawable: DrawableName; young: boolean } | "description" | null {
    const word = this.tokens[at]?.word ?? "";
    const isParent = parentWords.has(word) || parentWords.has(word.replace(/s$/, ""));
    if (!isParent && !offspringWords.has(word)) return null;
    // "a koala mom" is a koala
    if (isParent && this.namedJustBefore(at)) return "description";
    const next = readAt(this.tokens, at + 1, false);
    // a stork carries a baby of people
    if (!isParent && this.items[this.last]?.drawable === "stork" && this.pending?.relation.kind === "hold")
      return null;
    if (isParent && next.is === "noun" && kindOf(next.noun.drawable) === "animal") return "description";
    const young = isParent && next.is === "and" ? this.animalAhead(at + 2) : null;
    if (young) return { drawable: young, young: false };
    // "a calf drinking milk from its mother": milk has none
    const isItsOwn = this.tokens[at - 1]?.word === "its";
    const named = this.items[this.last];
    const before =
      isItsOwn && named && kindOf(named.drawable) !== "animal"
        ? this.items.findLast(({ drawable }) => kindOf(drawable) === "animal")
        : named;
    if (!before || kindOf(before.drawable) !== "animal") return null;
    if (isParent) before.young = true;
    return { drawable: before.drawable, young: !isParent };
  }

  /** The animal of "its baby elephant", from the first of these words. */
  protected animalAhead(at: number): DrawableName | null {
    for (let ahead = at, isYoung = false; ahead < at + 3; ahead++) {
      const next = readAt(this.tokens, ahead, false);
      if (next.is === "noun")
        return isYoung && kindOf(next.noun.drawable) === "animal" ? next.noun.drawable : null;
      if (next.is !== "silent" && next.is !== "young") return null;
      isYoung ||= next.is === "young";
    }
    return null;
  }

  /** What a word for several people says of animals: "an owl family", "dog and cat are best friends". False where it means people. */
  protected takeAnimals(at: number, say: (item: number) => void): boolean {
    const word = (this.tokens[at]?.word ?? "").replace(/s$/, "");
    const before = this.items[this.last];
    const isOfPictures = before !== undefined && likeAnimals.has(before.drawable);
    if (!before || !(kindOf(before.drawable) === "animal" || isOfPictures) || this.pending) return false;
    if (word === "friend") return true;
    if (word !== "family" || this.phraseOpen) return false;
    [before.count, this.count] = [2, 2];
    const heads = [...this.heads];
    const last = this.last;
    this.pending = { relation: besideIt, owners: [last], isWith: false };
    this.add(before.drawable, { plural: false, young: true });
    [this.heads, this.last] = [heads, last];
    say(last);
    return true;
  }

  /** A deed that is seen by what it is done with brings that along: who is fishing has a rod. */
  protected takeProp(at: number, say: (item: number) => void): boolean {
    const prop = propsOfDeeds.get(this.tokens[at]?.word ?? "");
    const [doer] = this.heads;
    const does = doer === undefined ? undefined : this.items[doer];
    const isGame = games.has(this.tokens[at]?.word ?? "");
    if (isGame && !/^play/.test(this.tokens[at - 1]?.word ?? "")) return false;
    // who paints eggs or a fence has no easel
    const painted = this.tokens
      .slice(at + 1, at + 5)
      .some(({ word }) =>
        /^(?:eggs?|fence|wall|house|room|rocks?|door|boat|face|nails|pumpkins?)$/.test(word),
      );
    if (prop?.drawable === "easel" && painted && doer !== undefined && does) {
      for (const head of this.heads) if (this.items[head]) this.items[head].pose = "act";
      this.headsClosed = true;
      this.phraseOpen = false;
      say(doer);
      this.pending = { relation: besideIt, owners: [doer], isWith: false };
      return true;
    }
    // birds and whales sing by themselves
    if (prop?.drawable === "microphone" && does && songsters.has(does.drawable)) return false;
    // skates are on somebody's feet: animals glide without
    if (prop?.drawable === "ice skates" && does && kindOf(does.drawable) === "animal") return false;
    // "a rowing boat" is a thing
    if (/boat|ship|rod/.test(this.tokens[at + 1]?.word ?? "")) return false;
    if (!prop || doer === undefined || !does || !["person", "animal"].includes(kindOf(does.drawable)))
      return false;
    if (this.glide(this.tokens[at]?.word ?? "") || this.becomes(does, prop.drawable)) {
      say(doer);
      return true;
    }
    // "swinging on a swing" names it itself
    if (this.isNamedAfter(at, prop.drawable)) return false;
    const [heads, last] = [[...this.heads], this.last];
    this.pending = null;
    const drawable = prop.drawable as DrawableName;
    if (ofWinter.has(drawable)) this.season ??= "winter";
    const added = this.add(drawable, { plural: false, young: false });
    const item = added === null ? undefined : this.items[added];
    [this.heads, this.last, this.headsClosed] = [heads, last, true];
    if (added === null || !item) return false;
    if (prop.kind === "under") does.relation ??= { kind: "on", to: added };
    else item.relation = { kind: prop.kind, to: doer };
    say(added);
    return true;
  }

  /** Whether one of the next words names this thing. */
  private isNamedAfter(at: number, drawable: string): boolean {
    for (let ahead = at + 1; ahead < Math.min(this.tokens.length, at + 6); ahead++) {
      const next = readAt(this.tokens, ahead, false);
      if (next.is === "noun" && next.noun.drawable === drawable) return true;
    }
    return false;
  }

  /** All who ski have skis. False for other deeds. */
  private glide(deed: string): boolean {
    const board = glides.get(deed);
    const people = this.heads.flatMap((head) => this.items[head] ?? []);
    if (!board || people.length === 0 || people.some(({ drawable }) => kindOf(drawable) !== "person"))
      return false;
    for (const each of people)
      [each.glidesOn, each.pose] = [board, board === "ice skates" ? "run" : each.pose];
    this.season ??= "winter";
    this.headsClosed = true;
    return true;
  }

  /** Who surfs is drawn on the board as a surfer is: as a thing it stands in the sand. */
  private becomes(who: SceneItem, prop: string): boolean {
    if (prop !== "surfboard" || !anybody.has(who.drawable)) return false;
    who.young ||= children.has(who.drawable);
    who.drawable = "surfer";
    return true;
  }

  /** What an animal has of somebody whose name stands before its own: "a pirate cat". */
  protected roleAt(drawable: DrawableName, next: number): Sign | undefined {
    const after = readAt(this.tokens, next, false);
    const isAnimal = after.is === "noun" && kindOf(after.noun.drawable) === "animal";
    return isAnimal ? signsOfRoles.get(drawable) : undefined;
  }

  /** Gives the thing just added what it is known by. */
  protected takeRole(index: number, { drawable, kind }: Sign): void {
    const animal = this.items[index];
    if (animal && this.becomes(animal, drawable)) return;
    const [heads, last] = [[...this.heads], this.last];
    this.pending = null;
    const added = this.add(drawable as DrawableName, { plural: false, young: false });
    [this.heads, this.last] = [heads, last];
    const sign = added === null ? undefined : this.items[added];
    if (!sign || !animal || added === null) return;
    if (kind === "on") animal.relation ??= { kind, to: added };
    else sign.relation = { kind, to: index };
  }

  /** The thing that the word right before this one named, where both may be one. */
  private namedJustBefore(at: number): SceneItem | undefined {
    const isNext = at > 0 && !this.phraseOpen && !this.pending && this.words.at(-1)?.item === this.last;
    return isNext ? this.items[this.last] : undefined;
  }

  /** A name in two words ("a retriever puppy") is one thing. */
  protected isSameAsBefore({ noun }: Extract<Read, { is: "noun" }>, at: number): boolean {
    const before = this.namedJustBefore(at);
    if (!before) return false;
    // "lotus flowers" are lotuses, a "fairy house mushroom" is the house
    const isFlower =
      kindOf(before.drawable) === "plant" && ["flower", "potted plant"].includes(noun.drawable);
    const isHouse = before.drawable === "mushroom house" && noun.drawable === "mushroom";
    if (
      before.drawable !== noun.drawable &&
      breedOf.get(before.drawable) !== noun.drawable &&
      !isFlower &&
      !isHouse
    )
      return false;
    before.young ||= noun.young;
    if (noun.plural) before.count = Math.max(before.count, pluralCount);
    return true;
  }

  /** "A frog prince" is a frog with what princes wear. */
  protected isRoleOfAnimal({ noun }: Extract<Read, { is: "noun" }>, at: number): boolean {
    const before = this.namedJustBefore(at);
    const sign = signsOfRoles.get(noun.drawable);
    if (!before || !sign || kindOf(before.drawable) !== "animal") return false;
    this.takeRole(this.items.indexOf(before), sign);
    return true;
  }

  /** "A superhero kid", "a girl pirate": who is named twice is one, by the name that says more. */
  protected isSamePerson({ noun }: Extract<Read, { is: "noun" }>, at: number): boolean {
    const before = this.namedJustBefore(at);
    if (!before || kindOf(before.drawable) !== "person" || kindOf(noun.drawable) !== "person") return false;
    // "a viking boy" is a viking, and of somebody who is only a person the other word tells more
    const rankOf = (name: DrawableName) => (name === "person" ? 0 : anybody.has(name) ? 1 : 2);
    const [first, second] = [rankOf(before.drawable), rankOf(noun.drawable)];
    if (first === second) return false;
    const isLater = first < second;
    if ([before.drawable, noun.drawable].some((name) => name === "girl" || name === "woman"))
      before.isFemale = true;
    if ([before.drawable, noun.drawable].some((name) => name === "boy" || name === "man"))
      before.isMale = true;
    before.young ||=
      noun.young || (Math.max(first, second) > 1 && children.has(isLater ? before.drawable : noun.drawable));
    if (isLater) before.drawable = noun.drawable;
    if (noun.plural) before.count = Math.max(before.count, pluralCount);
    return true;
  }

  /** "An egg basket" is a basket with eggs in it: the thing named first is what the one after it holds. */
  protected fillContainer(at: number, item: number): void {
    // a word for several things ("fruit bowl") has added more than one
    const index = this.words.at(-1)?.item ?? -1;
    const container = this.items[item];
    const inside = this.items[index];
    if (!container || !inside || !containers.has(container.drawable) || containers.has(inside.drawable))
      return;
    if (index >= item || this.tokens[at - 1]?.mark !== null) return;
    // "digging for treasure"
    if (this.tokens[at - 1]?.word === "for" || propsOfDeeds.has(this.tokens[at - 1]?.word ?? "")) return;
    if (!["food", "plant", "thing", "animal"].includes(kindOf(inside.drawable))) return;
    container.relation = inside.relation;
    for (const other of this.items)
      if (other.relation?.to === index) other.relation = { ...other.relation, to: item };
    if (index === item - 1) inside.count = Math.max(inside.count, pluralCount);
    for (const each of this.items.slice(index, item)) each.relation = { kind: "in", to: item };
    this.heads = [...this.heads.filter((head) => head < index), item];
  }

  protected joinChip(text: string, instead: string | null): void {
    const before = this.words.pop();
    if (!before) return;
    const as = before.as ?? instead;
    this.words.push({ ...before, text: `${before.text} ${text}`, match: as ? "similar" : "drawn", as });
  }
}
