import { vendorPalette } from "../vendor-palette.ts";

/**
 * Vallejo Model Color: 112 of its colors, 29 staples and the rest spread evenly. Codes, names and colors: Arcturus5404/miniature-paints
 * (MIT), a single list of swatches. The line is opaque but for what its names say.
 */
export const vallejoModelColor = vendorPalette({
  id: 5,
  slug: "vallejo-model-color",
  vendor: { title: "Vallejo", mediumTitle: "Model Color Acrylic" },
  medium: "acrylic",
  rows: `
70.745|Dark Rose|805252|O||m
70.746|Chestnut Brown|603f36|O||m
70.749|Dark Purple|452733|O||m
70.750|Light Violet|a893bc|O||m
70.751|Black Violet|392a31|O||m
70.752|Infantry Blue|25212f|O||m
70.760|Light Mud|7c745d|O||m
70.762|Grey Brown|5b4923|O||m
70.764|Military Yellow|937626|O||m
70.766|Cream White|e3d1c3|O||m
70.767|Desert Brown|ab8556|O||m
70.769|Mustard Brown|9d714a|O||m
70.771|Dark Rust|3b2625|O||m
70.772|Medium Grey Blue|779d92|O||m
70.774|Lavender Grey|7f6f6f|O||m
70.802|Sunset Red|c02b49|O||m
70.804|Beige Red|b06e4b|O||m
70.807|Oxford Blue|3e3a53|O||m
70.808|Blue Green|007a89|O||m
70.810|Royal Purple|4d2740|O||m
70.811|Blue Violet|59467e|O||m
70.812|Violet Red|64353f|O||m
70.815|Basic Skin Tone|e9ac8d|O||m
70.818|Red Leather|95543e|O||m
70.824|Orange Ochre|ac8035|O||m
70.825|Pale Brown|9f8375|O||m
70.827|Lime Green|7f9435|O||m
70.835|Salmon Rose|e28f7f|O||m
70.837|Pale Sand|e3c28f|O||m
70.838|Emerald|00624b|O||m
70.839|Ultramarine|2d559d|O||m
70.840|Light Turquoise|006989|O||m
70.841|Andrea Blue|0270af|O||m
70.844|Deep Sky Blue|4d95c5|O||m
70.847|Dark Sand|cba868|O||m
70.850|Medium Olive|414e32|O||m
70.857|Golden Olive|808145|O||m
70.859|Black Red|552f2c|O||m
70.860|Medium Fleshtone|b07940|O||m
70.866|Grey Green|41403e|O||m
70.870|Medium Sea Grey|7d7b7c|O||m
70.875|Beige Brown|816041|O||m
70.876|Brown Sand|906145|O||m
70.879|Green Brown|816d32|O||m
70.880|Khaki Grey|7e6338|O||m
70.882|Middle Stone|937f42|O||m
70.885|Pastel Green|939870|O||m
70.886|Green Grey|65624f|O||m
70.889|Olive Brown|3f3126|O||m
70.896|Extra Dark Green|282a14|O||m
70.897|Bronze Green|313a29|O||m
70.898|Dark Sea Blue|262c38|O||m
70.901|Pastel Blue|607a93|O||m
70.902|Azure|5b6b9e|O||m
70.903|Intermediate Blue|646d76|O||m
70.904|Dark Blue Grey|6d8589|O||m
70.905|Blue Grey Pale|808686|O||m
70.906|Pale Blue|90a3a9|O||m
70.907|Pale Grey Blue|a7b6b3|O||m
70.908|Carmine Red|97211f|O||m
70.909|Vermilion|c42a28|O||m
70.910|Orange Red|dc4319|O||m
70.912|Tan Yellow|c19b6e|O||m
70.913|Yellow Ochre|deaa47|O||m
70.915|Deep Yellow|f1c701|O||m
70.917|Beige|dfbe6f|O||m
70.918|Ivory|ebe2d1|O||m
70.925|Blue|372c4c|O||m
70.926|Red|792825|O||m
70.927|Dark Flesh|d3933b|O||m
70.928|Light Flesh|f3d4b8|O||m
70.929|Light Brown|a25b31|O||m
70.934|Transparent Red|b62336|T||m
70.935|Transparent Orange|ea651a|T||m
70.936|Transparent Green|007943|T||m
70.937|Transparent Yellow|f7a501|T||m
70.938|Transparent Blue|323d5d|T||m
70.940|Saddle Brown|8c645c|O||m
70.941|Burnt Umber|513b2e|O||m
70.942|Light Green|007943|O||m
70.943|Grey Blue|596d85|O||m
70.944|Old Rose|bc6d70|O||m
70.945|Magenta|903153|O||m
70.950|Black|231d1d|O||m
70.951|White|ffffff|O||m
70.952|Lemon Yellow|e4d202|O||m
70.953|Flat Yellow|f6ba36|O||m
70.955|Flat Flesh|e09959|O||m
70.958|Pink|b04f7c|O||m
70.960|Violet|3c2c49|O||m
70.961|Sky Blue|74b8cf|O||m
70.962|Flat Blue|3f4873|O||m
70.963|Medium Blue|16416c|O||m
70.964|Field Blue|4d5256|O||m
70.966|Turquoise|0c425a|O||m
70.967|Olive Green|526138|O||m
70.970|Deep Green|1b4b33|O||m
70.971|Green Grey|b5b6ae|O||m
70.972|Light Green Blue|86958e|O||m
70.974|Green Sky|7a9165|O||m
70.975|Military Green|434434|O||m
70.978|Dark Yellow|90873a|O||m
70.983|Flat Earth|69442a|O||m
70.984|Flat Brown|703f38|O||m
70.986|Deck Tan|aba390|O||m
70.987|Medium Grey|867259|O||m
70.988|Khaki|6f5f3b|O||m
70.989|Sky Grey|aaabad|O||m
70.990|Light Grey|919294|O||m
70.992|Neutral Grey|61615f|O||m
70.993|White Grey|e3e2e0|O||m
70.994|Dark Grey|312f32|O||m
`,
});
