import type { Budget } from "./budget.ts";
import type { ArrayStore, DictKey, PsDict, PsObject } from "./objects.ts";
import { PsError } from "./ps-error.ts";

/** What `restore` puts back for one `save`. */
interface Snapshot {
  readonly era: number;
  readonly dicts: { dict: PsDict; entries: Map<DictKey, PsObject>; born: number }[];
  readonly arrays: { store: ArrayStore; items: PsObject[]; born: number }[];
}

/**
 * `save` and `restore`: dictionaries and arrays are copied when they first change after a save. Strings are not put
 * back, as the language says.
 */
export class SavedMemory {
  readonly #budget: Budget;
  readonly #snapshots: Snapshot[] = [];
  #lastEra = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** The number of the innermost save, 0 outside all. */
  get era(): number {
    return this.#snapshots.at(-1)?.era ?? 0;
  }

  /** @returns the number that `restore` takes */
  save(): number {
    if (this.#snapshots.length >= 100) throw new PsError("limitcheck", "save");
    this.#snapshots.push({ era: ++this.#lastEra, dicts: [], arrays: [] });
    return this.#lastEra;
  }

  keepDict(dict: PsDict): void {
    this.#budget.allocate(100 + 72 * dict.entries.size);
    this.#budget.step(dict.entries.size >> 3);
    this.#snapshots.at(-1)?.dicts.push({ dict, entries: new Map(dict.entries), born: dict.born });
    dict.born = this.era;
  }

  keepArray(store: ArrayStore): void {
    this.#budget.allocate(100 + 8 * store.items.length);
    this.#budget.step(store.items.length >> 5);
    this.#snapshots.at(-1)?.arrays.push({ store, items: [...store.items], born: store.born });
    store.born = this.era;
  }

  /** @throws PsError invalidrestore when that save has been restored already */
  restore(era: number): void {
    const from = this.#snapshots.findIndex((snapshot) => snapshot.era === era);
    if (from < 0) throw new PsError("invalidrestore");
    for (const snapshot of this.#snapshots.splice(from).reverse()) {
      for (const { dict, entries, born } of snapshot.dicts) {
        dict.entries = entries;
        dict.born = born;
      }
      for (const { store, items, born } of snapshot.arrays) {
        store.items = items;
        store.born = born;
      }
    }
  }
}
