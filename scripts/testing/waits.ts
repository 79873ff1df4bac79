/**
 * How long tests wait before they call something stuck, ms. Nothing of ours takes a tenth of it alone; a machine of two cores runs
 * browser, server and conversions at once. A wrong expectation costs all of its time: a dozen of them must leave the run within an
 * hour and a half.
 */
export const waits = {
  /** A test, and what comes before and after it. */
  test: 600_000,
  /** One thing that is to appear, or to come true. */
  expectation: 90_000,
  /** A picture that waits until some sixty before it are made. */
  picture: 300_000,
} as const;
