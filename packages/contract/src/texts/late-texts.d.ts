/** The part of a catalog that a browser build keeps for late parts of a page; elsewhere the whole catalog. */
declare module "*.json?late" {
  const texts: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: this is what importing JSON gives
  export default texts;
}
