/** What makes a picture easier to see, on the screen and on paper. */
export interface Display {
  /** Colors are called by letters instead of their numbers. */
  readonly letters: boolean;
  /** Borders are black and wide. */
  readonly strongLines: boolean;
  /** A pattern over its regions tells each color apart besides its tone. */
  readonly patterns: boolean;
}

export type DisplayName = keyof Display;
export const displayNames: readonly DisplayName[] = ["letters", "strongLines", "patterns"];

/** Strong borders are at least so many millimeters wide. */
export const strongLineMM = 0.5;
