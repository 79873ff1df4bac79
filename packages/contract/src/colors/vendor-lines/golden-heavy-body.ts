import { vendorPalette } from "../vendor-palette.ts";

/**
 * Golden Heavy Body Acrylic. Names and CIELAB of the thick film: Golden's published table (transcribed in MeepleCodes/colour-wheel); product
 * numbers: Arcturus5404/miniature-paints (MIT); pigments where they are single and certain; transparency by class of pigment. Beyond sRGB
 * the nearest color of it.
 */
export const goldenHeavyBody = vendorPalette({
  id: 1,
  slug: "golden-heavy-body",
  vendor: { title: "Golden", mediumTitle: "Heavy Body Acrylic" },
  medium: "acrylic",
  rows: `
1450|Alizarin Crimson Hue|381318|T||m
1005|Anthraquinone Blue|1c0e26|T|PB60|m
1464|Azurite Hue|152d40|ST||l
1009|Benzimidazolone Yellow Light|f8c500|ST|PY175|h
1008|Benzimidazolone Yellow Medium|fdb700|ST|PY154|h
1007|Bismuth Vanadate|ffe200|SO|PY184|h
1010|Bone Black|1e1f1f|O|PBk9|h
1020|Burnt Sienna|693c30|SO|PBr7|h
1030|Burnt Umber|3b2e29|SO|PBr7|h
1035|Burnt Umber Light|4a342b|SO||h
1070|Cadmium Orange|fd6900|O|PO20|h
1080|Cadmium Red Dark|9d0c1b|O|PR108|h
1090|Cadmium Red Light|dc2d00|O|PR108|h
1100|Cadmium Red Medium|b31214|O|PR108|h
1110|Cadmium Yellow Dark|ffa900|O|PY35|h
1120|Cadmium Yellow Light|ffe200|O|PY35|h
1130|Cadmium Yellow Medium|ffc500|O|PY35|m
1135|Cadmium Yellow Primrose|ffe800|O|PY35|h
1552|Cadmium Red Medium Hue|aa1400|SO||h
1554|Cadmium Yellow Medium Hue|ffbc00|SO||m
1040|Carbon Black|1b1c1c|O|PBk7|h
1050|Cerulean Blue Chromium|005f7e|SO|PB36|m
1051|Cerulean Blue Deep|004c5b|SO||m
1060|Chromium Oxide Green|4b683c|O|PG17|h
1061|Chromium Oxide Green Dark|2f4429|O||h
1140|Cobalt Blue|004ba7|SO|PB28|h
1556|Cobalt Blue Hue|004f88|ST||h
1142|Cobalt Green|004835|SO||m
1145|Cobalt Teal|009d9d|SO||m
1144|Cobalt Turquoise|006c6f|SO||m
1465|Cobalt Violet Hue|452637|ST||m
1147|Diarylide Yellow|ff9c00|ST|PY83|h
1150|Dioxazine Purple|171113|T|PV23|m
1160|Graphite Gray|555352|ST|PBk10|h
1170|Green Gold|5a6508|T|PY129|h
1180|Hansa Yellow Light|ffde00|ST|PY3|h
1190|Hansa Yellow Medium|fab600|ST|PY73|h
1191|Hansa Yellow Opaque|ffc800|SO|PY74|m
1454|Hooker's Green Hue|131f1d|T||m
1455|Indian Yellow Hue|b06200|T||m
1195|Jenkins Green|132220|T||m
1574|Light Bismuth Yellow|fef3a1|O||h
1558|Light Green Blue Shade|2bb946|O||h
1560|Light Green Yellow Shade|7fc93c|O||h
1562|Light Magenta|f68fa8|O||h
1575|Light Orange|ffc5a6|O||h
1577|Light Phthalo Blue|88d6f1|O||h
1578|Light Phthalo Green|b1ead7|O||h
1564|Light Turquoise (Phthalo)|008a74|O||m
1566|Light Ultramarine Blue|5a97e0|O||h
1568|Light Violet|6b66b6|O||h
1457|Manganese Blue Hue|00465a|T||l
1200|Mars Black|201e1e|O|PBk11|h
1202|Mars Yellow|9e4d26|SO||h
1570|Medium Magenta|b8488f|SO||h
1572|Medium Violet|4c2f69|SO||h
1459|Naples Yellow Hue|e8b36f|O||h
1210|Naphthol Red Light|b41e00|ST|PR112|h
1220|Naphthol Red Medium|8d0605|ST|PR5|h
1442|Neutral Gray N2|313131|O||h
1443|Neutral Gray N3|434141|O||h
1444|Neutral Gray N4|5e5d5c|O||h
1445|Neutral Gray N5|757472|O||h
1446|Neutral Gray N6|92908e|O||h
1447|Neutral Gray N7|a7a7a6|O||h
1448|Neutral Gray N8|c5c4c2|O||h
1225|Nickel Azo Yellow|996e00|T|PY150|m
1240|Payne's Gray|303236|SO||h
1250|Permanent Green Light|007159|SO||h
1252|Permanent Maroon|2f0e00|T||m
1253|Permanent Violet Dark|2a1029|T||m
1255|Phthalo Blue (Green Shade)|10103f|T|PB15:4|m
1260|Phthalo Blue (Red Shade)|08072a|T|PB15:1|m
1270|Phthalo Green (Blue Shade)|002224|T|PG7|m
1275|Phthalo Green (Yellow Shade)|00271e|T|PG36|l
1500|Primary Cyan|004d71|ST||h
1510|Primary Magenta|a21d28|T||h
1530|Primary Yellow|ffcb00|ST||m
1460|Prussian Blue Hue|10111c|T||m
1276|Pyrrole Orange|e94700|SO|PO73|h
1277|Pyrrole Red|bc0000|SO|PR254|h
1278|Pyrrole Red Dark|9f000a|SO|PR264|h
1279|Pyrrole Red Light|d01e00|SO|PR255|h
1301|Quinacridone / Nickel Azo Gold|5a2c26|T||l
1305|Quinacridone Magenta|5f040c|T|PR122|m
1310|Quinacridone Red|920f24|T|PV19|h
1330|Quinacridone Violet|610215|T|PV19|m
1340|Raw Sienna|9e632a|ST|PBr7|h
1350|Raw Umber|3c3632|SO|PBr7|h
1360|Red Oxide|7d2e1d|O|PR101|h
1461|Sap Green Hue|1a241a|T||m
1467|Smalt Hue|1a1c22|T||l
1369|Teal|00acab|O||l
1468|Terre Verte Hue|3d4637|ST||l
1370|Titan Buff|dccdb2|O||h
1371|Titan Green Pale|c5c7af|O||h
1576|Titan Mars Pale|eac1b1|O||h
1573|Titan Violet Pale|e0d7dc|O||h
1375|Titanate Yellow|f8e367|O|PY53|h
1380|Titanium White|fefdf8|O|PW6|h
1383|Transparent Brown Iron Oxide|311a10|T||m
1385|Transparent Red Iron Oxide|602816|T|PR101|m
1386|Transparent Yellow Iron Oxide|976326|T|PY42|l
1390|Turquoise (Phthalo)|001828|T||m
1400|Ultramarine Blue|222041|ST|PB29|m
1401|Ultramarine Violet|2c2940|ST|PV15|m
1462|Van Dyke Brown Hue|1f1813|SO||h
1403|Vat Orange|db4800|ST||h
1405|Violet Oxide|5e211d|SO|PR101|h
1469|Viridian Green Hue|004e40|T||m
1407|Yellow Ochre|b4732c|SO|PY43|h
1410|Yellow Oxide|c2862e|O|PY42|h
1415|Zinc White|f5f5f1|ST|PW4|h
`,
});
