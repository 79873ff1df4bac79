import { describe, expect, it } from "vitest";
import { checkEnglish } from "./english.ts";

const english =
  `cat|a cat under a tree|sunset|two dogs|red house|sunflowers in a vase|girl with balloon|a geisha in a kimono under cherry blossoms|Paris café|golden retriever puppy|tulips in Amsterdam|Mont Saint-Michel|jellyfish|steampunk airship above clouds|old fisherman mending nets|lotus pond, koi fish|lemon tree|a lonely lighthouse on rocky cliffs with crashing waves|boho abstract shapes|hedgehog with umbrella|bonsai|piñata party|matryoshka dolls|abstract|winter wonderland|space cat|llama in a poncho|red panda|mandala|still life with lemons|Hogwarts castle|my dog Bella at the beach|LA skyline at night|a man and a woman dancing|die cut sticker of a fox|Rio de Janeiro|la tour eiffel tower at night|crème brûlée on a table|grandma's kitchen|Totoro`.split(
    "|",
  );

const others = {
  de: "eine Katze schläft unter einem Baum|zwei Elefanten am Fluss|rotes Haus|Hund|Sonnenblumen in einer Vase|Rakete über einer Stadt bei Nacht|Berge und See|ein Fuchs im Schnee",
  es: "un gato durmiendo debajo de un árbol|dos elefantes junto al río|casa roja|perro|girasoles en un jarrón|un cohete sobre la ciudad de noche|lago y montañas|un zorro en la nieve",
  fr: "un chat qui dort sous un arbre|deux éléphants au bord de la rivière|maison rouge|chien|tournesols dans un vase|une fusée au-dessus de la ville|un renard dans la neige",
  pl: "kot śpiący pod drzewem|dwa słonie nad rzeką|czerwony dom|słoneczniki w wazonie|rakieta nad miastem noca|lis na sniegu",
  tr: "ağacın altında uyuyan kedi|nehir kenarında iki fil|kırmızı ev|köpek|vazoda ayçiçekleri|karda bir tilki",
  ja: "木の下で眠る猫|川のそばの二頭の象|赤い家|犬|花瓶のひまわり|雪の中の狐",
  nl: "een kat slaapt onder een boom|twee olifanten bij een rivier|hond|zonnebloemen in een vaas|een raket boven de stad bij nacht|een vos in de sneeuw",
  cs: "kočka spící pod stromem|dva sloni u řeky|červený dům|slunečnice ve váze|raketa nad městem v noci|liška ve sněhu",
  uk: "кіт спить під деревом|два слони біля річки|червоний будинок|собака|соняшники у вазі|лисиця в снігу",
  pt: "um gato dormindo debaixo de uma árvore|dois elefantes perto do rio|cachorro|girassois em um vaso|um foguete sobre a cidade a noite|uma raposa na neve",
};
const foreign = Object.entries(others).flatMap(([language, prompts]) =>
  prompts.split("|").map((prompt) => [language, prompt] as const),
);

describe("checkEnglish", () => {
  it.each(english)("lets English pass: %s", (prompt) => {
    expect(checkEnglish(prompt)).toEqual({ isEnglish: true });
  });

  it.each(foreign)("knows %s: %s", (language, prompt) => {
    expect(checkEnglish(prompt)).toMatchObject({ isEnglish: false, language });
  });

  it("asks whether its nouns are meant", () => {
    expect(checkEnglish("eine Katze unter einem Baum")).toMatchObject({ didYouMean: "cat, tree" });
    expect(checkEnglish("木の下で眠る猫")).toMatchObject({ didYouMean: "tree, cat" });
    expect(checkEnglish("kočka spící pod stromem")).toMatchObject({ didYouMean: "cat, tree" });
    expect(checkEnglish("соняшники у вазі")).toMatchObject({ didYouMean: "sunflower, vase" });
  });

  it("has nothing against prompts without a word", () => {
    for (const prompt of ["", "123", "!!", "🙂", "\uD800"])
      expect(checkEnglish(prompt)).toEqual({ isEnglish: true });
  });

  it("takes a whole word before the beginning of another", () => {
    expect(checkEnglish("un château au bord du lac")).toMatchObject({ didYouMean: "castle, lake" });
    expect(checkEnglish("gün batımında deniz ve kedi")).toMatchObject({ didYouMean: "sea, cat" });
  });

  it.each([
    ["ko", "고양이와 나무"],
    ["el", "σκύλος και γάτα στον κήπο"],
    ["ru", "собака и кошка в саду"],
    ["zh", "花园里的狗和猫"],
    ["it", "un cane e un gatto nel giardino"],
    ["sv", "en hund och en katt i trädgården"],
    ["hu", "kutya és macska a kertben"],
    ["ro", "un câine și o pisică în grădină"],
    [null, "बगीचे में कुत्ता"],
    [null, "koira ja kissa puutarhassa"],
  ])("does not take %s for its neighbor: %s", (language, prompt) => {
    expect(checkEnglish(prompt)).toMatchObject({ isEnglish: false, language });
  });
});
