import { vendorPalette } from "../vendor-palette.ts";

/**
 * Royal Talens Amsterdam Standard Series. Numbers and names from the maker's chart; each color is the mean (OKLab) of two lists of
 * swatches, neither of them measured; transparency by class of pigment; pigments where they are single and certain.
 */
export const amsterdamStandard = vendorPalette({
  id: 3,
  slug: "amsterdam-standard",
  vendor: { title: "Royal Talens Amsterdam", mediumTitle: "Standard Series Acrylic" },
  medium: "acrylic",
  rows: `
104|Zinc White|f7f7f6|ST|PW4|m
105|Titanium White|fbfbfa|O|PW6|m
289|Titanium Buff Light|f4eade|O||m
290|Titanium Buff Deep|d7d2ca|O||m
222|Naples Yellow Light|fbf8e7|O|PW6 PY42|m
282|Naples Yellow Green|ebe1b9|O||m
223|Naples Yellow Deep|f7d688|O||l
292|Naples Yellow Red Light|f6e1cc|O||m
224|Naples Yellow Red|f9b391|O||m
274|Nickel Titanium Yellow|faf38d|O|PY53|m
243|Greenish Yellow|c4d629|SO||l
267|Azo Yellow Lemon|faf05d|ST|PY3|m
275|Primary Yellow|feec1a|ST|PY74|m
268|Azo Yellow Light|f8d819|ST|PY74|m
272|Transparent Yellow Medium|ffea1f|T||m
269|Azo Yellow Medium|f6c405|ST|PY74|m
270|Azo Yellow Deep|eca817|ST||m
253|Gold Yellow|f1bc59|SO||m
276|Azo Orange|fe6c05|SO||m
311|Vermilion|e14d1c|SO||l
398|Naphthol Red Light|d74429|SO|PR112|l
396|Naphthol Red Medium|d33228|SO|PR112|l
317|Transparent Red Medium|f02952|T||l
315|Pyrrole Red|dd0812|SO|PR254|l
399|Naphthol Red Deep|a8292c|SO||l
318|Carmine|bb1636|ST||l
369|Primary Magenta|bc0e4b|ST||m
348|Permanent Red Purple|d21a59|ST||l
366|Quinacridone Rose|cd2c62|T|PV19|l
316|Venetian Rose|e69798|O||l
330|Persian Rose|ebb4c6|O||m
361|Light Rose|f1c8e0|O||m
385|Quinacridone Rose Light|e98fb5|O||l
577|Permanent Red Violet Light|c2378f|SO||l
567|Permanent Red Violet|682349|T||l
344|Caput Mortuum Violet|5e273d|O|PR101|l
568|Permanent Blue Violet|471468|T||l
507|Ultramarine Violet|5b4f96|ST|PV15|l
519|Ultramarine Violet Light|7678b9|O||l
562|Greyish Blue|8b9dc2|O||l
504|Ultramarine|263bad|ST|PB29|l
512|Cobalt Blue (Ultramarine)|1953ad|SO|PB29 PW6|m
572|Primary Cyan|0079c7|SO||m
570|Phthalo Blue|23417f|T|PB15|l
582|Manganese Blue Phthalo|1971bc|T|PB15|m
517|King's Blue|4e9cc2|O|PW6 PB15|l
564|Brilliant Blue|0083af|O||l
551|Sky Blue Light|b0e3f5|O||l
566|Prussian Blue (Phthalo)|0f2c4b|T||l
557|Greenish Blue|107d97|T||l
522|Turquoise Blue|00aedb|O||l
661|Turquoise Green|4ebab6|O||l
617|Yellowish Green|a3c225|SO||l
605|Brilliant Green|41ab34|SO||l
618|Permanent Green Light|3da036|SO||l
615|Emerald Green|109866|SO||m
619|Permanent Green Deep|2c6346|ST||m
675|Phthalo Green|01433e|T|PG7|l
621|Olive Green Light|c7c436|SO||l
622|Olive Green Deep|4a6035|SO||m
623|Sap Green|24491e|T||l
227|Yellow Ochre|cb9b17|SO|PY42|m
231|Gold Ochre|d19117|SO||l
234|Raw Sienna|a7743c|SO||l
411|Burnt Sienna|993217|T|PR101|l
408|Raw Umber|504124|SO||l
409|Burnt Umber|55382b|SO||m
403|Vandyke Brown|3b2b22|T||l
718|Warm Grey|c1b6a9|O||l
710|Neutral Grey|82878a|O||m
708|Payne's Grey|212223|SO||m
702|Lamp Black|292828|O|PBk7|m
735|Oxide Black|070a06|O|PBk11|l
800|Silver|b3b4ae|O||l*
802|Light Gold|ddbf5e|O||l*
803|Deep Gold|d39b47|O||l*
805|Copper|ce583c|O||m*
811|Bronze|b17552|O||m*
815|Pewter|b0aa94|O||m*
840|Graphite|494642|SO||l*
`,
});
