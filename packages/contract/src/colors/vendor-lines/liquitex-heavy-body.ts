import { vendorPalette } from "../vendor-palette.ts";

/**
 * Liquitex Heavy Body Acrylic. Codes, names, Munsell notation, opacity and pigments: Liquitex's published table (transcribed in
 * MeepleCodes/colour-wheel), less 3.3 % that the surface reflects. The maker has no class between opaque and semi-transparent.
 */
export const liquitexHeavyBody = vendorPalette({
  id: 2,
  slug: "liquitex-heavy-body",
  vendor: { title: "Liquitex", mediumTitle: "Heavy Body Acrylic" },
  medium: "acrylic",
  rows: `
108|Quinacridone Burnt Orange|4e211f|ST|PR206|m
109|Quinacridone Red-Orange|77030a|T||m
110|Quinacridone Crimson|900021|T|PV19|h
112|Quinacridone Red|aa1920|T|PR209|h
114|Quinacridone Magenta|68042e|T|PR122|m
115|Deep Violet|43081a|ST|PR122 PV19|m
116|Alizarin Crimson Hue Permanent|58121c|T|PR206 PR202|m
118|Quinacridone Blue Violet|350d1c|T|PV19|m
127|Burnt Sienna|6b301c|O|PBr7|h
128|Burnt Umber|311f16|O|PBr7|h
129|Transparent Burnt Sienna|572923|T|PR101|m
130|Transparent Burnt Umber|2a2624|T|PY42 PR101 PBk11|m
150|Cadmium Orange|ff8607|O|PO20|h
151|Cadmium Red Medium Hue|c00000|O|PR170 PY97|h
152|Cadmium Red Light|d72a00|O|PR108|h
154|Cadmium Red Medium|c70009|O|PR108|h
159|Cadmium Yellow Light Hue|f5dc00|O|PY184|h
160|Cadmium Yellow Light|f5e000|O|PY35|h
161|Cadmium Yellow Medium|fec600|O|PY35|h
163|Cadmium Yellow Deep Hue|f3a700|O|PY83 PY74 PW6|h
164|Cerulean Blue|005781|O|PB36|h
166|Chromium Oxide Green|396333|O|PG17|h
169|Cobalt Turquoise|00676c|O|PB36|h
170|Cobalt Blue|003596|O|PB28|h
171|Cobalt Green|005753|O|PG50|h
172|Cobalt Teal|00999b|O|PG50|h
186|Dioxazine Purple|231613|T|PV23|m
224|Hooker's Green Hue Permanent|223614|ST|PG7 PY110|m
225|Hooker's Green|141d1e|ST|PBk7 PG7 PY74|m
244|Ivory Black|0f1012|O|PBk9|h
275|Manganese Blue Hue|005480|O|PB15 PG7 PW6|h
276|Mars Black|1b1a1a|O|PBk11|h
292|Naphthol Crimson|a70003|T|PR170|h
294|Naphthol Red Light|c41f00|T|PR9|h
300|Deep Magenta|640b39|ST|PR122 PV19 PW6|m
310|Payne's Gray|12161b|O|PB29 PBk9 PV15|h
311|Cadmium Red Deep Hue|7f0010|O|PR170 PV19|h
312|Light Green Permanent|008a29|O|PG7 PY97 PW6|h
314|Phthalocyanine Blue (Red Shade)|0e0040|T|PB15:6|m
315|Sap Green Permanent|1f3419|ST|PY139 PB15:3 PBk11|m
316|Phthalocyanine Blue (Green Shade)|1e0346|T|PB15|m
317|Phthalocyanine Green (Blue Shade)|002427|T|PG7|m
319|Phthalocyanine Green (Yellow Shade)|003325|T|PG36|m
320|Prussian Blue Hue|110e23|ST|PB15:3 PV23 PBk11|m
321|Pyrrole Red|bf0000|O|PR254|h
322|Indanthrene Blue|240c28|T|PB60|m
323|Pyrrole Orange|df4a00|ST|PO73|h
324|Indian Yellow|cf8900|ST|PY139|h
325|Green Gold|58500f|ST|PY129|h
326|Pyrrole Crimson|6f0018|O|PR264|h
327|Transparent Viridian Hue|003031|ST|PG7|m
330|Raw Sienna|8d5423|O|PBr7|h
331|Raw Umber|3b2c1c|O|PBr7|h
332|Transparent Raw Sienna|915c23|T|PY42|h
333|Transparent Raw Umber|2d2a29|T|PY42 PR101 PBk11|m
335|Red Oxide|923417|O|PR101|h
350|Green Deep Permanent|003f2a|O|PG7 PW6 PY97|h
380|Ultramarine Blue (Green Shade)|140057|ST|PB29|m
381|Cobalt Blue Hue|022398|O|PB29 PW6|h
382|Ultramarine Blue (Red Shade)|000053|O|PB29|h
391|Prism Violet|2c1529|T|PV23 PR122|m
392|Van Dyke Red|3a1f14|ST|PBr25|m
398|Viridian Hue Permanent|0f2623|O|PBr7 PG7|h
411|Yellow Light Hansa|e0de00|T|PY3|h
412|Yellow Medium Azo|e1c600|T|PY74|h
414|Yellow Orange Azo|ea9f00|T|PY83|h
416|Yellow Oxide|bd8a26|O|PY42|h
430|Transparent Mixing White|dfe2e6|T|PW4|h
432|Titanium White|fbfbfa|O|PW6|m
434|Unbleached Titanium|d9c4a2|O|PW6 PY42 PR101 PBk11|h
436|Parchment|d4cfb3|O|PBk7 PG7 PW6 PY42|h
450|Emerald Green|006e37|O|PG7 PY97 PW6|h
470|Cerulean Blue Hue|005a84|O|PB29 PG7 PW6 PB15:3|h
500|Medium Magenta|bc3c8e|O|PR122 PW6|h
510|Cadmium Red Light Hue|d53216|ST|PR9 PY74 PW6|h
530|Bronze Yellow|957431|O|PY42 PR101|h
561|Turquoise Deep|081534|ST|PB15:3 PG7|m
570|Brilliant Blue|007c9c|O|PB15:3 PG7 PW6|h
590|Brilliant Purple|8160b8|O|PV23 PW6|h
599|Neutral Gray Value 5|707272|O|PBk9 PBr7 PW6|h
601|Naples Yellow Hue|eab04e|O|PBr24 PW6|h
620|Vivid Red Orange|d35900|T|PO73 PY139|h
650|Light Emerald Green|2bab48|O|PG7 PY97 PW6|h
660|Bright Aqua Green|00a599|O|PG7 PB15 PW6|h
680|Light Blue Violet|668ddd|O|PB29 PW6|h
720|Cadmium Orange Hue|ff8b02|ST|PO43 PW6 PY83|h
730|Turner's Yellow|d6a300|ST|PY3 PY42|h
740|Vivid Lime Green|77c030|O|PY97 PG7 PW6|h
770|Light Blue Permanent|28b9d5|O|PB15 PG7 PW6|h
810|Light Portrait Pink|fbb6ab|O|PR188 PO36 PW6|h
830|Cadmium Yellow Medium Hue|f7be00|ST|PY97 PY83 PW6|h
840|Brilliant Yellow Green|a6d83f|ST|PG7 PW6 PY3 PY97|h
`,
});
