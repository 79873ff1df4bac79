/**
 * Entry of /widgets.js, the one script a host page includes. Its name never changes, so browsers may hold an old
 * copy: it only fetches the rest, whose names change with every build.
 */
const site = new URL(import.meta.url).origin;

async function mountHere(): Promise<void> {
  const { mountWidgets } = await import("./mount.tsx");
  if (site === location.origin) return mountWidgets();
  const { widgetsElsewhere } = await import("./elsewhere.tsx");
  return mountWidgets(document, widgetsElsewhere(site));
}

void mountHere();
