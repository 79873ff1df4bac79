import type { MadeKind, WidgetSettings } from "./widget-settings.ts";

export type { MadeKind, WidgetSettings } from "./widget-settings.ts";

/** The name of a widget. */
export type WidgetName = keyof WidgetSettings;

/** Where widgets come from. */
export interface TinterySite {
  /** The address of the server: `https://paint.example.org`. */
  server: string;
  /** A site key of an account there; some widgets work without. */
  siteKey?: string;
}

/** What the event `tintery-picture` tells when a visitor has made a picture, or opens one or a book; prevented, the page shows it itself. */
export interface MadePicture {
  kind: MadeKind;
  id: string;
}

/** The name of that event. */
export const pictureEvent = "tintery-picture";

interface Script {
  mount: (root?: ParentNode) => Promise<void>;
}

/** The script of each server, fetched once. */
const scripts = new Map<string, Promise<Script>>();

function fetchScript(server: string): Promise<Script> {
  const address = new URL("/widgets.js", server).href;
  const known =
    scripts.get(address) ?? (import(/* @vite-ignore */ /* webpackIgnore: true */ address) as Promise<Script>);
  scripts.set(address, known);
  // a lost connection may be back at the next try
  known.catch(() => scripts.delete(address));
  return known;
}

/**
 * Mounts a widget on an element of the page, which must be in the document and have no widget yet.
 * @throws when the server cannot be reached
 */
export async function mountWidget<Name extends WidgetName>(
  element: HTMLElement,
  name: Name,
  settings: WidgetSettings[Name],
  { server, siteKey }: TinterySite,
): Promise<void> {
  element.dataset.widget = name;
  if (siteKey) element.dataset.siteKey = siteKey;
  for (const [key, value] of Object.entries(settings)) {
    if (value === undefined || value === null || value === false) continue;
    element.dataset[key] = value === true ? "1" : String(value);
  }
  const { mount } = await fetchScript(server);
  // it may have been taken away meanwhile
  if (element.parentElement) await mount(element.parentElement);
}
