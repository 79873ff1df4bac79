import cs from "./titles/cs.json" with { type: "json" };
import de from "./titles/de.json" with { type: "json" };
import en from "./titles/en.json" with { type: "json" };
import es from "./titles/es.json" with { type: "json" };
import fr from "./titles/fr.json" with { type: "json" };
import ja from "./titles/ja.json" with { type: "json" };
import nl from "./titles/nl.json" with { type: "json" };
import pl from "./titles/pl.json" with { type: "json" };
import pt from "./titles/pt.json" with { type: "json" };
import tr from "./titles/tr.json" with { type: "json" };
import uk from "./titles/uk.json" with { type: "json" };

/** The catalog's titles by language, then by the slug of the recipe. Only the server reads them: no browser needs them all. */
export const catalogTitles = { en, de, es, fr, pl, tr, ja, nl, cs, uk, pt } satisfies Record<
  string,
  Readonly<Record<string, string>>
>;
