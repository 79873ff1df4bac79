import { entries } from "virtual:shell-assets";

/** Where one of the pictures in `home-pictures` is. */
export const homePicture = (name: string) => entries[`src/pages/home-pictures/${name}`]?.file ?? "";
