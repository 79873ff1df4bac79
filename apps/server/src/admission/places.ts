import { Problem } from "../http/problem.ts";
import { Tally } from "./tally.ts";
import type { Caller, Who } from "./who.ts";

/** How many places there are, and whose they may be. */
export interface PlaceRules {
  total: number;
  /** Maximum for one visitor, whatever is free. */
  perVisitor?: number;
  /** Maximum for one network while places are scarce; twice as many for each wider network around it. */
  perNetwork: number;
  /** Places are scarce while at least so many are taken. */
  scarceFrom: number;
  /** Those who wait for a place: how many, and for how many seconds. Once so many wait, those of the largest network are sent away. */
  waiting: { total: number; seconds: number };
  /**
   * Seconds for which the place of somebody who left in the middle is kept from their own network: what they began is ended, and to begin
   * it again and again would cost more than to finish it.
   */
  restSeconds?: number;
}

/** Gives a place back; more than once does nothing. */
export type Release = () => void;

/** A holder that can be ended, so that somebody without a place gets it. */
export interface Stoppable {
  /** How fast the holder gets on; of several, the slowest is ended. Infinite for one that gives no reason to end it. */
  speed: () => number;
  /** Ends the holder, which then gives its place back. */
  stop: () => void;
}

/** No place became free in time, or too many wait already. */
export class NoPlace extends Problem {
  constructor() {
    super("busy", { retryAfter: 10 });
  }
}

/** Who waited has gone; nobody reads the answer. */
export class Gone extends Problem {
  constructor() {
    super("bad_request");
  }
}

interface Holder {
  who: Who;
  stoppable: Stoppable | undefined;
  isStopped: boolean;
}

interface Waiter {
  who: Who;
  stoppable: Stoppable | undefined;
  grant: (release: Release) => void;
  refuse: (why: Error) => void;
}

/** How often those who hold all places are looked at while somebody waits, in milliseconds. */
const lookEveryMs = 1000;

/**
 * Places that are shared fairly (max-min fairness, Bertsekas and Gallager, Data Networks, 6.5.2): a free place goes to the network that
 * has the fewest, then to its visitor who has the fewest, then to who came first. Where all are taken by few, the slowest holder of the
 * largest network is ended for a network that has less.
 */
export class Places {
  readonly #rules: PlaceRules;
  readonly #holders = new Set<Holder>();
  readonly #held = new Tally();
  /** In order of arrival. */
  readonly #waiters: Waiter[] = [];
  readonly #lined = new Tally();
  /** Places of those who left, which rest: what ends the rest, and whose they were. */
  readonly #resting = new Map<() => void, Who>();
  #looking: NodeJS.Timeout | undefined;

  constructor(rules: PlaceRules) {
    this.#rules = rules;
  }

  /** Places that are taken. */
  get taken(): number {
    return this.#holders.size;
  }

  /** Whether few enough places are free that the limit of a network binds. */
  get isScarce(): boolean {
    return this.#holders.size >= this.#rules.scarceFrom;
  }

  /** A place, or null where there is none now; nobody waits. */
  tryTake(who: Who): Release | null {
    return this.#mayHave(who) ? this.#hold(who, undefined) : null;
  }

  /**
   * Waits for a place. A caller who goes before their turn loses it.
   * @throws NoPlace, Gone
   */
  take({ who, gone }: Caller, stoppable?: Stoppable): Promise<Release> {
    if (gone.aborted) return Promise.reject(new Gone());
    return new Promise((resolve, reject) => {
      const leave = () => waiter.refuse(new Gone());
      const end = () => {
        clearTimeout(timer);
        gone.removeEventListener("abort", leave);
        this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
        this.#lined.remove(who);
      };
      const waiter: Waiter = {
        who,
        stoppable,
        grant(release) {
          end();
          resolve(release);
        },
        refuse(why) {
          end();
          reject(why);
        },
      };
      const timer = setTimeout(() => waiter.refuse(new NoPlace()), this.#rules.waiting.seconds * 1000);
      gone.addEventListener("abort", leave, { once: true });
      this.#waiters.push(waiter);
      this.#lined.add(who);
      this.#handOut();
      if (this.#waiters.includes(waiter)) this.#wake(who);
      if (this.#waiters.includes(waiter)) this.#settle(waiter);
    });
  }

  /** Runs `work` in a place. */
  async run<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    const release = await this.take(caller);
    try {
      return await work();
    } finally {
      if (caller.gone.aborted) this.#rest(caller.who, release);
      else release();
    }
  }

  /** Gives a place back a little later, or as soon as another network wants it. */
  #rest(who: Who, release: Release): void {
    const { restSeconds = 0 } = this.#rules;
    const end = () => {
      clearTimeout(timer);
      // while it rests, its network comes after others
      release();
      this.#resting.delete(end);
    };
    const timer = setTimeout(end, restSeconds * 1000).unref();
    this.#resting.set(end, who);
    if (this.#waiters.some((waiter) => isElsewhere(waiter.who, who))) end();
  }

  /** Ends the rest of a place that is kept from another network. */
  #wake(who: Who): void {
    const [end] = [...this.#resting].find(([, resting]) => isElsewhere(who, resting)) ?? [];
    end?.();
  }

  /** Whether a place may be given to somebody now. */
  #mayHave(who: Who): boolean {
    if (this.#isFull || !this.#hasRoomFor(who)) return false;
    return !this.isScarce || this.#held.ofNetwork(who) < this.#rules.perNetwork;
  }

  get #isFull(): boolean {
    return this.#holders.size >= this.#rules.total;
  }

  /** Whether a visitor has fewer places than one visitor may have. */
  #hasRoomFor(who: Who): boolean {
    const { total, perVisitor = total } = this.#rules;
    return this.#held.ofVisitor(who) < perVisitor;
  }

  #hold(who: Who, stoppable: Stoppable | undefined): Release {
    const holder = { who, stoppable, isStopped: false };
    this.#holders.add(holder);
    this.#held.add(who);
    return () => {
      if (!this.#holders.delete(holder)) return;
      this.#held.remove(who);
      this.#handOut();
    };
  }

  #handOut(): void {
    for (let next = this.#next(); next; next = this.#next()) next.grant(this.#hold(next.who, next.stoppable));
  }

  /** Of those who wait and may have a place now, the one who has least. */
  #next(): Waiter | undefined {
    return this.#poorest((who) => this.#mayHave(who));
  }

  /** Of those who wait and are asked for, the one who has least. */
  #poorest(isAskedFor: (who: Who) => boolean): Waiter | undefined {
    const byHolding = (a: Waiter, b: Waiter) =>
      this.#weightOf(a.who) - this.#weightOf(b.who) ||
      this.#held.ofVisitor(a.who) - this.#held.ofVisitor(b.who);
    // the sort keeps the order of arrival where both have the same
    return this.#waiters.filter(({ who }) => isAskedFor(who)).sort(byHolding)[0];
  }

  /** What a network has, with the places that rest. */
  #weightOf(who: Who): number {
    const rests = [...this.#resting.values()].some((resting) => !isElsewhere(resting, who));
    return this.#held.ofNetwork(who) + (rests ? 1 : 0);
  }

  /** Somebody has to wait: sends one away where too many wait, and makes room where others hold more. */
  #settle(waiter: Waiter): void {
    if (this.#waiters.length > this.#rules.waiting.total) this.#largestWaiter().refuse(new NoPlace());
    if (!this.#waiters.includes(waiter)) return;
    this.#makeRoom(waiter.who);
    // who was fast enough when somebody came may turn out to be slow
    this.#looking ??= setInterval(() => this.#look(), lookEveryMs).unref();
  }

  #look(): void {
    const poorest = this.#poorest((who) => this.#hasRoomFor(who));
    if (poorest) this.#makeRoom(poorest.who);
    if (this.#waiters.length > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  /** Of the network of which most wait, the one who came last. */
  #largestWaiter(): Waiter {
    return this.#waiters.reduce((largest, waiter) =>
      this.#lined.ofNetwork(waiter.who) >= this.#lined.ofNetwork(largest.who) ? waiter : largest,
    );
  }

  /** Ends the slowest holder of the largest network, if that has more than its share and two more than who waits. */
  #makeRoom(who: Who): void {
    if (!this.#isFull || !this.#hasRoomFor(who)) return;
    const has = (holder: Holder) => this.#held.ofNetwork(holder.who);
    const candidates = [...this.#holders].filter(({ stoppable, isStopped }) => stoppable && !isStopped);
    const largest = Math.max(0, ...candidates.map(has));
    if (largest <= Math.max(this.#rules.perNetwork, this.#held.ofNetwork(who) + 1)) return;
    const speed = ({ stoppable }: Holder) => stoppable?.speed() ?? 0;
    const [slowest] = candidates
      .filter((holder) => has(holder) === largest && Number.isFinite(speed(holder)))
      .sort((a, b) => speed(a) - speed(b));
    if (!slowest) return;
    slowest.isStopped = true;
    slowest.stoppable?.stop();
  }
}

const isElsewhere = (one: Who, other: Who) => one.networks[0] !== other.networks[0];
