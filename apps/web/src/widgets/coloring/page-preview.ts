/** What the worker is asked for: a setting of the slider, and once what the page is drawn from. */
export interface PageWish {
  details: number;
  maps?: ArrayBuffer;
}

export interface PagePreview {
  /** Has the page drawn at this setting; of wishes that come faster than drawings, the last one counts. */
  draw: (details: number) => void;
  /** Ends the worker and gives back the drawing's memory. */
  end: () => void;
}

/**
 * Draws a coloring page on this device while the slider moves: the maps that the server drew it from, and the same
 * engine. Null where the browser allows no worker, as on a host page of another origin; the server draws then.
 * @param onDrawn hears the address of each drawing; it is good until the next one
 */
export function previewPage(mapsAddress: string, onDrawn: (address: string) => void): PagePreview | null {
  let worker: Worker;
  try {
    worker = new Worker(new URL("./draw-page.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
  let wish: number | null = null;
  let busy = false;
  let shown = "";
  let maps: ArrayBuffer | "loading" | "sent" | null = null;

  const ask = () => {
    if (busy || wish === null || maps === null || maps === "loading") return;
    busy = true;
    const message: PageWish = maps === "sent" ? { details: wish } : { details: wish, maps };
    worker.postMessage(message, message.maps ? [message.maps] : []);
    maps = "sent";
    wish = null;
  };
  const fetchMaps = async () => {
    maps = "loading";
    try {
      const answer = await fetch(mapsAddress);
      maps = answer.ok ? await answer.arrayBuffer() : null;
      ask();
    } catch {
      // without a connection the server will say what is wrong
      maps = null;
    }
  };
  worker.onmessage = ({ data }: MessageEvent<{ svg: string }>) => {
    URL.revokeObjectURL(shown);
    shown = URL.createObjectURL(new Blob([data.svg], { type: "image/svg+xml" }));
    onDrawn(shown);
    busy = false;
    ask();
  };
  return {
    draw: (details) => {
      wish = details;
      if (maps === null) void fetchMaps();
      else ask();
    },
    end: () => {
      worker.terminate();
      URL.revokeObjectURL(shown);
    },
  };
}
