import { createContext, useContext } from "react";

/** The element that a widget stands on. */
export const HostContext = createContext<Element | null>(null);

/** The element of the host page that this widget stands on. */
export function useHost(): Element | null {
  return useContext(HostContext);
}
