import { mountWidgets } from "../mount.tsx";

/** Puts markup into the test's page and mounts the widgets in it, as a host page would. */
export async function hostPage(markup: string): Promise<void> {
  document.body.innerHTML = markup;
  await mountWidgets();
}
