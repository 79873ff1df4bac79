import { type DrawableName, drawables, kindOf } from "../drawables.ts";
import { heightOf } from "../paint/traits.ts";
import type { Read } from "./reading.ts";
import type { Pose, SceneGraph, SceneItem, SceneWord, Setting } from "./scene-graph.ts";
import { grownOld, isPlant } from "./thing-roles.ts";
import { spelled } from "./spelling.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { withWhoWrites } from "./who-writes.ts";
import { withoutMedium } from "./without-medium.ts";
import type { RelationMeaning } from "./deed-words.ts";

/** More things than this nobody can find in a picture; what follows is not drawn. */
export const maxItems = 24;
export const maxCount = 12;
/** How many a plural without a number is. */
export const pluralCount = 3;
/** Whose name is the same for one and for many. */
const shoals: ReadonlySet<DrawableName> = new Set<DrawableName>(["fish", "sheep"]);
/** Colors that these places have by themselves. */
const ownColors: ReadonlyMap<string, readonly Setting[]> = new Map(
  Object.entries({
    green: ["meadow", "forest", "hills", "garden", "park", "jungle", "mountains", "farm"],
    blue: ["sea", "lake", "river", "sky", "underwater", "waterfall"],
    golden: ["beach", "desert", "savanna", "island"],
    white: ["snow", "beach"],
    stone: ["road"],
    brick: ["road"],
  }),
);

/** A relation that waits for its second thing. */
export interface Pending {
  relation: RelationMeaning;
  owners: readonly number[];
  isWith: boolean;
  /** What the owner holds: it is what lies in a basket that follows, while the owner is in a tree. */
  held?: number;
}

/** An item of a graph that still grows. */
export type Draft = { -readonly [Key in keyof SceneItem]: SceneItem[Key] };

/** A scene graph that grows word by word; what was said of the next thing is kept until it comes. */
export abstract class GraphDraft {
  protected readonly tokens: readonly Token[];
  protected readonly settings: Setting[] = [];
  protected readonly items: Draft[] = [];
  protected readonly words: SceneWord[] = [];
  protected timeOfDay: SceneGraph["timeOfDay"] = null;
  protected weather: SceneGraph["weather"] = null;
  protected season: SceneGraph["season"] = null;
  protected skyColor: string | null = null;
  protected closeUp = false;

  // what was said of the thing to come
  protected count: number | null = null;
  protected colors: string[] = [];
  protected pattern: SceneItem["pattern"] = null;
  protected size = 1;
  protected young = false;
  protected far = false;
  protected pose: Pose | null = null;
  protected mass = false;
  protected old = false;
  protected describing: number[] = [];
  protected phraseOpen = true;

  // who what comes next belongs to
  protected heads: number[] = [];
  protected headsClosed = false;
  protected last = -1;
  protected lastWasWith = false;
  protected pending: Pending | null = null;
  protected afterPlace = false;
  protected placePhrase = "";

  constructor(prompt: string) {
    this.tokens = withWhoWrites(withoutMedium(spelled(tokensOf(prompt))));
  }

  /** The relation that an "and" goes on with, while its phrase lasts. */
  protected continues: Pending | null = null;

  /** The word for what was last said to be done. */
  protected deed = "";

  /** The setting named just before, for "a field of poppies". */
  protected lastSetting: Setting | null = null;

  protected written(at: number, length: number): string {
    let text = "";
    for (const token of this.tokens.slice(at, at + length)) text += token.text + (token.joined ? "-" : " ");
    return text.replace(/[ -]$/, "");
  }

  protected closePhrase(): void {
    this.count = null;
    this.colors = [];
    this.pattern = null;
    this.size = 1;
    this.young = false;
    this.far = false;
    this.pose = null;
    this.mass = false;
    this.old = false;
    this.describing = [];
    this.continues = null;
  }

  /** A word that describes is drawn once the described is. */
  protected settle(index: number, item: number | null): void {
    const word = this.words[index];
    if (word) this.words[index] = { ...word, match: "drawn", item };
  }

  /** Adds a thing with all that was said of it; null where there are too many already. */
  protected add(
    drawable: DrawableName,
    { plural, young }: { plural: boolean; young: boolean },
  ): number | null {
    if (this.items.length >= maxItems || !drawables.has(drawable)) return null;
    const index = this.items.length;
    const alone = ["glasses", "sunglasses", "trousers", "grapes", "books", "skis", "stairs"].includes(
      drawable,
    );
    const mass = this.mass && isPlant(drawable);
    // "with fish" is several, "a fish" and "my sheep" are not
    const isShoal =
      this.count === null && (index > 0 || this.colors.length > 2) && !young && shoals.has(drawable);
    const several = isShoal || (plural && !alone);
    const counted = this.count !== null && this.count > 1 ? this.count : several ? pluralCount : 1;
    const item: Draft = {
      drawable: (this.old && grownOld.get(drawable)) || drawable,
      count: mass ? maxCount : Math.min(maxCount, counted),
      mass,
      colors: this.colors,
      pattern: this.pattern,
      size: this.size,
      young: young || this.young,
      far: this.far,
      ...(this.old && kindOf(drawable) === "person" && !grownOld.has(drawable) ? { isOld: true } : {}),
      pose: this.pose,
      relation: null,
    };
    this.items.push(item);
    for (const word of this.describing) this.settle(word, index);
    this.connect(index);
    const continues = this.continues;
    this.closePhrase();
    this.continues = continues;
    this.phraseOpen = false;
    this.afterPlace = false;
    this.lastSetting = null;
    this.last = index;
    return index;
  }

  /** Gives a new thing its place, or a place to those that stand in relation to it. */
  protected abstract connect(index: number): void;

  /** What was said before a word for light or weather described that ("a pink sunset"). */
  protected dropDescription(read: Read): void {
    const color = this.colors.at(-1);
    if (color && read.is === "time") {
      this.skyColor ??= color;
      for (const index of this.describing) this.settle(index, null);
    }
    this.closePhrase();
    this.pending = null;
    this.afterPlace = false;
  }

  protected place(setting: Setting, say: (item?: number | null) => void): void {
    const color = this.colors.at(-1);
    if (setting === "sky" && color) {
      this.skyColor = color;
    } else if (!this.settings.includes(setting) && !(setting === "sky" && this.settings.length > 0)) {
      this.settings.push(setting);
    }
    for (const index of this.describing) {
      const said = this.words[index]?.text.toLowerCase() ?? "";
      const isCount = this.count !== null && this.count > 1 && this.colors.length === 0;
      if (
        isCount ||
        this.size !== 1 ||
        (setting === "sky" && color) ||
        ownColors.get(said)?.includes(setting)
      )
        this.settle(index, null);
    }
    // "a sunflower field": what grows there covers it
    const grown = this.items.at(-1);
    if (
      grown &&
      this.phraseOpen === false &&
      !this.pending &&
      isPlant(grown.drawable) &&
      this.last === this.items.length - 1 &&
      (["meadow", "garden"].includes(setting) || (setting === "forest" && heightOf(grown.drawable) > 2))
    ) {
      [grown.mass, grown.count] = [true, maxCount];
    }
    // "in a castle garden" one is before the castle
    const named = this.items[this.last];
    if (named && !this.phraseOpen && kindOf(named.drawable) === "place")
      for (const each of this.items)
        if (each.relation?.kind === "in" && each.relation.to === this.last)
          each.relation = { kind: "before", to: this.last };
    if (this.pending?.relation.kind === "over")
      for (const owner of this.pending.owners) {
        const item = this.items[owner];
        if (item) item.pose ??= "fly";
      }
    this.closePhrase();
    this.pending = null;
    this.afterPlace = false;
    this.phraseOpen = false;
    this.lastSetting = setting;
    say();
    // a mountain lake has mountains around it
    if (/^mountain[ -]/i.test(this.words.at(-1)?.text ?? "") && !this.settings.includes("mountains"))
      this.settings.push("mountains");
    // "a koi pond" has fish, "a duck pond" ducks
    const swimmer = /^(koi|duck)s?[ -]/.exec(this.words.at(-1)?.text.toLowerCase() ?? "")?.[1];
    if (swimmer) {
      this.add(swimmer === "koi" ? "fish" : "duck", { plural: true, young: false });
      this.lastSetting = setting;
    }
    // "a flower garden" has flowers
    if (/^flowers?[ -]/.test(this.words.at(-1)?.text.toLowerCase() ?? "")) {
      const { length } = this.items;
      this.mass = true;
      this.add("flower", { plural: true, young: false });
      const flowers = this.items[length];
      if (flowers) flowers.relation = null;
      this.lastSetting = setting;
    }
  }
}
