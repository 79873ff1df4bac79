/**
 * The parts of an address by the names that its path gives them, as `fillPath` filled them in; null where the address is not of that path.
 * Ids and words only, which addresses write as they are.
 */
export function partsOf(path: string, pathname: string): Readonly<Record<string, string>> | null {
  const pattern = path.replace(/:(\w+)/g, "(?<$1>[\\w-]+)");
  return new RegExp(`^${pattern}$`).exec(pathname)?.groups ?? null;
}
