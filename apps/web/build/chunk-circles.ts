import type { Plugin } from "vite";

/** What of a chunk counts: which chunks it needs before it can run. */
interface Importing {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/**
 * Chunks that import each other in a circle, in the order of the circle; undefined where there is none. Of such chunks one runs before
 * what it needs is there: a page then stays empty with "… is not a function".
 */
export function findCircle(chunks: readonly Importing[]): string[] | undefined {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const clear = new Set<string>();
  const follow = (name: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (clear.has(name)) return undefined;
    for (const next of importsOf.get(name) ?? []) {
      const circle = follow(next, [...way, name]);
      if (circle) return circle;
    }
    clear.add(name);
    return undefined;
  };
  for (const { fileName } of chunks) {
    const circle = follow(fileName, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Fails a build whose chunks import each other in a circle: the groups of the build made one that the sources do not have. */
export function chunkCircles(): Plugin {
  return {
    name: "chunk-circles",
    apply: "build",
    generateBundle(_options, bundle) {
      const circle = findCircle(Object.values(bundle).filter((part) => part.type === "chunk"));
      if (circle) this.error(`chunks must not import each other in a circle: ${circle.join(" > ")}`);
    },
  };
}
