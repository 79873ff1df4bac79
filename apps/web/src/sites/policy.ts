/** Shows a line; an empty one is nothing. */
type Tell = (line: string) => void;

/** What the page's Content-Security-Policy lacks, as lines that its owner can add: `connect-src https://paint.example`. */
const missing = new Set<string>();
/** Widgets that can show that; the one that has been there longest does, so that the page says it once. */
const notes = new Set<Tell>();

function tell(): void {
  const [first] = notes;
  first?.([...missing].join("; "));
}

/** Hears from now on what the page's policy keeps from the widgets that `server` serves. */
export function watchPolicy(server: string): void {
  document.addEventListener("securitypolicyviolation", ({ disposition, effectiveDirective, blockedURI }) => {
    const directive = effectiveDirective.replace(/-(?:elem|attr)$/, "");
    const source = sourceOf(blockedURI, server);
    // what a policy only reports still works
    if (source === null || disposition !== "enforce") return;
    missing.add(`${directive} ${source}`);
    tell();
  });
}

/** What a directive would have to name; null for what is none of ours. */
function sourceOf(blocked: string, server: string): string | null {
  if (blocked.startsWith(`${server}/`) || blocked === server) return server;
  if (blocked === "blob" || blocked.startsWith("blob:")) return "blob:";
  return blocked === "wasm-eval" ? "'wasm-unsafe-eval'" : null;
}

/** Offers to show what is missing, until the returned function is called. */
export function onPolicy(note: Tell): () => void {
  notes.add(note);
  tell();
  return () => {
    notes.delete(note);
    tell();
  };
}
