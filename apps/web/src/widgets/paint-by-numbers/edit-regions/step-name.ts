import type { PictureEdit } from "@tintery/engine/painting";

const names = {
  colors: "pbn.edit_colors",
  look: "edit.lines",
  permanent: "edit.kept_color",
  merge: "edit.merge",
  recolor: "edit.recolor",
  split: "edit.split",
  "remove-color": "edit.remove_color",
  smooth: "edit.smooth",
  "move-number": "edit.number",
} as const satisfies Record<PictureEdit["kind"], string>;

/** What a step is called in the list of steps. */
export function stepName({ kind }: PictureEdit) {
  return names[kind];
}
