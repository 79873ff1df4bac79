import { vendorPalette } from "../vendor-palette.ts";

/**
 * Crayola crayons. Names and colors as the maker gives them for screens (as tabulated on Wikipedia), not measured wax. Crayola prints no
 * numbers: these are the places in our list.
 */
export const crayolaCrayons = vendorPalette({
  id: 7,
  slug: "crayola-crayons",
  vendor: { title: "Crayola", mediumTitle: "Standard crayons" },
  medium: "crayon",
  rows: `
1|Red|ed0a3f|||m
2|Maroon|c32148|||m
3|Scarlet|fd0e35|||m
4|Brick Red|c62d42|||m
5|Chestnut|b94e48|||m
6|Sunset Orange|fe4c40|||m
7|Bittersweet|fe6f5e|||m
8|Burnt Orange|ff7034|||m
9|Red-Orange|ff681f|||m
10|Mango Tango|e77200|||m
11|Orange|ff8833|||m
12|Macaroni and Cheese|ffb97b|||m
13|Desert Sand|edc9af|||m
14|Yellow-Orange|ffae42|||m
15|Maize|f2c649|||m
16|Goldenrod|fcd667|||m
17|Dandelion|fed85d|||m
18|Yellow|fbe870|||m
19|Green-Yellow|f1e788|||m
20|Olive Green|b5b35c|||m
21|Spring Green|ecebbd|||m
22|Canary|ffff99|||m
23|Lemon Yellow|ffff9f|||m
24|Granny Smith Apple|9de093|||m
25|Inchworm|afe313|||m
26|Asparagus|7ba05b|||m
27|Yellow-Green|c5e17a|||m
28|Green|01a638|||m
29|Fern|63b76c|||m
30|Forest Green|5fa777|||m
31|Sea Green|93dfb8|||m
32|Shamrock|33cc99|||m
33|Mountain Meadow|1ab385|||m
34|Jungle Green|29ab87|||m
35|Caribbean Green|00cc99|||m
36|Tropical Rain Forest|00755e|||m
37|Pine Green|01796f|||m
38|Aquamarine|95e0e8|||m
39|Turquoise Blue|6cdae7|||m
40|Sky Blue|76d7ea|||m
41|Robin's Egg Blue|00cccc|||m
42|Pacific Blue|009dc4|||m
43|Blue-Green|0095b7|||m
44|Cerulean|02a4d3|||m
45|Cornflower|93ccea|||m
46|Denim|1560bd|||m
47|Navy Blue|0066cc|||m
48|Midnight Blue|003366|||m
49|Wild Blue Yonder|7a89b8|||m
50|Cadet Blue|a9b2c3|||m
51|Blue|0066ff|||m
52|Bluetiful|3c69e7|||m
53|Indigo|4f69c6|||m
54|Periwinkle|c3cde6|||m
55|Blue Bell|9999cc|||m
56|Manatee|8d90a1|||m
57|Blue-Violet|6456b7|||m
58|Violet-Blue|766ec8|||m
59|Purple Heart|652dc1|||m
60|Royal Purple|6b3fa0|||m
61|Wisteria|c9a0dc|||m
62|Violet|8359a3|||m
63|Vivid Violet|803790|||m
64|Orchid|e29cd2|||m
65|Plum|8e3179|||m
66|Mulberry|c8509b|||m
67|Fuchsia|c154c1|||m
68|Eggplant|614051|||m
69|Red-Violet|bb3385|||m
70|Jazzberry Jam|a50b5e|||m
71|Magenta|f653a6|||m
72|Razzmatazz|e30b5c|||m
73|Wild Strawberry|ff3399|||m
74|Cerise|da3287|||m
75|Violet-Red|f7468a|||m
76|Carnation Pink|ffa6c9|||m
77|Cotton Candy|ffb7d5|||m
78|Tickle Me Pink|fc80a5|||m
79|Salmon|ff91a4|||m
80|Piggy Pink|fdd7e4|||m
81|Blush|db5079|||m
82|Mauvelous|f091a9|||m
83|Lavender|fbaed2|||m
84|Melon|febaad|||m
85|Peach|ffcba4|||m
86|Apricot|fdd5b1|||m
87|Tumbleweed|dea681|||m
88|Tan|fa9d5a|||m
89|Antique Brass|c88a65|||m*
90|Copper|da8a67|||m*
91|Raw Sienna|d27d46|||m
92|Burnt Sienna|e97451|||m
93|Sepia|9e5b40|||m
94|Brown|af593e|||m
95|Fuzzy Wuzzy|87421f|||m
96|Beaver|926f5b|||m
97|Mahogany|ca3435|||m
98|Raw Umber|665233|||m
99|Shadow|837050|||m
100|Almond|eed9c4|||m
101|Banana Mania|fbe7b2|||m
102|Gold|e6be8a|||m*
103|Timberwolf|d9d6cf|||m
104|Silver|c9c0bb|||m*
105|Gray|8b8680|||m
106|Outer Space|2d383a|||m
107|Black|000000|||m
108|White|ffffff|||m
109|Orange-Red|ff5349|||m
110|Vivid Tangerine|ff9980|||m
111|Teal Blue|008080|||m
112|Thistle|d8bfd8|||m
113|Pink Flamingo|fc74fd|||m
114|Pink Sherbert|f7a38e|||m
`,
});
