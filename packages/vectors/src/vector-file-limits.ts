/**
 * What a drawing may hold. Files of a few kilobytes can ask a renderer for hours of work and gigabytes of memory, so
 * everything is counted before any renderer sees a byte.
 */
export const vectorFileLimits = {
  /** Bytes of an SVG after a zipped one was unpacked, and letters after its entities were put in. */
  unpackedBytes: 40_000_000,
  /** Shortest side in pixels once drawn at the wanted size: below it nothing could be traced. */
  minSide: 16,
  /** Levels of elements inside each other. */
  depth: 200,
  /** Levels of elements inside each other once every reference has been followed. */
  drawnDepth: 1_000,
  /** Elements of a file, and elements drawn once every reference has been followed. */
  elements: 150_000,
  drawnElements: 300_000,
  /** Letters of path data drawn once every reference has been followed. */
  drawnPathLetters: 60_000_000,
  attributes: 100,
  /** References that lead to references: a pattern in a mask in a symbol. */
  referenceDepth: 32,
  /** Pixels of all pictures inside a drawing together, the longest side of one, and how many there may be. */
  embeddedPixels: 25_000_000,
  embeddedSide: 12_000,
  embeddedCount: 500,
  /** Entities of a DOCTYPE, and letters of one. */
  entities: 256,
  entityLetters: 4_096,
  /** Letters of all style sheets, rules in them, and comparisons of an element with a rule. */
  styleLetters: 1_000_000,
  styleRules: 20_000,
  styleMatches: 3_000_000,
  /** Letters of text that is drawn. */
  textLetters: 200_000,
} as const;
