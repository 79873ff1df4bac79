import { defaultPaintByNumbersOptions, usualChoices } from "@tintery/contract/tables";
import type { ColoringType } from "@tintery/engine";
import type { Failure } from "../platform/failure-of.ts";
import { WorkerFailed } from "../platform/ask-worker.ts";
import { lookAt } from "./look-at.ts";
import { openWorker } from "./open-worker.ts";

/** What one photo is shown as, side by side. */
export const tileNames = ["painting", "numbered", "coloring", "outlines"] as const;
export type TileName = (typeof tileNames)[number];

/** Small pictures of a photo as they become ready, or why one of them does not. */
export type TileAnswer = { pictures: Partial<Record<TileName, Blob>> } | { failed: Failure };

const asPicture = (svg: string) => new Blob([svg], { type: "image/svg+xml" });

/**
 * Draws a photo as everything it can become, each part as soon as it is ready. Outlines need no look at the photo, so another
 * worker, where the device has a core for it, draws them meanwhile. The workers end with the last tile.
 * @param type of the coloring page
 * @returns ends it before
 */
export function drawTiles(photo: Blob, type: ColoringType, hear: (answer: TileAnswer) => void): () => void {
  const looking = openWorker();
  if (!looking) {
    hear({ failed: "unable" });
    return () => {};
  }
  const other = navigator.hardwareConcurrency > 1 ? (openWorker() ?? looking) : looking;
  let isWanted = true;
  const end = () => {
    isWanted = false;
    looking.end();
    other.end();
  };
  const tell = (answer: TileAnswer) => {
    if (isWanted) hear(answer);
  };
  const draw = async () => {
    const outlined = other
      .ask("outline", photo)
      .then((svg) => tell({ pictures: { outlines: asPicture(svg) } }));
    // what fails is heard below, in the order in which it is waited for
    outlined.catch(() => {});
    await lookAt(photo, undefined, { looking, helping: looking });
    if (other !== looking) void other.ask("take", await looking.ask("tell", null)).catch(() => {});
    // a tile that fails takes no other along
    const tiles = await Promise.allSettled([
      outlined,
      other.ask("paint", { options: defaultPaintByNumbersOptions, quality: "final" }).then((made) => {
        if (made)
          tell({ pictures: { painting: asPicture(made.painted), numbered: asPicture(made.numbered) } });
      }),
      looking
        .ask("draw", { type, choices: usualChoices(type) })
        .then(({ picture }) => tell({ pictures: { coloring: picture } })),
    ]);
    const failed = tiles.find((tile) => tile.status === "rejected");
    if (failed) throw failed.reason;
  };
  void draw()
    .catch((error) => tell({ failed: error instanceof WorkerFailed ? error.why : "unable" }))
    .finally(end);
  return end;
}
