/** Readers of palettes for the tests; neither package declares its types. */
declare module "anypalette" {
  interface Color {
    readonly name: string;
    /** 0 to 1 each. */
    readonly red: number;
    readonly green: number;
    readonly blue: number;
  }
  interface Wish {
    readonly data: string;
    readonly fileExt: string;
  }
  export function loadPalette(
    wish: Wish,
    done: (error: Error | null, palette: Iterable<Color> | null) => void,
  ): void;
}

declare module "procreate-swatches" {
  /** @returns colors as values of the wanted space, and that space's name */
  export function readSwatchesFile(
    data: Uint8Array,
    space: "rgb",
  ): Promise<{ name: string; colors: [number[], string][] }>;
}
