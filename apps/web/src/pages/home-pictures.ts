/**
 * Has the client build keep the pictures of the home page, which the shell finds among its assets. `bench/home-pictures.ts`
 * makes them of our own samples.
 */
export const homePictures = import.meta.glob<string>("./home-pictures/*", {
  query: "?url",
  import: "default",
  eager: true,
});
