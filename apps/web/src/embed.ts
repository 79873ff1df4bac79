/**
 * Entry of /widgets.js, the one script a host page includes. Its name never changes, so browsers may hold an old
 * copy: it only fetches the rest, whose names change with every build.
 */
const site = new URL(import.meta.url).origin;

/** Mounts all widgets below an element, each once; for pages that add elements later. */
export async function mount(root: ParentNode = document): Promise<void> {
  const mounter = await import("./mount.tsx");
  if (site === location.origin) return mounter.mountWidgets(root);
  const { mountElsewhere } = await import("./mount-elsewhere.ts");
  return mountElsewhere(site, root, mounter);
}

void mount();
