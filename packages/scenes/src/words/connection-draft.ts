import { kindOf } from "../drawables.ts";
import { habitOf, heightOf } from "../paint/traits.ts";
import type { RelationMeaning } from "./deed-words.ts";
import { GraphDraft } from "./graph-draft.ts";
import type { SceneItem } from "./scene-graph.ts";
import { carried, containers, forDrinks, parts, seats, worn, handFood, standing } from "./thing-roles.ts";

/** Who fits into somebody's arms. */
const isHeld = ({ drawable, young }: Pick<SceneItem, "drawable" | "young">) =>
  drawable === "baby" ||
  (kindOf(drawable) === "animal" && (heightOf(drawable) < 0.6 || (young && heightOf(drawable) < 1)));

const alsoWorn: RelationMeaning = { kind: "wear", reversed: true, goesOn: true };
/** What two do who do it with each other. */
const together: readonly string[] = ["dance", "run", "walk", "jump", "swim"];
/** Poses of those who lie. */
const lying: readonly string[] = ["sleep", "lie"];
/** Whether it is somebody. */
export const isAlive = ({ drawable }: Pick<SceneItem, "drawable">) =>
  kindOf(drawable) === "person" || kindOf(drawable) === "animal";

/** A graph that grows and gives each new thing its place to those before it. */
export class ConnectionDraft extends GraphDraft {
  /** Who holds what a person holds: "a lady walking her dog with an umbrella". */
  protected holder(owners: readonly number[]): number | undefined {
    const isPerson = (index: number) => {
      const item = this.items[index];
      return item !== undefined && kindOf(item.drawable) === "person";
    };
    if (owners.some(isPerson)) return undefined;
    return this.items.map((_, index) => index).findLast(isPerson);
  }

  /** Gives a new thing its place, or a place to those that stand in relation to it. */
  protected override connect(index: number): void {
    const item = this.items[index];
    const pending = this.pending;
    this.pending = null;
    this.lastWasWith = pending?.isWith ?? false;
    if (!item || !pending) {
      if (this.headsClosed) this.heads = [];
      this.headsClosed = false;
      this.heads.push(index);
      return;
    }
    const { relation } = pending;
    const cart = this.items.findIndex(({ drawable }) => ["bicycle", "scooter"].includes(drawable));
    if (item.drawable === "basket" && cart >= 0 && item.relation === null)
      item.relation = { kind: "beside", to: cart };
    const house = parts.has(item.drawable)
      ? this.items.findIndex((each) => each !== item && kindOf(each.drawable) === "place")
      : -1;
    // "a cabin with lights in the windows"
    if (
      house >= 0 &&
      this.items[pending.owners[0] ?? -1]?.relation === null &&
      relation.kind === "in" &&
      house === pending.owners[0]
    ) {
      item.relation = { kind: "part", to: house };
      return;
    }
    const first = this.items[pending.owners[0] ?? -1];
    // "a girl jumping in puddles with yellow boots": puddles wear nothing
    const isOthers =
      worn.has(item.drawable) && first !== undefined && !isAlive(first) && first.drawable !== "snowman";
    const holder =
      pending.isWith && (carried.has(item.drawable) || isOthers) ? this.holder(pending.owners) : undefined;
    const [owner = -1] = holder === undefined ? pending.owners : [holder];
    const other = this.items[owner];
    if (!other) return;
    // "a bowl of lemons and a vase": one container is not in the other
    if (pending.relation.kind === "in" && pending.relation.reversed && containers.has(item.drawable)) {
      this.heads.push(index);
      return;
    }
    const kind = kindOf(other.drawable);
    const isLiving = isAlive(other) || other.drawable === "snowman";
    if (relation.reversed) {
      let what = relation.kind;
      if (pending.isWith || what === "hold") {
        // "a vase with sunflowers and apples": fruit is no bouquet
        const isBesideVase = other.drawable === "vase" && kindOf(item.drawable) === "food";
        if (worn.has(item.drawable) && isLiving) what = "wear";
        else if (
          pending.isWith &&
          isLiving &&
          (carried.has(item.drawable) || kind === "person") &&
          (kindOf(item.drawable) === "thing" || (kind === "person" && handFood.has(item.drawable))) &&
          !standing.has(item.drawable)
        )
          what = "hold";
        else if (pending.isWith && parts.has(item.drawable)) what = "part";
        else if (
          pending.isWith &&
          containers.has(other.drawable) &&
          !forDrinks.has(other.drawable) &&
          !isBesideVase
        )
          what = "in";
        else if (what === "hold" && kind === "vehicle") what = "on";
        else if (
          what === "hold" &&
          (standing.has(item.drawable) ||
            (kindOf(item.drawable) === "thing" && heightOf(item.drawable) > 1.6))
        )
          what = "beside";
        else if (
          what === "hold" &&
          !["thing", "food", "plant"].includes(kindOf(item.drawable)) &&
          !(kind === "person" && isAlive(item) && isHeld(item))
        )
          what = "beside";
      }
      // "giving a flower to a girl": it is in the hand
      const isGiven =
        what === "beside" &&
        kind === "person" &&
        /^(?:feed|giv|hand|offer)/.test(this.deed) &&
        ["food", "plant", "thing"].includes(kindOf(item.drawable)) &&
        heightOf(item.drawable) < 0.9;
      if (isGiven && item.count === 1) what = "hold";
      // who comes along in a boat is in it
      const isAboard =
        pending.isWith &&
        isAlive(item) &&
        habitOf(other.drawable) === "water" &&
        kind === "vehicle" &&
        this.items.some(
          (each) => each !== item && each.relation?.to === owner && ["in", "on"].includes(each.relation.kind),
        );
      if (isAboard) what = "in";
      // who dances with somebody does not dance alone
      if (pending.isWith && isAlive(item) && other.pose !== null && together.includes(other.pose))
        item.pose ??= other.pose;
      // a baby that is kissed or hugged is in somebody's arms
      if (what === "beside" && item.drawable === "baby" && other.pose === "hug" && kind === "person") {
        what = "hold";
        other.pose = null;
      }
      item.relation ??= { kind: what, to: owner };
    } else if (
      relation.kind === "under" &&
      item.drawable === "umbrella" &&
      kind === "person" &&
      other.drawable !== "couple"
    ) {
      // who is under an umbrella holds it, close to whoever else is
      item.relation ??= { kind: "hold", to: owner };
      const [, second] = pending.owners;
      const beside = this.items[second ?? -1];
      if (beside) {
        beside.relation ??= { kind: "beside", to: owner };
        for (const each of [other, beside]) each.pose ??= "hug";
      }
    } else if (relation.kind === "in" && worn.has(item.drawable)) {
      // "splashing in puddles in yellow boots": puddles wear nothing
      const dressed = [this.last, ...[...this.heads].reverse()].find((each) => {
        const who = this.items[each];
        return who !== undefined && isAlive(who);
      });
      const wearer = dressed ?? owner;
      item.relation ??= { kind: "wear", to: wearer };
      // "in a red hat and a scarf"
      this.continues = { relation: alsoWorn, owners: [wearer], isWith: false };
    } else {
      if (item.drawable === "ship" && this.words.some(({ text }) => /pirate/i.test(text)))
        item.drawable = "pirate ship";
      // apples are picked from an apple tree
      if (item.drawable === "tree" && this.items.some(({ drawable }) => drawable === "apple"))
        item.drawable = "apple tree";
      const holdsFish = item.drawable === "bowl" && other.drawable === "fish" && relation.kind === "in";
      if (holdsFish) item.drawable = "fish bowl";
      // "drinking milk from a bowl": the milk is in it
      const drink = this.items[this.last];
      if (
        this.placePhrase === "from" &&
        containers.has(item.drawable) &&
        drink?.relation?.kind === "hold" &&
        kindOf(drink.drawable) === "food"
      ) {
        item.relation = { kind: "beside", to: drink.relation.to };
        drink.relation = { kind: "in", to: index };
        return;
      }
      // who drinks from a flower is on it
      const sips =
        this.placePhrase === "from" && kindOf(item.drawable) === "plant" && habitOf(other.drawable) === "air";
      if (sips && isAlive(other)) {
        other.relation ??= { kind: "on", to: index };
        return;
      }
      // who fishes from a dock is on it
      const isFrom =
        this.placePhrase === "from" && ["pier", "bridge", "boat", "canoe", "raft"].includes(item.drawable);
      if (isFrom)
        for (const named of pending.owners) {
          const who = this.items[named];
          if (who && isAlive(who))
            who.relation ??= { kind: kindOf(item.drawable) === "vehicle" ? "in" : "on", to: index };
        }
      // "rescuing a cat from a tree": the cat is in it
      const last = this.items[this.last];
      const climbs =
        this.placePhrase === "from" && item.drawable === "tree" && last !== item && last !== undefined;
      if (climbs && kindOf(last.drawable) === "animal") {
        last.relation = { kind: "in", to: index };
        return;
      }
      // "a cactus with flowers in a pot": the cactus is in it too
      const potted =
        relation.kind === "in" && ["flower pot", "vase"].includes(item.drawable)
          ? this.items.flatMap((each, i) =>
              each !== item && kindOf(each.drawable) === "plant" && each.relation === null ? [i] : [],
            )
          : [];
      const inside =
        pending.held !== undefined && containers.has(item.drawable)
          ? [pending.held]
          : [...new Set([...potted, ...pending.owners])];
      for (const named of inside) {
        // "a cowgirl with a lasso on a horse": who holds it is on the horse
        const carried = this.items[named]?.relation;
        const isPlace =
          seats.has(item.drawable) || ["vehicle", "animal", "place"].includes(kindOf(item.drawable));
        const each = isPlace && carried && ["hold", "wear"].includes(carried.kind) ? carried.to : named;
        const first = this.items[each];
        if (!first) continue;
        if (each === pending.held) first.relation = null;
        // "a cat with three kittens in a basket": where they are says more than that they are with her
        const isVague = first.relation?.kind === "beside" && ["in", "on"].includes(relation.kind);
        if (isVague) first.relation = null;
        // an iceberg's peak is no place to be
        if (item.drawable === "iceberg" && relation.kind === "on" && isAlive(first))
          item.drawable = "ice floe";
        // nobody stands on a cake
        const isMeal =
          kindOf(item.drawable) === "food" && kindOf(first.drawable) === "person" && relation.kind === "on";
        const isSeated = isAlive(first) && seats.has(item.drawable) && ["in", "on"].includes(relation.kind);
        if (isSeated && ![...lying, "hug", "play", "jump", "read", "eat", "act"].includes(first.pose ?? ""))
          first.pose = "sit";
        // one looks through a window from before it
        const isThrough =
          item.drawable === "window" &&
          (relation.kind === "in" ||
            (isAlive(first) && (relation.kind === "beside" || this.placePhrase.startsWith("out"))));
        const isDown = item.drawable === "chimney" && this.placePhrase === "down";
        first.relation ??= {
          kind: isMeal
            ? "beside"
            : isDown
              ? "in"
              : isSeated
                ? "on"
                : isThrough
                  ? kindOf(first.drawable) === "animal" && heightOf(first.drawable) < 1
                    ? "on"
                    : "before"
                  : relation.kind,
          to: index,
        };
      }
    }
    if (relation.goesOn) this.continues = pending;
  }
}
