/** The fifteen looks, in the order of the forms. */
export const looks = [
  "painting-general",
  "oil-painting",
  "palette-knife",
  "acrylic",
  "watercolor",
  "gouache",
  "digital",
  "graffiti",
  "grimdark",
  "impasto",
  "impressionism-painting-style",
  "magic-realism",
  "pointillism",
  "renaissance",
  "retrofuturism",
] as const;

export type LookName = (typeof looks)[number];

/** How strong a look may be; the strength of 1 is what painters of its kind do. */
export const lookStrength = { min: 0.2, max: 1, step: 0.1, default: 0.7 } as const;
