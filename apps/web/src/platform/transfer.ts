/** The files of a drop or paste; empty when it holds none. */
export function filesOf(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])];
}

/** Whether something dragged is a file; which one is not said before it is dropped. */
export const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
