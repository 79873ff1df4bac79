/** Who asks for a place. */
export interface Who {
  /** The visitor's id; null for somebody without a session, who is counted by network alone. */
  visitor: string | null;
  /** The networks of the address, the narrowest first. */
  networks: readonly string[];
}

/** Somebody who waits for an answer. */
export interface Caller {
  who: Who;
  /** Aborts when the connection closes before the answer is sent. */
  gone: AbortSignal;
}
