import { kindOf } from "../drawables.ts";
import { BodyReader } from "./body-reader.ts";
import type { RelationMeaning } from "./deed-words.ts";
import { type Read, readAt } from "./reading.ts";
import type { Match, SceneWord } from "./scene-graph.ts";
import { worn } from "./thing-roles.ts";
import { negations } from "./vocabulary.ts";

const ownBody: ReadonlySet<string> = new Set(["his", "her", "its", "their", "the"]);
const bodyParts: ReadonlySet<string> = new Set([
  "shoulder",
  "back",
  "head",
  "lap",
  "arm",
  "nose",
  "hand",
  "tail",
  "finger",
]);
const racers = 3;
const inHand: RelationMeaning = { kind: "hold", reversed: true, goesOn: false };

/** Reads what is done, what is not there, and what is put on whom. */
export class DeedReader extends BodyReader {
  /** How many words from here put the last thing on the first: "an owl on his shoulder", "strawberries on top". */
  protected ontoHead(at: number): number {
    const words = this.tokens.slice(at, at + 3).map(({ word }) => word);
    const isBody =
      words[0] === "on" && ownBody.has(words[1] ?? "") && bodyParts.has((words[2] ?? "").replace(/s$/, ""));
    const isTop = words[0] === "on" && words[1] === "top" && words[2] !== "of";
    // "a teacup with a kitten inside"
    const next = this.tokens[at + 1];
    const isInside = words[0] === "inside" && (next === undefined || next.mark !== null);
    const last = this.items[this.last];
    // "a truck with pumpkins in the back"
    const isLoad =
      /^in (?:the|its) (?:back|bed)$/.test(words.join(" ")) &&
      this.items.some((item) => item !== last && kindOf(item.drawable) === "vehicle");
    // "a dog with a stick in its mouth"
    const isHeld = /^in (?:the|its|his|her|their) (?:mouth|beak|trunk|teeth|paws?|claws|hands?|arms)$/.test(
      words.join(" "),
    );
    if (!isBody && !isTop && !isInside && !isLoad && !isHeld) return 0;
    const head = this.items.findIndex(
      (item) => item !== last && (!isLoad || kindOf(item.drawable) === "vehicle"),
    );
    if (!last || head < 0 || this.items[head]?.relation?.to === this.last) return 0;
    const isWorn = words[2] === "head" && worn.has(last.drawable);
    // a cat on a lap is held as one in the arms is
    const kind = isWorn ? "wear" : isInside || isLoad ? "in" : words[2] === "lap" || isHeld ? "hold" : "on";
    last.relation = { kind, to: head };
    return isBody || isLoad || isHeld ? 3 : isInside ? 1 : 2;
  }

  /** How many words from here say what is not there: "without shoes", "no people". */
  protected absentAt(at: number): number {
    if (!negations.has(this.tokens[at]?.word ?? "")) return 0;
    for (let ahead = at + 1; ahead < at + 5; ) {
      const next = readAt(this.tokens, ahead, false);
      ahead += next.length;
      if (["noun", "group", "setting", "weather"].includes(next.is)) return ahead - at;
      if (!["silent", "color", "size", "unknown", "young", "pattern", "motley"].includes(next.is)) return 0;
    }
    return 0;
  }

  /** What is left out is shown by not being there. */
  protected leaveOut(at: number, length: number): void {
    const last = this.items[this.last];
    const isBare = last?.drawable === "tree" && this.written(at, length).toLowerCase().includes("lea");
    if (last && isBare) last.drawable = "bare tree";
    if (last && kindOf(last.drawable) === "person" && /shoes?|boots?|socks?/i.test(this.written(at, length)))
      last.isBarefoot = true;
    this.words.push({ text: this.written(at, length), match: "drawn", as: null, weight: 0.5, item: null });
    this.pending = null;
  }

  /** Whether the next word that says something is a thing or a place, which an unknown word before it describes. */
  protected describesNext(at: number): boolean {
    const next = readAt(this.tokens, at + 1, false);
    return ["noun", "setting", "color", "size", "group", "pattern", "young"].includes(next.is);
  }

  protected act(
    read: Extract<Read, { is: "verb" }>,
    at: number,
    describe: () => void,
    say: (item?: number | null, weight?: SceneWord["weight"], match?: Match) => void,
  ): void {
    // "a sleeping cat", and "cat sleeping"; who catches falling leaves does not fall
    const describes = this.phraseOpen || this.heads.length === 0 || this.tokens[at]?.word === "falling";
    if (describes && this.isBeforeThing(at + 1)) {
      this.pose = read.pose;
      describe();
      const said = this.words.at(-1);
      if (said) said.pose = read.pose;
      return;
    }
    const lastDoer = this.lastDoer(at);
    if (lastDoer !== undefined) this.heads = [lastDoer];
    const doers = this.lastWasWith && this.last >= 0 ? this.doersOf(this.last) : this.heads;
    for (const doer of doers) {
      const item = this.items[doer];
      if (item) item.pose = read.pose;
      // a race has several
      if (item?.count === 1 && doers.length === 1 && this.tokens[at]?.word === "race") item.count = racers;
    }
    this.headsClosed = true;
    this.deed = this.tokens[at]?.word ?? "";
    this.closePhrase();
    const [first] = doers;
    say(first ?? null, 1, first === undefined ? "not-drawn" : "drawn");
    const said = this.words.at(-1);
    if (said) said.pose = read.pose;
    // who flies a kite holds its string
    const ahead = this.tokens.slice(at + 1, at + 5).map(({ word }) => word);
    const isKite = read.pose === "fly" && ahead.some((word) => /^kites?$/.test(word));
    const isCatch =
      /^c(?:atch|aught)/.test(this.deed) && ahead.some((word) => /^(?:fish|trout|salmon)$/.test(word));
    const object = isKite || isCatch ? inHand : read.verb.object;
    this.pending = object && doers.length > 0 ? { relation: object, owners: doers, isWith: false } : null;
    this.phraseOpen = false;
  }

  /** Whether a thing follows before anything else does, apart from what describes it. */
  protected isBeforeThing(at: number): boolean {
    for (let ahead = at; ahead < at + 4; ) {
      const next = readAt(this.tokens, ahead, false);
      if (next.is === "noun" || next.is === "group") return true;
      if (!["color", "size", "pattern", "young", "unknown", "motley"].includes(next.is)) return false;
      ahead += next.length;
    }
    return false;
  }
}
