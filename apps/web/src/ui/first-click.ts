import type { MouseEvent } from "react";

/**
 * Passes over the second click of a double click: it was meant for what stood in that place before the first one
 * exchanged it.
 */
export function firstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) act();
  };
}
