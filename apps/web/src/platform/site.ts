/** How widgets on a page of another origin talk to their server, and where they show what was made. */
export interface Site {
  /** An address of the server as it is reached from the page; pictures, downloads and prints with what opens them. */
  reach: (address: string) => string;
  /** What a call carries besides what every call does. */
  headers: () => Record<string, string>;
  /** Sees to it that the visitor has a token, which every call wants that changes something. */
  begin: () => Promise<void>;
  /** Hears of every reply's text. */
  note: (reply: string) => void;
  /** Starts a module worker whose file lies on the server. */
  startWorker: (address: string) => Worker;
  /** Shows the picture, or the book, of one of our pages on this one, for the widget on an element. */
  open: (page: string, host: Element | null) => void;
}

let site: Site | null = null;

/** From now on the widgets of this page talk to the server of another origin. */
export function beginElsewhere(found: Site): void {
  site = found;
}

/** The server of another origin; null on our own pages. */
export const siteNow = () => site;

/** Whether the widgets stand on a page of another origin. */
export const isElsewhere = () => site !== null;

/** An address of the server as it is reached from here. */
export const onSite = (address: string) => site?.reach(address) ?? address;
