import { readFile } from "node:fs/promises";
import { cardSize } from "@tintery/contract/tables";
import { paletteCard, pictureCard } from "@tintery/photos";
import type { ChildResult, WantedCard } from "./child-task.ts";
import type { Teller } from "./convert-photo.ts";
import { writeMadeFile } from "./made-files.ts";

/** Draws what chats and other sites show of a link. */
export async function drawCard(
  { folder, card }: { folder: string; card: WantedCard },
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("draw");
  const bytes = card.what === "palette" ? await paletteCard(cardSize, card.colors) : await drawPicture(card);
  return { files: [await writeMadeFile(folder, "drawing", { bytes, extension: "jpg", ...cardSize })] };
}

async function drawPicture(card: Extract<WantedCard, { what: "picture" }>): Promise<Uint8Array> {
  const [before, after] = await Promise.all([readFile(card.before), readFile(card.after)]);
  return pictureCard(cardSize, { before, after, colors: card.colors });
}
