import { kindOf } from "../drawables.ts";
import { ConnectionDraft, isAlive } from "./connection-draft.ts";
import type { Read } from "./reading.ts";
import { containers, forDrinks } from "./thing-roles.ts";

/** A graph that grows and knows what a word of place relates to. */
export class RelationDraft extends ConnectionDraft {
  /** "Two trees behind it": a pronoun is what the sentence began with. */
  protected pointBack(): void {
    const [pending, [head]] = [this.pending, this.heads];
    this.pending = null;
    if (!pending || pending.relation.reversed || head === undefined) return;
    for (const owner of pending.owners) {
      const item = this.items[owner];
      if (item && owner !== head) item.relation = { kind: pending.relation.kind, to: head };
    }
  }

  /** "Rows of tulips" cover the ground like a field of them. */
  private coversGround(): boolean {
    const said = this.words.at(-1)?.text.toLowerCase() ?? "";
    return ["rows", "row", "carpet", "hundreds", "thousands", "millions", "lots"].includes(said);
  }

  protected relate({ relation, phrase }: Extract<Read, { is: "relation" }>): void {
    this.continues = null;
    this.placePhrase = phrase;
    this.afterPlace = [
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
    this.phraseOpen = true;
    const isWith = phrase.includes("with") || phrase === "featuring";
    const last = this.items[this.last];
    if (phrase === "of") {
      const isContainer = last !== undefined && containers.has(last.drawable);
      this.mass = !isContainer && (this.lastSetting !== null || this.coversGround());
      if (isContainer)
        this.pending = {
          relation: { ...relation, goesOn: !forDrinks.has(last.drawable) },
          owners: [this.last],
          isWith: false,
        };
      return;
    }
    if (phrase === "full of" && this.lastSetting !== null) this.mass = true;
    // "a monkey eating a banana in a tree": where something held is, its holder is
    const holder = last?.relation && ["hold", "wear"].includes(last.relation.kind) ? last.relation.to : null;
    // "a snowman with a red scarf behind a cabin": the snowman is behind it
    const isWorn = last?.relation?.kind === "wear" && !["hold", "wear"].includes(relation.kind);
    // "pushing his daughter on a swing": she is on it
    const isPushed =
      relation.kind === "on" &&
      /^(?:push|pull|swing)/.test(this.deed) &&
      last !== undefined &&
      kindOf(last.drawable) === "person" &&
      !this.heads.includes(this.last);
    if (isPushed) last.relation = null;
    // "a boy with a cap holding a ball": a cap holds nothing
    const takes = relation.reversed && ["hold", "wear"].includes(relation.kind) && last && !isAlive(last);
    const takers = takes ? this.heads.filter((head) => isAlive(this.items[head] ?? last)) : [];
    const owners =
      holder !== null && (relation.kind === "in" || isWorn || takes)
        ? [holder]
        : takers.length > 0
          ? takers
          : this.lastWasWith || (isWith && this.headsClosed && this.last >= 0)
            ? [this.last]
            : relation.kind === "in" && !this.heads.includes(this.last)
              ? [this.last]
              : isPushed
                ? [this.last]
                : relation.kind === "on" &&
                    last &&
                    kindOf(last.drawable) === "person" &&
                    last.relation === null
                  ? [...new Set([...this.heads, this.last])]
                  : this.heads;
    // "a kitten in a basket on a sofa": the basket is on it
    const isVessel =
      last !== undefined &&
      (containers.has(last.drawable) || last.drawable === "bird nest") &&
      last.relation === null &&
      ["on", "under", "beside", "before"].includes(relation.kind) &&
      !relation.reversed &&
      this.items.some((item) => item.relation?.kind === "in" && item.relation.to === this.last);
    const kept = (isVessel ? [this.last] : owners).filter((owner) => owner >= 0);
    this.headsClosed = true;
    const held = holder !== null && relation.kind === "in" ? { held: this.last } : {};
    this.pending = kept.length > 0 ? { relation, owners: kept, isWith, ...held } : null;
  }
}
