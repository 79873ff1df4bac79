import { vendorPalette } from "../vendor-palette.ts";

/**
 * Winsor & Newton Cotman Watercolor. Numbers and names of the maker; colors are our own estimates of a wash of middle strength, since
 * a watercolor has no single color; transparency and pigments as generally known.
 */
export const winsorNewtonCotman = vendorPalette({
  id: 4,
  slug: "winsor-newton-cotman",
  vendor: { title: "Winsor & Newton", mediumTitle: "Cotman Watercolour" },
  medium: "watercolor",
  rows: `
003|Alizarin Crimson Hue|aa1c39|T||l
074|Burnt Sienna|a44f2b|T|PR101|l
076|Burnt Umber|6b3c23|T|PBr7 PR101|l
090|Cadmium Orange Hue|f88a22|SO||l
095|Cadmium Red Hue|db3828|SO||l
098|Cadmium Red Deep Hue|b7242f|SO||l
103|Cadmium Red Pale Hue|ea5233|SO||l
109|Cadmium Yellow Hue|fccb21|SO||l
119|Cadmium Yellow Pale Hue|fddd2e|SO||l
139|Cerulean Blue Hue|3e9ccd|SO|PB15 PW5|l
150|Chinese White|f7f7f6|SO|PW5|l
179|Cobalt Blue Hue|3a62b6|ST|PB29 PW5|l
231|Dioxazine Violet|4a2a68|T|PV37|l
235|Emerald|2c9d78|SO||l
266|Gamboge Hue|f2b23a|T||l
312|Hooker's Green Dark|21533e|T||l
314|Hooker's Green Light|3f7f43|T||l
317|Indian Red|914440|O|PR101|l
322|Indigo|2e3152|SO||l
327|Intense Blue (Phthalo Blue)|074092|T|PB15|l
329|Intense Green (Phthalo Green)|046956|T|PG7|l
331|Ivory Black|282524|O|PBk9|l
337|Lamp Black|252628|O|PBk7|l
346|Lemon Yellow Hue|fcf061|ST||l
362|Light Red|be6646|O|PR101|l
398|Mauve|5b3a7e|T||l
465|Payne's Gray|333d4b|SO||l
502|Permanent Rose|d63570|T|PV19|l
538|Prussian Blue|103666|T|PB27|l
544|Purple Lake|6f2a56|T||l
552|Raw Sienna|bd8037|T||l
554|Raw Umber|6f5434|T|PBr7|l
580|Rose Madder Hue|d04f64|T||l
599|Sap Green|577a3a|T||l
609|Sepia|3f332b|O||l
654|Turquoise|1ba0ac|ST||l
660|Ultramarine|243ca4|T|PB29|l
676|Vandyke Brown|493123|T||l
696|Viridian Hue|1b7c64|T|PG7|l
744|Yellow Ochre|cd983a|SO|PY42|l
`,
});
