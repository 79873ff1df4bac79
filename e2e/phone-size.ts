/** The window of a phone. */
export const phoneSize = { width: 390, height: 844 } as const;
