import type { OwnPalette } from "@tintery/contract";
import type { PaletteContent } from "@tintery/contract/tables";
import { useEffect, useSyncExternalStore } from "react";
import { callPalettes } from "./palette-calls.ts";

/** What is known of the visitor's palettes: nothing was asked, they are on their way, they did not come, or they are here. */
type KnownPalettes =
  | { readonly state: "idle" | "loading" | "failed"; readonly palettes: null }
  | { readonly state: "done"; readonly palettes: readonly OwnPalette[] };

/** One store for all widgets of a page: what one saves, the others show. */
let known: KnownPalettes = { state: "idle", palettes: null };
const listeners = new Set<() => void>();

function tell(next: KnownPalettes): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Counts what was asked and changed, so that a list that is older than a change is not heard. */
let newest = 0;

/** Asks for the palettes; those that are here stay until there is an answer. */
async function fetchOwnPalettes(): Promise<readonly OwnPalette[]> {
  newest += 1;
  const asked = newest;
  if (known.state !== "done") tell({ state: "loading", palettes: null });
  try {
    const { palettes } = await callPalettes("listOwnPalettes");
    if (asked === newest) tell({ state: "done", palettes });
    return palettes;
  } catch (error) {
    if (asked === newest && known.state !== "done") tell({ state: "failed", palettes: null });
    throw error;
  }
}

const again = () => void fetchOwnPalettes().catch(() => {});

/** Palettes are made in a tab of their own: whoever comes back from it finds them. */
function lookAgain(): void {
  if (document.visibilityState === "visible" && known.state === "done") again();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener("visibilitychange", lookAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener("visibilitychange", lookAgain);
  };
}

/** The palettes that the visitor keeps, with their paints, the newest first; asked for once, when they are wanted. */
export function useOwnPalettes(wanted = true): KnownPalettes & { again: () => void } {
  const now = useSyncExternalStore(subscribe, () => known);
  useEffect(() => {
    if (wanted && known.state === "idle") again();
  }, [wanted]);
  return { ...now, again };
}
/** A palette takes the place of what was known of it; a new one comes first. */
function keep(palette: OwnPalette): OwnPalette {
  newest += 1;
  const before = known.palettes ?? [];
  const isKnown = before.some(({ id }) => id === palette.id);
  const next = isKnown
    ? before.map((each) => (each.id === palette.id ? palette : each))
    : [palette, ...before];
  // without the others nothing is known yet
  if (known.state === "done") tell({ state: "done", palettes: next });
  return palette;
}

/** Keeps a new palette. Rejects with a `CallProblem`. */
export async function addPalette(content: PaletteContent): Promise<OwnPalette> {
  return keep(await callPalettes("addPalette", { body: bodyOf(content) }));
}

/** Saves what was changed of a palette. Rejects with a `CallProblem`, also where it was changed elsewhere. */
export async function updatePalette(
  { id, revision }: Pick<OwnPalette, "id" | "revision">,
  content: PaletteContent,
): Promise<OwnPalette> {
  return keep(
    await callPalettes("updatePalette", {
      params: paramsOf(id),
      body: { ...bodyOf(content), basedOn: revision },
    }),
  );
}

/** Makes or revokes the link of a palette. */
export async function changePaletteLink(
  name: "sharePalette" | "revokePaletteLink",
  id: number,
): Promise<OwnPalette> {
  return keep(await callPalettes(name, { params: paramsOf(id) }));
}

/** Deletes a palette. */
export async function deletePalette(id: number): Promise<void> {
  await callPalettes("deletePalette", { params: paramsOf(id) });
  newest += 1;
  if (known.state === "done")
    tell({ state: "done", palettes: known.palettes.filter((palette) => palette.id !== id) });
}

const paramsOf = (id: number) => ({ paletteId: String(id) });

const bodyOf = ({ title, paints }: PaletteContent) => ({
  title,
  paints: paints.map((paint) => ({ ...paint, pigments: [...paint.pigments] })),
});
