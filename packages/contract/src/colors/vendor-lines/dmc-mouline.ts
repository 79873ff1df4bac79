import { vendorPalette } from "../vendor-palette.ts";

/**
 * DMC Mouliné Spécial: 120 of its threads, staples and the rest spread evenly. Numbers, names and colors from a widely copied table; the
 * maker publishes no values.
 */
export const dmcMouline = vendorPalette({
  id: 6,
  slug: "dmc-mouline",
  vendor: { title: "DMC", mediumTitle: "Mouliné Spécial threads" },
  medium: "thread",
  rows: `
B5200|Snow White|ffffff|||m
White|White|fcfbf8|||m
Ecru|Ecru|f0eada|||m
150|Dusty Rose Ultra Very Dark|ab0249|||m
154|Grape Very Dark|572433|||m
165|Moss Green Very Light|eff4a4|||m
208|Lavender Very Dark|835b8b|||m
209|Lavender Dark|a37ba7|||m
310|Black|000000|||m
311|Wedgewood Ultra Very Dark|1c5066|||m
316|Antique Mauve Medium|b7737f|||m
318|Steel Gray Light|ababab|||m
321|Red|c72b3b|||m
333|Blue Violet Very Dark|5c5478|||m
340|Blue Violet Medium|ada7c7|||m
351|Coral|e96a67|||m
353|Peach|fed7cc|||m
367|Pistachio Green Dark|617a52|||m
368|Pistachio Green Light|a6c298|||m
369|Pistachio Green Very Light|d7edcc|||m
371|Mustard|bfa671|||m
402|Mahogany Very Light|f7a777|||m
414|Steel Gray Dark|8c8c8c|||m
415|Pearl Gray|d3d3d6|||m
433|Brown Medium|7a451f|||m
434|Brown Light|985e33|||m
435|Brown Very Light|b87748|||m
436|Tan|cb9051|||m
437|Tan Light|e4bb8e|||m
500|Blue Green Very Dark|044d33|||m
502|Blue Green|5b9071|||m
503|Blue Green Medium|7bac94|||m
518|Wedgewood Light|4f93a7|||m
523|Fern Green Light|abb197|||m
535|Ash Gray Very Light|636458|||m
550|Violet Very Dark|5c184e|||m
552|Violet Medium|803a6b|||m
553|Violet|a3638b|||m
554|Violet Light|dbb3cb|||m
598|Turquoise Light|90c3cc|||m
608|Burnt Orange Bright|fd5d35|||m
610|Drab Brown Dark|796047|||m
646|Beaver Gray Dark|877d73|||m
666|Bright Red|e31d42|||m
700|Green Bright|07731b|||m
702|Kelly Green|47a72f|||m
729|Old Gold Medium|d0a53e|||m
731|Olive Green Dark|938b37|||m
733|Olive Green Medium|bcb34c|||m
738|Tan Very Light|eccc9e|||m
739|Tan Ultra Very Light|f8e4c8|||m
740|Tangerine|ff8b00|||m
741|Tangerine Medium|ffa32b|||m
742|Tangerine Light|ffbf57|||m
743|Yellow Medium|fed376|||m
744|Yellow Pale|ffe793|||m
745|Yellow Pale Light|ffe9ad|||m
762|Pearl Gray Very Light|ececec|||m
781|Topaz Very Dark|a26d20|||m
796|Royal Blue Dark|11416d|||m
797|Royal Blue|13477d|||m
798|Delft Blue Dark|466a8e|||m
799|Delft Blue Medium|748eb6|||m
800|Delft Blue Pale|c0ccde|||m
816|Garnet|970b23|||m
825|Blue Dark|4781a5|||m
830|Golden Olive Dark|8d784b|||m
844|Beaver Gray Ultra Dark|484848|||m
892|Carnation Medium|ff798c|||m
894|Carnation Very Light|ffb2bb|||m
895|Hunter Green Very Dark|1b5300|||m
898|Coffee Brown Very Dark|492a13|||m
900|Burnt Orange Dark|d15807|||m
904|Parrot Green Very Dark|557822|||m
905|Parrot Green Dark|628a28|||m
906|Parrot Green Medium|7fb335|||m
907|Parrot Green Light|c7e666|||m
910|Emerald Green Dark|187e57|||m
912|Emerald Green Light|1b9d6b|||m
915|Plum Dark|820043|||m
919|Red Copper|a64510|||m
926|Gray Green Medium|98aeae|||m
934|Avocado Green Black|313919|||m
936|Avocado Green Very Dark|4c5826|||m
939|Navy Blue Very Dark|1b2853|||m
959|Sea Green Medium|59c7b4|||m
973|Canary Bright|ffe300|||m
996|Electric Blue Medium|30c2ec|||m
3013|Khaki Green Light|b9b982|||m
3031|Mocha Brown Very Dark|4b3c2a|||m
3032|Mocha Brown Medium|b39f8b|||m
3041|Antique Violet Medium|956f7c|||m
3052|Green Gray Medium|889268|||m
3064|Desert Sand|c48e70|||m
3340|Apricot Medium|ff836f|||m
3341|Apricot|fcab98|||m
3346|Hunter Green|406a3a|||m
3371|Black Brown|1e1108|||m
3608|Plum Very Light|ea9cc4|||m
3722|Shell Pink Medium|bc6c64|||m
3726|Antique Mauve Dark|9b5b66|||m
3746|Blue Violet Dark|776b98|||m
3755|Baby Blue|93b4ce|||m
3765|Peacock Blue Very Dark|347f8c|||m
3768|Gray Green Dark|657f7f|||m
3802|Antique Mauve Very Dark|714149|||m
3804|Cyclamen Pink Dark|e02876|||m
3808|Turquoise Ultra Very Dark|366970|||m
3811|Turquoise Very Light|bce3e6|||m
3829|Old Gold Very Dark|a98204|||m
3832|Raspberry Medium|db556e|||m
3836|Grape Light|ba91aa|||m
3844|Turquoise Bright Dark|12aeba|||m
3846|Turquoise Bright Light|06e3e6|||m
3847|Teal Green Dark|347d75|||m
3848|Teal Green Medium|4c9392|||m
3857|Rosewood Dark|68251a|||m
3858|Rosewood Medium|964a3f|||m
3860|Cocoa|7d5d57|||m
3861|Cocoa Light|a68881|||m
`,
});
