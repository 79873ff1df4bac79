/** What our pages may cost those who visit them. */
export const pageLimits = {
  /** Sum of all layout shifts while a page comes up and its widgets mount (https://web.dev/cls); 0.1 counts as good. */
  layoutShift: 0.02,
  /** Bytes of the home page on a phone that has nothing of it yet, as they come over the wire. */
  homeOnPhone: 350_000,
} as const;
