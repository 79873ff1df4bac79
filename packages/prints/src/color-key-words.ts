/** A color of a key, in words that are ready to be printed. */
export interface KeyColor {
  readonly code: string;
  readonly name: string;
  /** `#rrggbb`. */
  readonly hex: string;
  /** Place in the palette of whose pattern lies over its swatch; none without patterns. */
  readonly pattern?: number;
  /** Such as its area and how much paint it takes; none on a short key. */
  readonly amount?: string;
}

/** The colors of a painting to be printed. */
export interface ColorKey {
  readonly title: string;
  readonly colors: readonly KeyColor[];
  /** A sentence below the title, such as what amounts are reckoned with. */
  readonly note?: string;
  /** What a QR code beside the title leads to. */
  readonly address?: string;
}

/** The page that a key begins on and is continued on, in millimeters. */
export interface KeyPage {
  readonly widthMM: number;
  readonly heightMM: number;
  readonly marginMM: number;
  /** Closer rows in more columns, so that all colors stand on one page. */
  readonly onOnePage?: boolean;
}
