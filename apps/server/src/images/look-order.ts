import type { LookName } from "@tintery/engine/tables";

/** Each look as an image model is told to paint in it. */
const ways: Record<LookName, string> = {
  "painting-general": "a classical painting with visible brushwork and rich, harmonious colors",
  "oil-painting": "an oil painting on canvas with long, blended strokes and deep colors",
  "palette-knife": "a palette knife painting of broad, flat slabs of thick paint with sharp ridges",
  acrylic: "an acrylic painting with flat, bold, opaque colors and crisp edges",
  watercolor: "a watercolor on paper with soft transparent washes, light tones and blooming edges",
  gouache: "a gouache painting of matte, flat, opaque areas in few tones, like a travel poster",
  digital: "a digital painting with clean shapes, smooth shading and vivid light",
  graffiti: "spray paint graffiti on a wall with bold dark contours, saturated colors and soft spray",
  grimdark: "a grimdark fantasy painting with gloomy, desaturated colors, deep shadows and hard light",
  impasto: "an impasto painting with very thick, swirling strokes that stand out from the canvas",
  "impressionism-painting-style":
    "an impressionist painting of short, broken strokes of pure color in bright light",
  "magic-realism": "a magic realist painting, calm and exact, with clear light and slightly unreal colors",
  pointillism: "a pointillist painting of small separate dots of pure color",
  renaissance: "a Renaissance painting with warm earth colors, soft shadows and fine modelling",
  retrofuturism: "a retrofuturist poster of the 1960s with streamlined shapes and warm faded print colors",
};

/** How strongly, in words, up to which strength. */
const degrees = [
  [0.4, "slightly: keep most of the photo and let the manner only show"],
  [0.7, "clearly"],
  [1, "strongly: the manner matters more than small details of the photo"],
] as const;

/** Of how far a photo is left behind, for painters with such a number: a hint of a look, and all of it. */
const redrawing = { from: 0.25, to: 0.7 };

/** What an image model is asked for to paint a photo in a look; `strength` is that of our own looks. */
export function lookOrder(name: LookName, strength: number): { prompt: string; redrawing: number } {
  const [, degree] = degrees.find(([max]) => strength <= max) ?? degrees[2];
  const prompt =
    `Paint this photo anew as ${ways[name]}; do so ${degree}. Keep the same people and things at the same places, every face ` +
    "recognizable, and the whole picture to its edges. Clear shapes, no text, no signature, no frame.";
  const { from, to } = redrawing;
  return { prompt, redrawing: Math.round((from + (to - from) * strength) * 100) / 100 };
}
