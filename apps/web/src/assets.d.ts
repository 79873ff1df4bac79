/** Hashed addresses of what the client build wrote; filled in when the shell is built (build/shell-assets.ts). */
declare module "virtual:shell-assets" {
  interface Entry {
    /** Address of the entry's own file. */
    file: string;
    /** Scripts the entry imports at once. */
    imports: string[];
  }
  /** By source path relative to the app, e.g. `src/page.ts`. */
  export const entries: Readonly<Record<string, Entry>>;
  /** The two fonts every page shows at once. */
  export const fonts: Readonly<Record<"text" | "headings", string>>;
}

/** Where a page fetches the networks that see; said by build/seeing-files.ts. */
declare module "virtual:seeing-files" {
  export const boundaries: string;
  export const detector: string;
  export const mesh: string;
  export const person: string;
  export const salient: string;
  export const backbone: string;
  export const animals: string;
  export const peopleParts: string;
  export const keptLines: string;
}
