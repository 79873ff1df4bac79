/** What a picture becomes on paper. Apart from the other tables: the browser needs it in a late part only. */
import { type TilePaper, tilePapers } from "@tintery/engine/tables";

export { paperOf } from "../images/paper-of.ts";
export { planTiles, tileName, type TilePaper, tilePapers, type TilePlan } from "@tintery/engine/tables";

/** Fields of the form of the kit: its paper, and whether the picture is printed on one sheet. */
export const kitFields = { paper: "download-paper", fitOnOne: "download-fit" } as const;
export const kitPapers = Object.keys(tilePapers) as TilePaper[];
