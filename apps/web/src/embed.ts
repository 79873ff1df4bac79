/**
 * Entry of /widgets.js, the one script a host page includes. Its name never changes, so browsers may hold an old
 * copy: it only fetches the rest, whose names change with every build.
 */
void import("./mount.tsx").then(({ mountWidgets }) => mountWidgets());
