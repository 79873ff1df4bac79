import { copyText } from "../platform/copy-text.ts";

/** Makes the buttons beside code copy it, and say so. */
export function copyCode(root: Document): void {
  root.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    const code = button?.parentElement?.querySelector("pre");
    if (!button || !code) return;
    if (await copyText(code.innerText)) button.textContent = button.dataset.copied ?? "";
    // without a clipboard the code is marked, to be copied by hand
    else getSelection()?.selectAllChildren(code);
  });
}
