/**
 * Metrics of the digits of Arimo, which the host embeds; Arial and Helvetica agree with them. All in ems, from
 * the font's own tables (advance width of a digit, height of the digits).
 */
export const digits = {
  fontFamily: "Arimo, Arial, Helvetica, sans-serif",
  width: 0.556,
  height: 0.716,
  /** Moves a baseline so that digits stand centered on a point: half their height. */
  drop: 0.358,
} as const;

/**
 * Numbers are drawn no larger than this, in points, unless somebody scales them up: twice the least that can be read, so that all
 * on a page look alike.
 */
export const comfortableNumber = 9;
