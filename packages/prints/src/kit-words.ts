/** Everything that is written on the sheets of a kit, in its reader's language. */
export interface KitWords {
  /** Over the guide, and its steps. */
  readonly guideTitle: string;
  readonly guide: readonly string[];
  /** Over the map: how the sheets go together. */
  readonly mapTitle: string;
  /** That nothing may be scaled, and how to check it with the ruler. */
  readonly scaling: string;
  /** How sheets are cut and glued. */
  readonly gluing: string;
  /** Beside the ruler. */
  readonly rulerLength: string;
  /** Under a sheet: its name, and where it belongs. */
  sheet(place: SheetPlace): string;
  /** Under a picture on a sheet of its own. */
  printedAt(scale: number): string;
}

/** Which of the sheets it is; columns and rows are counted from 1. */
export interface SheetPlace {
  readonly name: string;
  readonly column: number;
  readonly columns: number;
  readonly row: number;
  readonly rows: number;
}
