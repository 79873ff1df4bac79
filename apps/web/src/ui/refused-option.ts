import { createContext, type ReactNode, useContext } from "react";

/** An option that the server refused: its name in the form, and why, said with the label that it has there. */
export interface RefusedOption {
  name: string;
  sentence: (label: string) => string;
}

/** What was refused of the form around a field. */
export const RefusedOptionContext = createContext<RefusedOption | null>(null);

/** Why the server refused an option of the form; null for every other one. */
export function useRefusal(name: string | undefined, label: ReactNode): string | null {
  const refused = useContext(RefusedOptionContext);
  if (!refused || refused.name !== name) return null;
  return refused.sentence(typeof label === "string" ? label : refused.name);
}
