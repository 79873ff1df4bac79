import type { PlaceRules } from "./places.ts";

/** Places are scarce from this share on: a quarter stays for networks that have few. */
const scarceShare = 3 / 4;

/** How long an upload, a drawing or an edit waits for a place; seconds. The work comes after it: `proxyLimits` counts both. */
export const waitSeconds = 50;

/** Uploads that are received at once in this process. */
export function uploadRules(total: number): PlaceRules {
  return {
    total,
    perNetwork: 4,
    scarceFrom: Math.ceil(total * scarceShare),
    // one that waits costs a connection and up to 128 kB of buffers
    waiting: { total: 256, seconds: waitSeconds },
  };
}

/** Who waits for a child that takes a second or so. */
const waitingForChild = { total: 128, seconds: waitSeconds };

/** Files that are drawn at once while somebody waits for them, each by a child. */
export const drawingRules: PlaceRules = {
  total: 2,
  perNetwork: 1,
  scarceFrom: 2,
  waiting: waitingForChild,
  // begun and left again and again, two children would start all the time and take a core each
  restSeconds: 1,
};

/** Edits at once: places of their own, since no number of downloads may hold them up. */
export const editRules: PlaceRules = { total: 2, perNetwork: 1, scarceFrom: 2, waiting: waitingForChild };

/** Class sets at once: each is up to 40 prints of a picture, or of a book. */
export const classSetRules: PlaceRules = { total: 1, perNetwork: 1, scarceFrom: 1, waiting: waitingForChild };

/** Streams of events at once, at some 130 kB each. Nobody waits for one: a page without a stream asks now and then. */
export const streamRules: PlaceRules = {
  total: 2000,
  perVisitor: 10,
  perNetwork: 50,
  scarceFrom: 0,
  waiting: { total: 0, seconds: 0 },
};

/** New guests of one network who get the welcome credits on one day (UTC): two school classes. Accounts get them in any case. */
export const welcomesPerDay = 60;

/** Of the pictures that a site key may make a day, the share of one network. */
export const siteKeyShare = scarceShare;

/** Minimum speeds of a request's body, in bytes a second on average, once it has taken `afterSeconds`. */
export const bodySpeeds = {
  afterSeconds: 5,
  /** 64 kbit/s, slower than any line that a photo is sent over. */
  usual: 8 * 1024,
  /** While places for uploads are scarce: a quarter of the 1 Mbit/s that an honest slow line has. */
  whileScarce: 32 * 1024,
} as const;

/** Of the pictures in line: the share of one network, and the line that no network without pictures in it finds full. */
export const lineRules = {
  share: scarceShare,
  /** Of a wider IPv6 network, networks inside it that find a place in a full line. */
  reservePerWide: 4,
  /** So many times the length from which a line is full is its end for everybody. */
  end: 10,
  /** Prints of books that wait. */
  maxPrints: 50,
} as const;
