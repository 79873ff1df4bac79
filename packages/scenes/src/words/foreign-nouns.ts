/** The languages in which we know what people may have asked for. */
export const knownLanguages = ["de", "es", "fr", "pl", "tr", "ja", "nl", "cs", "uk", "pt"] as const;
export type KnownLanguage = (typeof knownLanguages)[number];

/**
 * Nouns people ask for, in each of those languages in the order of `knownLanguages`; the beginning of a word that is inflected.
 * A dash where the word is the English one, or another English word. Several beginnings of one noun are apart by a slash.
 */
const table = `
cat Katze/Kater gato chat kot/kocie kedi 猫/ねこ/ネコ kat/poes kočk/kocour кіт/кота/котик/кішк gato/gata
dog Hund perro chien pies/psa köpek 犬/いぬ hond pes/psa собак/пес cachorro/cão
horse Pferd caballo cheval/chevaux koń/konie at 馬 paard kůň/koně кінь/коня/коні cavalo
cow Kuh/Kühe vaca vache krow inek 牛 koe/koeien kráv коров vaca
sheep Schaf oveja mouton owc/owiec koyun 羊 schaap/schapen ovce/ovci вівц/овець ovelha
elephant Elefant elefante éléphant słoń/słonie fil 象/ゾウ olifant slon слон elefante
fox Fuchs zorro renard lis tilki 狐/キツネ vos lišk лисиц raposa
bear Bär oso ours niedźwied ayı 熊/クマ beer medvěd ведмід/ведмед urso
lion Löwe león lion lew/lwa aslan ライオン leeuw lev/lva лев/лева leão
rabbit Hase/Kaninchen conejo lapin królik/zając tavşan ウサギ/兎 konijn/haas králík/zajíc кролик/заєць coelho
bird Vogel/Vögel pájaro/ave oiseau ptak kuş 鳥 vogel pták/ptác птах/пташ pássaro
owl Eule búho/lechuza hibou/chouette sowa/sowy baykuş フクロウ uil sov сова/сови coruja
fish Fisch pez/peces poisson ryb balık 魚 vis/vissen ryb риб peixe
whale Wal ballena baleine wieloryb balina クジラ/鯨 walvis velryb кит/кита baleia
dolphin Delfin delfín dauphin delfin yunus イルカ dolfijn delfín дельфін golfinho
butterfly Schmetterling mariposa papillon motyl kelebek 蝶 vlinder motýl метелик borboleta
turtle Schildkröte tortuga tortue żółw kaplumbağa 亀/カメ schildpad želv черепах tartaruga
dragon Drache dragón - smok ejderha 竜/ドラゴン draak drak дракон dragão
unicorn Einhorn unicornio licorne jednoroż tekboynuz ユニコーン eenhoorn jednorož єдиноріг unicórnio
penguin Pinguin pingüino pingouin/manchot pingwin penguen ペンギン pinguïn tučňák пінгвін pinguim
girl Mädchen niña/chica fille dziewczyn kız 女の子/少女 meisje dívk/holčičk дівчин menina
boy Junge niño/chico garçon chłop oğlan/erkek 男の子/少年 jongen chlapec/kluk хлопчик/хлопець menino
woman Frau mujer femme kobiet kadın 女性 vrouw žena/žen жінк mulher
man Mann hombre homme mężczyzn adam 男性 - muž чоловік homem
child Kind/Kinder - enfant dzieck/dzieci çocuk 子供/こども kind/kinderen dítě/děti дитин/діти criança
tree Baum/Bäume árbol arbre drzew ağaç/ağac 木 boom/bomen strom дерев árvore
flower Blume flor fleur kwiat çiçe 花 bloem květin/květ квіт flor
rose - rosa - róż gül 薔薇/バラ roos/rozen růž троянд rosa
sunflower Sonnenblume girasol tournesol słonecznik ayçiçe/ayciçe ひまわり zonnebloem slunečnic соняшник girassol/girassóis
house Haus/Häuser casa maison dom/domek ev 家 huis/huizen dům/domek будинок/будинк/хат casa
castle Schloss/Burg castillo château zamek/zamk kale/şato 城 kasteel hrad/zámek замок/замк castelo
lighthouse Leuchtturm faro phare latarni fener/denizfener 灯台 vuurtoren maják маяк farol
windmill Windmühle molino moulin wiatrak yel 風車 windmolen mlýn млин/вітряк moinho
church Kirche iglesia église kościół kilise 教会 kerk kostel церкв igreja
bridge Brücke puente pont - köprü 橋 brug - міст/моста ponte
car Auto coche/carro voiture samoch araba 車 - - автомоб/машин carro
boat Boot barco bateau łód tekne 船 boot loď/loďk човен/корабел barco
train Zug - - pociąg tren 電車/列車 trein vlak поїзд/потяг trem
rocket Rakete cohete fusée rakiet roket ロケット raket raket ракет foguete
balloon Ballon/Luftballon globo ballon balon balon 風船 ballon balón повітряна/кульк balão
mountains Berg/Berge montaña montagne góry/gór dağ 山 - hory/hora гори/гір montanha
lake See lago lac jezior göl 湖 meer jezer озер lago
river Fluss río rivière rzek nehir/nehr 川 rivier řek річк/рік rio
sea Meer mar mer morz deniz 海 zee moř мор mar
beach Strand playa plage plaż plaj 浜辺/ビーチ - pláž пляж praia
forest Wald bosque forêt las/lasu/lesie orman 森 bos les/lese ліс/лісі floresta
garden Garten jardín jardin ogród/ogrod bahçe 庭 tuin zahrad сад/саду jardim
city Stadt ciudad ville miast şehir/şehr 街/町 stad měst місто/містом cidade
night Nacht noche nuit noc/nocą gece 夜 nacht noc/noci ніч/вночі noite
sun Sonne sol soleil słoń güneş 太陽 zon slunc сонц sol
moon Mond luna lune księżyc ay 月 maan měsíc місяц lua
star Stern estrella étoile gwiazd yıldız 星 ster/sterren hvězd зірк/зор estrela
rainbow Regenbogen arcoíris arc-en-ciel tęcz gökkuşağı 虹 regenboog duh веселк arco-íris
snow Schnee nieve neige śnieg/śniegu kar/karda 雪 sneeuw sníh/sněhu сніг/снігу neve
vase - jarrón - wazon vazo 花瓶 vaas váz ваз vaso
book Buch/Bücher libro livre książk kitap 本 boek knih книг livro
table Tisch mesa - stół/stole masa テーブル tafel stůl/stole стіл/столі mesa
cake Kuchen/Torte pastel/tarta gâteau ciast/tort pasta ケーキ taart dort торт bolo
apple Apfel/Äpfel manzana pomme jabłk elma りんご/林檎 appel jablk яблук maçã
bread Brot - - chleb ekmek パン brood chléb хліб pão
`;

const plain = (word: string) =>
  word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("ı", "i");

/** The beginnings of nouns of a language with the English word for each. */
function nounsOf(language: number): readonly (readonly [beginning: string, english: string])[] {
  return table
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [english = "", ...others] = row.split(" ");
      const words = others[language] ?? "-";
      return words === "-" ? [] : words.split("/").map((word) => [plain(word), english] as const);
    });
}

const byLanguage = new Map(knownLanguages.map((language, index) => [language, nounsOf(index)] as const));

/** Endings that an inflected word may have after what the table holds of it. */
const maxEnding = 4;

/** The English noun for a word of a language, if it is one of those we know: the word itself, else its longest beginning. */
export function englishFor(word: string, language: KnownLanguage): string | null {
  const written = plain(word);
  const nouns = byLanguage.get(language) ?? [];
  const whole = nouns.find(([noun]) => noun === written);
  if (whole) return whole[1];
  const begun = nouns.filter(([noun]) => {
    const ending = written.length - noun.length;
    return (
      written.startsWith(noun) && (noun.length < 4 ? noun.length > 2 && ending <= 2 : ending <= maxEnding)
    );
  });
  return begun.reduce<string | null>(
    (best, [noun, english]) =>
      begun.some(([other]) => other.length > noun.length) ? best : (best ?? english),
    null,
  );
}

/** The English nouns for what a text without spaces names (Japanese), in its order. */
export function englishWithin(text: string, language: KnownLanguage): string[] {
  const found = (byLanguage.get(language) ?? [])
    .map(([word, english]) => [text.indexOf(word), english] as const)
    .filter(([at]) => at >= 0)
    .sort(([a], [b]) => a - b)
    .map(([, english]) => english);
  return [...new Set(found)];
}
