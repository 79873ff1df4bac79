import { type DrawableName, kindOf } from "../drawables.ts";

/** Where a thing belongs. */
export type Habit = "ground" | "far" | "air" | "water" | "sky" | "wall";

/** How high things are, in meters; what is not named has the height usual for its kind. */
const heights = `
cat .5 dog .75 golden-retriever .75 labrador .75 dalmatian .75 husky .75 german-shepherd .8 corgi .5 beagle .55 poodle .7 dachshund .4 bulldog .55 pug .45 chihuahua .38 border-collie .7 terrier .5 siamese .5 tabby .5 persian .5 maine-coon .55 calico-cat .5 tuxedo-cat .5 horse 1.7 pony 1.3 cow 1.5 bull 1.6 sheep 1 ram 1.1 goat 1 pig .9 elephant 3.2 mammoth 3.4 rhinoceros 1.8 hippopotamus 1.6
giraffe 5 zebra 1.5 deer 1.7 reindeer 1.6 moose 2.1 camel 2.1 llama 1.7 kangaroo 1.6 lion 1.2 tiger 1.1 leopard .9 bison 1.8 donkey 1.3
gorilla 1.7 monkey .8 rabbit .45 squirrel .35 chipmunk .2 mouse .15 rat .2 hamster .2 hedgehog .25 beaver .5 otter .5 badger .5 skunk .45
raccoon .5 sloth .7 fox .75 wolf 1 bear 1.7 polar-bear 1.8 panda 1.5 koala .8 bat .3 frog .15 toad .15 turtle .4 tortoise .5 snake .4
lizard .2 chameleon .25 crocodile .9 dinosaur 7 triceratops 3 stegosaurus 3.4 tyrannosaurus 5.5 chicken .5 rooster .6 chick .1 duck .5 swan 1.1 goose .9 turkey .9
penguin .9 owl .5 eagle .8 bird .2 dove .35 seagull .45 crow .4 parrot .45 toucan .45 hummingbird .14 flamingo 1.3 stork 1.2 heron 1.2 peacock 1.2
ostrich 2.2 woodpecker .3 fish .22 trout .4 shark 1.6 whale 4 orca 2.6 dolphin 1.2 seal .9 walrus 1.2 octopus .9 squid .8 jellyfish .5
seahorse .25 starfish .2 crab .25 lobster .3 shrimp .15 snail .12 butterfly .14 moth .12 bee .1 ladybug .09 dragonfly .12 firefly .5 ant .08
grasshopper .1 caterpillar .12 spider .12 scorpion .15 worm .1 insect .09 dragon 3.5 unicorn 1.7 phoenix 1.6 mermaid 1.6
man 1.8 woman 1.68 person 1.7 boy 1.2 girl 1.2 child 1.2 baby .6 old-man 1.7 old-woman 1.6 princess 1.3 fairy 1 elf .9 ghost 1.4 snowman 1.5 robot 1.5
alien 1.2 monster 2 skeleton 1.7 couple 1.8
tree 5 pine 6 palm 6 willow 5.5 cherry-tree 4.5 apple-tree 4.2 lemon-tree 4.2 orange-tree 4.2 bare-tree 5 christmas-tree 2.6 cypress 6 bush 1.1 cactus 1.6 succulent .3 bamboo 3.5 fern .6 grass .35
reed 1.4 mushroom .2 flower .5 rose .5 tulip .45 sunflower 1.5 daisy .4 poppy .5 cosmos .6 cornflower .5 daffodil .45 lilac .55 violet .3 crocus .3 marigold .4 dahlia .6 chrysanthemum .5 edelweiss .3 geranium .4 magnolia .5 primrose .3 buttercup .35 lavender .6
hyacinth .4 lily .7 iris .7 orchid .5 peony .7 hydrangea .8 dandelion .3 hibiscus .6 water-lily .3 lotus .4 bouquet .45 potted-plant .5
clover .15 leaf .14 ivy 1.5 wheat .9 jack-o-lantern .5 blossom-branch .5 lily-pad .1 pumpkin .3 log .45 tree-stump .5 branch .5 seaweed 1.2 coral .6
house 6.5 cottage 5 hut 3.2 cabin 3.6 treehouse 7 castle 16 church 12 cathedral 20 mosque 16 taj-mahal 16 gingerbread-house 5 colosseum 8 tower-of-pisa 14 notre-dame 20 neuschwanstein 16 golden-gate-bridge 20 brooklyn-bridge 20 empire-state-building 28 temple 11 pagoda 13 school 8 hospital 10 hotel 12
shop 5 factory 10 skyscraper 26 building 13 tower 14 lighthouse 13 windmill 10 barn 7 greenhouse 3 tent 1.9 teepee 3 circus-tent 8 igloo 2.2
pyramid 16 eiffel-tower 30 big-ben 28 crane 14 puddle .2 pitcher .3 fairy-lights 1.2 market-stall 2.6 blackboard 1.7 yarn .16 statue-of-liberty 24 ferris-wheel 16 carousel 4 roller-coaster 14 fountain 2.6 well 2 bridge 3.5 pier 1.2 fence 1.1
gate 2.2 arch 2.8 gold-coins .5 shell .12 mud .2 narwhal 2.6 pegasus 1.7 fries .2 shipwreck 3.8 tablecloth .3 stove 1.1 olive .06 red-panda .55 smoke 1.6 shelf .3 mandala 3 bubbles .5 ice-floe .5 bathtub .9 glass-dome .4 leaf-pile .7 mushroom-house 2.4 fish-bowl .35 magnifying-glass .3 wall 1.6 door 2.1 window 1.4 stairs 1.6 bench 1 street-lamp 3.4 signpost 1.8 mailbox 1.3 playground 3 slide 2.2 swing 2.4 sandcastle .7
rock .9 cliff 7 knoll 1.9 cave 5 volcano 30 iceberg 7 waterfall 9 haystack 1.6 beehive .7 birdhouse 1.8 bird-nest .25 doghouse 1.1 ruin 4 beach-hut 2.8 campfire .3 roof 3.2 easter-egg .16 statue 3
car 1.6 sports-car 1.3 race-car 1.2 water-mill 5 rocking-horse .8 taxi 1.7 police-car 1.7 truck 3 pickup-truck 1.9 van 2.1 bus 3 school-bus 3 double-decker-bus 4 ambulance 2.4 fire-truck 3 tractor 2.3
excavator 2.8 train 3.6 tram 3.2 bicycle 1.1 motorcycle 1.2 scooter 1.1 skateboard .2 wagon 1 carriage 2.4 sleigh 1 sailboat 6 boat 1.3 canoe .8 gondola .9
ship 13 pirate-ship 10 submarine 5 ferry 9 speedboat 2 raft 1.8 airplane 6 biplane 3 helicopter 3.4 hot-air-balloon 14 airship 9 rocket 10
space-shuttle 10 flying-saucer 4 satellite 3 cable-car 3
table .85 chair 1 armchair 1 sofa 1 bed 1.1 cradle .8 bookshelf 2.1 lamp .55 fireplace 1.5 mirror .8 picture-frame .7 rug .4 curtain 2.2 pillow .35
blanket .35 clock .4 television .8 computer .4 telephone .2 camera .2 radio .3 book .25 books .3 newspaper .25 letter .15 easel 1.6 vase .4
basket .27 bucket .4 umbrella 1.6 balloon .55 kite .9 ball .3 beach-ball .45 teddy-bear .45 guitar 1 piano 1.1 harp 1.6 drum .5 beach-umbrella 2.3 beach-chair .9 towel .2 cooler .45 buoy 1.2 life-ring .6 flip-flops .12 rake 1.2 hoe 1.2 tennis-ball .1 baseball .1 american-football .2 volleyball .24 baseball-bat .8 basketball-hoop 3.4 hockey-stick 1.2 bowling-pins .4 golf-hole 1.6 roller-skates .25 boxing-gloves .3 parachute 4 diving-mask .3 yo-yo .1 bow-and-arrow 1.1 crayon .1 wreath .6 stocking .5 christmas-ornament .15 party-banner .8 confetti .4 pinata .7 menorah .45 pine-cone .12 tombstone .9 skull .25 cannon 1 fridge 1.8 sink 1 washing-machine .9 toilet .8 traffic-light 1 stop-sign .8 fire-extinguisher .5 sled .35 chimney 1.6 tugboat 6 jam .17 cutting-board .08 bottle .36 grapes .2 dump-truck 3 pot-of-gold .6 porch-swing 2.2 snow-angel .5 bread .15 frisbee .07 hamster-wheel .35 trough .7 wardrobe 1.9 soap .08 comb .12 lipstick .09 flashlight .2 headphones .2 maracas .25 banjo .9 gear .3 wrench .25 screwdriver .25 brick .1 chains .2 lock .12 toolbox .35 salt .12 playing-cards .1 ruler .2 ballet-shoes .15 gas-pump 1.8 bus-stop 2.6 paper-airplane .2 paper-boat .2 american-flag 1.4 popsicle .16 butter .08 train-station 7 covered-wagon 2.6 mason-jar .25 planter .3 bowl .09 railway-car 3.4 covered-bridge 4.5 viaduct 12 goal 2.2 sandbox .45 silo 9 chicken-coop 1.8 bird-bath .9 plum .09 bacon .12 burrito .12 bubble-tea .2 peas .08 peanut .05 cotton-candy .35 gingerbread-man .2 ladder 2 shovel 1.1
broom 1.3 fishing-rod 1.6 surfboard 1.9 hammock 1.3 snow-globe .3 aquarium .6 birdcage .6 picnic-basket .35 flag 1.05 sword 1 anchor 1 treasure-chest .7
cake .4 egg .07 acorn .07 strawberry .1 cherry .11 lemon .13 apple .15 orange .14 pear .16 cookie .13 candy .1 cupcake .15 donut .15 watermelon .35 pineapple .36 pizza .3 blueberry .1 lollipop .18 candy-cane .2 crown .3 dreamcatcher .5 suitcase .6 gift .4 telescope .9 net 1 wheel .6 backpack .5 skis 1.6 grill 1.1 cane .9 cauldron .8 soccer-ball .24 smartphone .15 jump-rope 1.3 snowball .16 game-controller .16 hose 1 tray .35 toothbrush .25 microphone .3 seesaw .9 throne 1.5 roast-turkey .3 wheelchair 1 stroller 1.1 trampoline 1 clothesline 1.9 chess-board 1 marshmallow .1 pajamas .2 apron .2 cape .2 swimsuit .15 uniform .2
sun 12 moon 10 crescent-moon 10 star 3 shooting-star 5 comet 6 planet 9 saturn 11 earth 11 milky-way 16 constellation 9 cloud 6 storm-cloud 7 rainbow 24
lightning 9 northern-lights 20 fireworks 9 snowflake 2 raindrop 2
`;
const table = new Map<string, number>();
{
  const list = heights.trim().split(/\s+/);
  for (let i = 0; i + 1 < list.length; i += 2)
    table.set((list[i] ?? "").replaceAll("-", " "), Number(list[i + 1]));
}

const usual = {
  animal: 0.8,
  person: 1.7,
  plant: 0.6,
  place: 6,
  vehicle: 2,
  food: 0.22,
  thing: 0.3,
  sky: 5,
} as const;

/** The real height of a thing in meters. */
export const heightOf = (name: DrawableName): number => table.get(name) ?? usual[kindOf(name)];

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/,\s*/));
const fliers = set(
  "frisbee, bird, dove, seagull, eagle, hummingbird, bat, butterfly, moth, bee, dragonfly, firefly, airplane, biplane, helicopter, hot air balloon, airship, flying saucer, satellite, kite, balloon, phoenix, parrot, rocket, space shuttle, cable car, fairy, ladybug, bubbles, fairy lights, branch, blossom branch",
);
const floaters = set(
  "tugboat, lily pad, sailboat, boat, canoe, gondola, ship, pirate ship, submarine, ferry, speedboat, raft, whale, narwhal, orca, dolphin, shark, duck, swan, water lily, lotus, iceberg, ice floe, rubber duck, surfboard, surfer",
);
const swimmers = set("fish, trout, octopus, squid, jellyfish, seahorse, mermaid, shrimp");
const hung = set(
  "party banner, wreath, stocking, mirror, picture frame, window, curtain, dreamcatcher, clock, spider web, shelf",
);

/** Where a thing is at home when nothing else is said. */
export function habitOf(name: DrawableName): Habit {
  if (kindOf(name) === "sky") return "sky";
  if (fliers.has(name)) return "air";
  if (floaters.has(name) || swimmers.has(name)) return "water";
  if (hung.has(name)) return "wall";
  return (kindOf(name) === "place" && heightOf(name) > 1) ||
    (heightOf(name) > 3.9 && kindOf(name) !== "animal") ||
    isTree(name)
    ? "far"
    : "ground";
}

export const swims = (name: DrawableName): boolean => swimmers.has(name);

/** What fills the picture as an ornament. */
export const isOrnament = (name: DrawableName): boolean => name === "mandala" || name === "pattern";

/** Lower plants, in meters, are no trees. */
const lowestTree = 2;

/** Whether it is a tree, or a plant as high as one. */
export const isTree = (name: DrawableName): boolean =>
  kindOf(name) === "plant" && heightOf(name) > lowestTree;
