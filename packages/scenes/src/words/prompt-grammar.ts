/** What a random prompt may be about. */
export const promptModes = ["surprise", "kids", "landscape", "pets", "season"] as const;
export type PromptMode = (typeof promptModes)[number];

interface Place {
  phrases: readonly string[];
  /** A time of day and weather may follow. */
  isOutdoors: boolean;
}

const outdoors = (phrases: string): Place => ({ phrases: phrases.split(", "), isOutdoors: true });
const indoors = (phrases: string): Place => ({ phrases: phrases.split(", "), isOutdoors: false });

/** The places of the grammar with the ways to say them. */
export const places = {
  garden: outdoors("in a garden, in a flower garden"),
  village: outdoors("in a village"),
  meadow: outdoors("in a meadow, in a flower meadow"),
  room: indoors("in a room, in a bedroom, in a living room"),
  forest: outdoors("in a forest, in an autumn forest, in a winter forest, in a spring forest"),
  snow: outdoors("in the snow"),
  river: outdoors("by a river"),
  savanna: outdoors("in the savanna"),
  mountains: outdoors("in front of mountains, in the mountains"),
  farm: outdoors("on a farm"),
  beach: outdoors("on the beach"),
  sea: outdoors("by the sea"),
  atSea: outdoors("on the sea"),
  lake: outdoors("by a lake, at a lake"),
  onLake: outdoors("on a lake"),
  hills: outdoors("on green hills, in a green valley"),
  jungle: outdoors("in the jungle"),
  desert: outdoors("in the desert"),
  reef: indoors("in a coral reef, under the sea"),
  space: indoors("in space"),
  moon: indoors("on the moon"),
  city: outdoors("in a city"),
  overCity: outdoors("over a city"),
  overHills: outdoors("over green hills, over a valley, over a lake"),
  table: indoors("on a table, on a kitchen table"),
  spring: outdoors("in spring, in a spring garden"),
  summer: outdoors("in summer, on a summer meadow"),
  autumn: outdoors("in autumn, in an autumn park"),
  winter: outdoors("in winter, in a winter village, in the snow"),
} as const satisfies Record<string, Place>;
export type PromptPlace = keyof typeof places;

/** Times and weathers with their weights. */
export const times: readonly (readonly [string, number])[] = [
  ["at sunset", 2],
  ["at sunrise", 1.5],
  ["at night", 1.5],
  ["on a rainy day", 0.6],
  ["on a foggy morning", 0.5],
  ["on a windy day", 0.4],
];

/** Something a prompt can be about, with what fits it. */
export interface Subject {
  noun: string;
  plural?: string;
  adjectives: readonly string[];
  deeds: readonly string[];
  places: readonly PromptPlace[];
  modes: readonly PromptMode[];
}

/** A row: noun, plural (or -), adjectives, deeds, places, modes. */
const rows = `
cat|cats|ginger,black,white,little,sleeping|sleeping under a tree,sitting on a fence,playing with a ball,looking at a butterfly,sitting on a chair|garden,village,meadow,room,farm|pets,kids
kitten|kittens|gray,tiny,white,spotted|playing with a ball,sleeping in a basket,wearing a bow|room,garden,meadow|pets,kids
dog|dogs|brown,small,big,white,spotted|running,playing with a ball,sitting next to a bench,sleeping under a tree|beach,meadow,garden,snow,forest|pets,kids
puppy|puppies|brown,tiny,golden,spotted|playing with a ball,sitting in a basket,wearing a scarf|garden,room,meadow|pets,kids
rabbit|rabbits|white,brown,gray,little|eating a carrot,sitting between flowers,jumping|meadow,garden,forest,spring|pets,kids,season
hamster|hamsters|brown,tiny,golden|eating a strawberry,sitting on a book|room|pets,kids
parrot|parrots|colorful,green,red,blue|sitting on a branch,flying|jungle,garden|pets,kids
goldfish|-|orange,red,tiny|swimming|reef|pets
turtle|turtles|green,small|walking,eating a strawberry|garden,beach|pets,kids
pony|ponies|white,brown,spotted,small|running,standing next to a fence|meadow,farm,hills|pets,kids
fox|foxes|red,young,little|reading a book,sitting under a tree,looking at a butterfly,sleeping|forest,snow,meadow,autumn|kids,season
elephant|elephants|big,gray,baby|walking,standing under a tree,holding a red balloon|river,savanna|kids
horse|horses|white,black,brown|running,eating grass,standing next to a fence|meadow,mountains,farm,beach|kids,landscape
owl|owls|little,white,brown|sitting on a branch,reading a book|forest,snow|kids
bear|bears|brown,big,young|eating honey,walking,sleeping under a tree|forest,mountains,river|kids
polar bear|polar bears|white,young|walking,wearing a scarf|snow|kids,season
deer|-|brown,young,white|standing under a tree,eating grass|forest,meadow,winter,autumn|landscape,season
lion|lions|golden,big,young|sleeping under a tree,walking|savanna|kids
giraffe|giraffes|tall,spotted,young|eating leaves,standing next to a tree|savanna|kids
zebra|zebras|striped,young|running,standing under a tree|savanna|kids
monkey|monkeys|brown,little|eating a banana,sitting on a branch|jungle|kids
tiger|tigers|orange,big,young|sleeping under a palm,walking|jungle|kids
panda|pandas|big,baby|eating bamboo,sitting under a tree|forest,mountains|kids
penguin|penguins|little,tiny|wearing a scarf,standing next to an igloo,holding a fish|snow,winter|kids,season
hedgehog|hedgehogs|tiny,brown|holding an apple,sitting next to a mushroom|forest,garden,autumn|kids,season
squirrel|squirrels|red,brown,little|sitting on a branch,sitting next to a pumpkin|forest,autumn,garden|kids,season
frog|frogs|green,tiny|sitting on a water lily,wearing a crown|onLake,garden|kids
duck|ducks|white,yellow,little|swimming|onLake|kids,landscape
swan|swans|white,black|swimming|onLake|landscape
flamingo|flamingos|pink|standing|lake,beach|landscape
cow|cows|brown,spotted,black|eating grass,standing next to a fence|farm,hills,meadow,mountains|kids,landscape
sheep|-|white,black,young|eating grass,standing in front of a windmill|meadow,hills,farm,spring|kids,landscape,season
pig|pigs|pink,little,spotted|standing next to a barn|farm|kids
chicken|chickens|white,brown,red|standing in front of a barn|farm|kids
sea turtle|sea turtles|green|swimming next to a fish,swimming|reef|kids
dolphin|dolphins|blue,gray|jumping,swimming|atSea|kids,landscape
whale|whales|blue,big|swimming|atSea|kids
octopus|-|purple,pink,orange|swimming,holding a shell|reef|kids
jellyfish|jellyfish|purple,pink|swimming|reef|kids
butterfly|butterflies|blue,orange,yellow,colorful|flying,sitting on a flower|meadow,garden,summer|kids,season
bee|bees|tiny|flying over flowers,sitting on a sunflower|meadow,garden,spring|kids,season
dragon|dragons|green,small,red,purple|reading a book,sitting next to a castle,flying|mountains,hills|kids
unicorn|unicorns|white,pink,little|standing under a rainbow,sleeping|meadow,forest|kids
dinosaur|dinosaurs|green,big,baby|eating leaves,walking|jungle,river|kids
mermaid|mermaids|young|sitting on a rock,swimming next to a dolphin|sea,beach|kids
robot|robots|red,silver,little|holding a flower,walking a dog|city,garden,moon|kids
astronaut|astronauts|young|riding a horse,holding a balloon,standing next to a rocket|moon|kids
pirate|pirates|small|standing next to a treasure chest,holding a map|beach|kids
knight|knights|silver,young|riding a horse,standing in front of a castle|hills,meadow|kids
princess|-|young,little|standing in front of a castle,holding a rose|garden,hills|kids
wizard|wizards|small|reading a book,standing next to a tower|forest,mountains|kids
girl|girls|little,young|holding a red balloon,holding an umbrella,wearing a straw hat,walking a dog,reading a book|beach,meadow,village,garden|kids
boy|boys|little,young|flying a kite,playing with a ball,wearing a cap,holding an ice cream|beach,meadow,hills,snow|kids
child|children|little|playing with a sandcastle,holding a kite|beach|kids
snowman|snowmen|big,little|wearing a hat,wearing a scarf,standing next to a pine|snow,winter,village|kids,season
lighthouse|-|tall,red,white|standing on a cliff,standing on a rock|sea,beach|landscape
sailboat|sailboats|white,small,red,blue|-|atSea,onLake|landscape
pirate ship|-|big|-|atSea|kids
fishing boat|fishing boats|blue,small|-|atSea,onLake|landscape
hot air balloon|hot air balloons|colorful,striped,big,red|flying|overHills,mountains|landscape,kids
house|houses|red,yellow,blue,small|standing next to a tree,standing between trees|mountains,lake,hills,snow,forest,winter|landscape,season
cottage|cottages|white,small|standing between flowers,standing next to a bench|hills,garden,river,autumn,spring|landscape,season
log cabin|-|small,brown|standing between pines|lake,forest,mountains,winter|landscape,season
castle|-|big,white|standing behind trees|mountains,hills,lake|landscape,kids
windmill|windmills|white,tall|standing next to a house|hills,meadow,river,farm|landscape
church|-|white,small|standing behind trees|village,hills,winter|landscape,season
barn|-|red,big|standing next to a tree|farm,hills,autumn|landscape,season
bridge|-|red,long|-|river,forest|landscape
tractor|tractors|green,red|standing in front of a barn|farm|kids
car|cars|red,blue,yellow|standing in front of a house|city,village|kids
train|-|red,black|standing on a bridge|mountains,hills|kids,landscape
bicycle|bicycles|red,blue|standing next to a fence,standing under a tree|village,garden|landscape
rocket|rockets|silver,red,white|flying|space,overCity|kids
vase of sunflowers|-|blue,white|-|table|landscape
vase of tulips|-|white,green|-|table,spring|season
basket of apples|-|brown,big|-|table,autumn|season
bowl of oranges|-|blue,white|standing next to a candle|table|-
birthday cake|-|pink,big,colorful|standing next to a candle,standing between balloons|table|kids
teapot|teapots|blue,red,striped|standing next to a cup|table|-
pumpkin|pumpkins|orange,big|lying next to a basket,lying under a tree|garden,farm,autumn|season
sunflower|sunflowers|tall,yellow|standing in front of a fence|garden,hills,summer|landscape,season
cherry tree|cherry trees|pink|standing next to a bench,standing behind a cottage|spring,river,village,garden|landscape,season
willow|willows|green|standing next to a bench|lake,river|landscape
palm|palms|tall|standing next to a hammock,standing behind a boat|beach,desert|landscape
pine|pines|tall,dark green|standing behind a log cabin|mountains,snow,lake,winter|landscape,season
`;

const list = (text: string): string[] => (text === "-" ? [] : text.split(","));

/** All subjects of the grammar. */
export const subjects: readonly Subject[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [noun = "", plural = "-", adjectives = "-", deeds = "-", where = "", modes = "-"] = row.split("|");
    return {
      noun,
      ...(plural === "-" ? {} : { plural }),
      adjectives: list(adjectives),
      deeds: list(deeds),
      places: list(where) as PromptPlace[],
      modes: list(modes) as PromptMode[],
    };
  });
