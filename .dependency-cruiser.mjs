/** The rules of the architecture (README has its ten lines), one sentence each. `npm test` breaks on any violation. */
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const world =
  "^(node:)?(fs|fs/promises|net|http|https|child_process|worker_threads|os|dns|tls|dgram)$|node_modules/(sharp|@resvg|@hyzyla|libheif-js|pg|pg-boss|@electric-sql|@aws-sdk|nodemailer|drizzle-orm)/";

export default {
  forbidden: [
    rule("no-cycles", "Nothing imports itself around a corner.", {}, { circular: true }),
    rule(
      "engine-stands-alone",
      "The engine imports nothing outside itself.",
      { path: "^packages/engine/src", pathNot: "\\.test\\.tsx?$|/testing/" },
      { pathNot: "^packages/engine/src" },
    ),
    rule(
      "toolbox-knows-no-product",
      "A toolbox folder of the engine never imports a product.",
      {
        path: "^packages/engine/src/(arithmetic|graphs|raster|colors|regions|paths|network|tflite|seeing|edges|strokes|drawing|looks)/",
        pathNot: "\\.test\\.ts$",
      },
      { path: "^packages/engine/src/(coloring|outlines|paint-by-numbers)/" },
    ),
    rule(
      "products-do-not-meet",
      "Products of the engine do not import each other: what two need moves down.",
      { path: "^packages/engine/src/(coloring|outlines|paint-by-numbers)/" },
      {
        path: "^packages/engine/src/(coloring|outlines|paint-by-numbers)/",
        pathNot: "^packages/engine/src/$1/",
      },
    ),
    rule(
      "scenes-stand-alone",
      "Scenes import nothing outside themselves.",
      { path: "^packages/scenes/src", pathNot: "\\.test\\.ts$" },
      { pathNot: "^packages/scenes/src" },
    ),
    rule(
      "contract-knows-the-engine-only",
      "The contract knows the engine's option tables, zod and i18next.",
      { path: "^packages/contract/src", pathNot: "\\.test\\.ts$" },
      { pathNot: "^packages/(contract|engine)/|node_modules/(zod|i18next)/" },
    ),
    rule(
      "server-loads-no-algorithm",
      "What answers requests opens the engine's small doors only: all of it takes 30 MB and a tenth of a second.",
      { path: "^(packages/contract|apps/server)/src", pathNot: "/images/child/|/testing/|\\.test\\.ts$" },
      { path: "^packages/engine/src/index\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "photos-know-the-engine-only",
      "Photos know the engine and nothing above it.",
      { path: "^packages/photos" },
      { path: "^(packages/(contract|postscript|prints|scenes|vectors)|apps)/" },
    ),
    rule(
      "prints-know-engine-and-photos-only",
      "Prints know the engine, photos and nothing above them.",
      { path: "^packages/prints/" },
      { path: "^(packages/(contract|postscript|scenes|vectors)|apps)/" },
    ),
    rule(
      "postscript-has-one-door",
      "Only vectors know PostScript.",
      { path: "^(packages/(?!postscript)|apps)", pathNot: "^packages/vectors/" },
      { path: "^packages/postscript/" },
    ),
    rule(
      "postscript-knows-engine-and-photos-only",
      "PostScript knows the engine, photos and nothing above them.",
      { path: "^packages/postscript/" },
      { path: "^(packages/(contract|scenes|vectors)|apps)/" },
    ),
    rule(
      "vectors-know-engine-and-photos-only",
      "Vectors know the engine, photos, PostScript and nothing above them.",
      { path: "^packages/vectors" },
      { path: "^(packages/(contract|scenes)|apps)/" },
    ),
    rule(
      "packages-do-not-know-apps",
      "Nothing in packages points at an app.",
      { path: "^packages/" },
      { path: "^apps/" },
    ),
    rule(
      "apps-do-not-meet",
      "Apps do not import each other.",
      { path: "^apps/([^/]+)/" },
      { path: "^apps/", pathNot: "^apps/$1/" },
    ),
    rule(
      "features-do-not-meet",
      "Features of the server do not import each other; a feature gets what it needs from app.ts.",
      { path: "^apps/server/src/features/([^/]+)/" },
      { path: "^apps/server/src/features/", pathNot: "^apps/server/src/features/$1/" },
    ),
    rule(
      "widgets-do-not-meet",
      "Widget features of the web do not import each other: what two need moves to ui or platform.",
      { path: "^apps/web/src/widgets/([^/]+)/" },
      { path: "^apps/web/src/widgets/", pathNot: "^apps/web/src/widgets/$1/" },
    ),
    rule(
      "only-platform-touches-the-world",
      "On the server only platform, images (its child and pictures) and the entries touch the world.",
      { path: "^apps/server/src/features", pathNot: "\\.test\\.ts$" },
      { path: world },
    ),
    rule(
      "only-children-decode",
      "The server's own process reaches no decoder: untrusted bytes meet native code in its children only.",
      { path: "^apps/server/src/main\\.ts$" },
      { path: "node_modules/(sharp|@resvg|@hyzyla|libheif-js)/", reachable: true },
    ),
    rule(
      "tables-are-light",
      "What a widget may import of the contract (tables, messages) never reaches zod.",
      { path: "^packages/contract/src/(tables|texts/messages)\\.ts$" },
      { path: "node_modules/zod/", reachable: true },
    ),
    rule(
      "web-has-no-node",
      "The web runs in a browser: no Node modules, no zod (the contract's tables and types suffice).",
      { path: "^apps/web/src", pathNot: "\\.test\\.tsx?$" },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "no-undeclared-packages",
      "A package is declared where it is used (npm hoisting hides that from tsc).",
      { path: "^(packages|apps)/", pathNot: "\\.test\\.tsx?$|/testing/" },
      {
        dependencyTypes: ["npm-no-pkg", "npm-unknown", "unknown", "undetermined"],
        pathNot: "^(packages/|virtual:)",
      },
    ),
    rule(
      "no-unresolved",
      "Every import leads somewhere.",
      {},
      { couldNotResolve: true, pathNot: "^(virtual:|vite/|vitest/)|\\?(inline|url|raw|late)$" },
    ),
    rule(
      "tests-stay-outside",
      "Product code does not import tests.",
      { path: "^(packages|apps)/", pathNot: "\\.test\\.tsx?$|/testing/" },
      { path: "\\.test\\.tsx?$|/testing/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // what we built ourselves, and what is not TypeScript; packages that keep their code in dist/ must stay visible to the rules
    exclude: { path: "^(packages|apps)/[^/]+/dist/|\\.kernel(\\.ts)?$" },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
