import {
  addresses,
  coloringDownloadFields as fields,
  type ColoringFormat,
  coloringPageOptions,
  type ColoringType,
  coloringVersionOf,
  formChecked,
} from "@tintery/contract/tables";
import { type RemoteProduct, textOf } from "../server/remote-product.ts";
import { sendTaps } from "../tap.ts";

/** `tintery coloring` on a server. */
export const remoteColoring: RemoteProduct = {
  path: ({ type }) => `/ajax/create/coloring/${coloringVersionOf(type as ColoringType)}`,
  async form(given) {
    const form = new FormData();
    form.set("type", String(given.type));
    for (const name of Object.keys(coloringPageOptions))
      if (given[name] !== undefined) form.set(name, textOf(given[name]));
    sendTaps(form, given);
    return form;
  },
  files(id, { paper, color, lineWidth, tracing, nameLine, name }) {
    const path = (format: ColoringFormat) => {
      const query = new URLSearchParams({
        [fields.format]: format,
        [fields.strokesColor]: String(color),
        [fields.lineWidth]: String(lineWidth),
        [fields.paper]: String(paper),
        ...(tracing === true && { [fields.tracing]: formChecked }),
        ...((nameLine === true || name !== undefined) && { [fields.nameLine]: formChecked }),
        ...(name !== undefined && { [fields.name]: String(name) }),
      });
      return `${addresses.downloadColoring(id, "custom")}?${query}`;
    };
    return (["svg", "png", "pdf"] as const).map((format) => ({
      name: `coloring.${format}`,
      path: path(format),
    }));
  },
};
