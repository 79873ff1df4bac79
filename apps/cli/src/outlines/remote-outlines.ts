import { addresses } from "@tintery/contract/tables";
import { sendTaps } from "../tap.ts";
import { type RemoteProduct, textOf } from "../server/remote-product.ts";

/** `tintery outlines` on a server. */
export const remoteOutlines: RemoteProduct = {
  path: () => "/ajax/create/coloring-svg",
  async form({ precision, ...taps }) {
    const form = new FormData();
    form.set("colorPrecision", textOf(precision));
    sendTaps(form, taps);
    return form;
  },
  files: (id) => [
    { name: "outlines.svg", path: addresses.downloadOutlines(id, "filled") },
    { name: "lines.svg", path: addresses.downloadOutlines(id, "outlines") },
    { name: "cutting.svg", path: addresses.downloadOutlines(id, "cutting") },
    { name: "centerlines.svg", path: addresses.downloadOutlines(id, "centerlines"), optional: true },
    { name: "lines.dxf", path: addresses.downloadOutlines(id, "dxf") },
    { name: "outlines.png", path: addresses.downloadOutlines(id, "png") },
  ],
};
