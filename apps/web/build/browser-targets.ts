/** The oldest browsers we write for: the first with `light-dark()`, constructable style sheets and `popover`. */
export const browserTargets = ["chrome123", "edge123", "firefox125", "safari17.5"];
