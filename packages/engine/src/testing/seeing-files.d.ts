/** Where a page fetches the networks that see. */
declare module "virtual:seeing-files" {
  export const detector: string;
  export const mesh: string;
  export const person: string;
  export const salient: string;
  export const backbone: string;
  export const animals: string;
  export const peopleParts: string;
  export const keptLines: string;
  export const boundaries: string;
}
