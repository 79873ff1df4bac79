/** How an image model is reached, as the operator says. */
export interface PainterSetup {
  /** The address that all paths are added to. */
  url: URL;
  /** Null for painters that let everybody in. */
  key: string | null;
  model: string | null;
  name: string;
  sides: readonly [longer: number, shorter: number];
  /** All that one picture may take, with its retries. */
  seconds: number;
  pace?: Pace;
}

/** Milliseconds; tests are in a hurry. */
export interface Pace {
  /** Before the first retry; the second waits four times as long. */
  pause: number;
  /** Between two questions how far a picture is. */
  poll: number;
}

export const usualPace: Pace = { pause: 1000, poll: 1000 };
