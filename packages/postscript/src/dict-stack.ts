import type { PsDict } from "./objects.ts";
import type { DictKey, PsObject } from "./objects.ts";
import { PsError } from "./ps-error.ts";

const max = 2000;

/** The dictionary stack, with the three dictionaries at its bottom. */
export class DictStack {
  readonly system: PsDict;
  readonly global: PsDict;
  readonly user: PsDict;
  readonly stack: PsDict[];

  constructor(maker: { makeDict(capacity: number): PsDict }) {
    this.system = maker.makeDict(1000);
    this.global = maker.makeDict(1000);
    this.user = maker.makeDict(1000);
    this.stack = [this.system, this.global, this.user];
  }

  get top(): PsDict {
    return this.stack[this.stack.length - 1]!;
  }

  find(key: DictKey): PsObject | undefined {
    for (let k = this.stack.length - 1; k >= 0; k--) {
      const value = this.stack[k]!.entries.get(key);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** The topmost dictionary that has the key. */
  whereIs(key: DictKey): PsDict | undefined {
    for (let k = this.stack.length - 1; k >= 0; k--)
      if (this.stack[k]!.entries.has(key)) return this.stack[k];
    return undefined;
  }

  begin(dict: PsDict): void {
    if (this.stack.length >= max) throw new PsError("dictstackoverflow");
    this.stack.push(dict);
  }

  end(): void {
    if (this.stack.length <= 3) throw new PsError("dictstackunderflow");
    this.stack.pop();
  }
}
