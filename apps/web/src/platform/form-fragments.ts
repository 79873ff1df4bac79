/** The address fragment that opens the form of a product, so that plain links can. */
export const formFragments = {
  "paint-by-numbers": "#create",
  coloring: "#coloring",
  outlines: "#outlines",
} as const;

/** Whether the address asks for a form. */
export const asksForForm = (): boolean => Object.values<string>(formFragments).includes(location.hash);
