import { coloringTypes } from "@tintery/contract/tables";
import { useEffect, useState } from "react";
import type { Failure } from "../platform/failure-of.ts";
import type { TileName } from "../previews/open-tiles.ts";
import { rememberedType } from "../coloring/remembered-type.ts";

/** A photo as everything it can become, as far as that is drawn. */
export interface Tiles {
  /** A failure where this device cannot draw what is still missing. */
  state: "drawing" | "drawn" | Failure;
  /** Addresses of the pictures. */
  pictures: Readonly<Partial<Record<TileName, string>>>;
}

/** How many pictures there will be. */
export const tilesInAll = 4;

const none: Tiles = { state: "drawing", pictures: {} };

/** Draws a photo as everything it can become, on this device. Nothing of the engine is loaded before there is a photo. */
export function useTiles(photo: Blob | null): Tiles {
  const [tiles, setTiles] = useState(none);
  useEffect(() => {
    if (!photo) return;
    let isWanted = true;
    let end = () => {};
    const addresses: string[] = [];
    const addressOf = (picture: Blob) => {
      const address = URL.createObjectURL(picture);
      addresses.push(address);
      return address;
    };
    import("../previews/open-tiles.ts").then(
      ({ drawTiles }) => {
        if (!isWanted) return;
        end = drawTiles(photo, rememberedType() ?? coloringTypes.v2.default, (answer) => {
          if ("failed" in answer) return setTiles((before) => ({ ...before, state: answer.failed }));
          const ready = Object.entries(answer.pictures).map(([name, picture]) => [name, addressOf(picture)]);
          setTiles(({ state, pictures }) => {
            const all = { ...pictures, ...Object.fromEntries(ready) };
            return { state: Object.keys(all).length === tilesInAll ? "drawn" : state, pictures: all };
          });
        });
      },
      () => isWanted && setTiles({ ...none, state: "unable" }),
    );
    return () => {
      isWanted = false;
      end();
      // pictures of another photo, whose addresses end here
      setTiles(none);
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [photo]);
  return tiles;
}
