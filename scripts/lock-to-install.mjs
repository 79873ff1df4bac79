const ours = "node_modules/";

/** The folder around the innermost `node_modules` that a package lies in. */
const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf(`/${ours}`)));

const nameIn = (path, { name }) => name ?? path.slice(path.lastIndexOf(ours) + ours.length);

/**
 * A package of the lockfile without its optional peers. Better Auth names Vitest, Drizzle Kit and others that way, for projects that
 * have them; npm would take them for parts of what we serve.
 */
function withoutOptionalPeers({ peerDependencies = {}, peerDependenciesMeta = {}, ...locked }) {
  const peers = Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional);
  return peers.length > 0 ? { ...locked, peerDependencies: Object.fromEntries(peers) } : locked;
}

/** What a package asks for whenever it is installed, by name. */
function needs(locked) {
  const { dependencies, optionalDependencies, peerDependencies } = withoutOptionalPeers(locked);
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** Paths of the packages that the root and our workspaces need to build and to serve, as the lockfile places them. */
export function servingPackages({ packages }) {
  const find = (folder, name) => {
    const path = `${folder}${folder && "/"}${ours}${name}`;
    if (packages[path]) return packages[path].link ? packages[path].resolved : path;
    return folder ? find(parentOf(folder), name) : undefined;
  };
  const found = new Set();
  const visit = (path) => {
    if (path === undefined || found.has(path)) return;
    found.add(path);
    for (const name of needs(packages[path])) visit(find(path, name));
  };
  for (const path of Object.keys(packages)) if (!path.includes(ours)) visit(path);
  return new Set([...found].filter((path) => path.includes(ours)));
}

/**
 * The lockfile in the form that npm installs fastest, with the same versions and sums. Each package has the address of its archive:
 * npm would first fetch and read a list of all versions of each, twice the CPU time. And `--omit=dev` leaves out what only an
 * optional peer asks for.
 * @param registry address of npm's registry, ending in a slash
 */
export function lockToInstall(lock, registry) {
  const serving = servingPackages(lock);
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    if (!path.includes(ours) || entry.link) return [path, entry];
    const { devOptional, ...locked } = withoutOptionalPeers(entry);
    const name = nameIn(path, locked);
    const resolved = `${registry}${name}/-/${name.split("/").at(-1)}-${locked.version}.tgz`;
    const flag = devOptional && (serving.has(path) ? { devOptional } : { dev: true });
    return [path, { ...locked, resolved: locked.resolved ?? resolved, ...flag }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}
