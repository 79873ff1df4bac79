import type { DrawableName } from "../drawables.ts";

/** Pictures of Noto Emoji by the drawables they stand for; a drawable of the same name is written once. */
const text = `
sloth lobster shrimp worm scorpion grasshopper=cricket insect=beetle
snowman fairy superhero elf zombie
palm=palm-tree cactus mushroom sunflower hibiscus hyacinth lotus bouquet
potted-plant=potted-plant clover=four-leaf-clover leaf=maple-leaf wheat=sheaf-of-rice jack-o-lantern log=wood coral
succulent=potted-plant
christmas-tree=christmas-tree
castle=castle church=church cathedral=church mosque=mosque temple=classical-building pagoda=japanese-castle school hospital hotel
factory skyscraper=office-building building=department-store
teepee=tent tent circus-tent=circus-tent hut=hut statue-of-liberty=statue-of-liberty ferris-wheel=ferris-wheel
carousel=carousel-horse roller-coaster=roller-coaster fountain door window volcano slide=playground-slide statue=moai
bird-nest=nest-with-eggs mailbox=postbox
car=automobile race-car=racing-car taxi police-car=police-car truck=articulated-lorry pickup-truck=pickup-truck
ambulance fire-truck=fire-engine train=locomotive tram=tram-car
railway-car=railway-car
motorcycle scooter=motor-scooter ship=passenger-ship ferry speedboat
airplane biplane=small-airplane helicopter rocket space-shuttle=rocket flying-saucer=flying-saucer satellite
cable-car=aerial-tramway canoe
apple=red-apple pear orange=tangerine lemon banana grapes cherry=cherries strawberry blueberry=blueberries pineapple watermelon
peach mango kiwi=kiwi-fruit coconut avocado tomato carrot potato corn=ear-of-corn broccoli eggplant cucumber pepper=bell-pepper
chili=hot-pepper onion garlic lettuce=leafy-green bread croissant baguette=baguette-bread pretzel bagel pancake=pancakes waffle
cheese=cheese-wedge egg hamburger hot-dog=hot-dog pizza sandwich taco sushi noodles=spaghetti soup=steaming-bowl rice=cooked-rice
popcorn cake=birthday-cake cupcake pie donut=doughnut cookie chocolate=chocolate-bar candy lollipop ice-cream=soft-ice-cream
honey=honey-pot coffee=hot-beverage tea=teacup-without-handle milk=glass-of-milk juice=cup-with-straw wine=wine-glass
cocktail=tropical-drink beer=beer-mug
chair bed mirror picture-frame=framed-picture clock=mantelpiece-clock
television computer=laptop telephone camera radio book=open-book books newspaper letter=envelope pencil pen=fountain-pen
paintbrush palette=artist-palette scissors bucket
cup=hot-beverage jar teapot kettle=teapot pan=cooking knife=kitchen-knife spoon
fork=fork-and-knife candle lantern=red-paper-lantern light-bulb=light-bulb gift=wrapped-gift
treasure-chest=treasure-chest suitcase=luggage bag=handbag backpack umbrella balloon kite
basketball teddy-bear=teddy-bear toy=teddy-bear puzzle=puzzle-piece chess-piece=chess-pawn dice=game-die drum
guitar violin trumpet saxophone flute harp accordion bell anchor compass map=world-map telescope
microscope key ladder hammer saw=carpentry-saw axe broom shovel fishing-rod=fishing-pole rope=knot wheel flag=triangular-flag
trophy medal=sports-medal glasses
sunglasses bow-tie=ribbon tie=necktie dress shirt=t-shirt coat sweater=womans-clothes trousers=jeans shoe=running-shoe
boot=womans-boot sock=socks glove=gloves ring diamond=gem-stone heart=red-heart sword=dagger shield magic-wand=magic-wand
crystal-ball=crystal-ball shell=spiral-shell pearl=oyster feather bone spider-web=spider-web skis ice-skates=ice-skate
tennis-racket=tennis necklace=prayer-beads
life-ring=ring-buoy flip-flops=thong-sandal baseball american-football volleyball
hockey-stick=ice-hockey bowling-pins=bowling golf-hole=flag-in-hole roller-skates=roller-skate boxing-gloves=boxing-glove parachute
diving-mask=diving-mask yo-yo=yo-yo bow-and-arrow=bow-and-arrow crayon confetti=party-popper pinata menorah tombstone=headstone skull
toilet traffic-light=vertical-traffic-light stop-sign=stop-sign fire-extinguisher=fire-extinguisher bacon burrito bubble-tea=bubble-tea
peas=pea-pod peanut=peanuts goal=goal-net
soap comb=hair-pick lipstick flashlight headphones=headphone maracas banjo gear wrench screwdriver brick chains lock=locked toolbox salt
playing-cards=joker ruler=straight-ruler ballet-shoes=ballet-shoes gas-pump=fuel-pump bus-stop=bus-stop butter steak=cut-of-meat
ham=meat-on-bone dumpling curry=curry-rice pudding=custard cheesecake=shortcake oatmeal=bowl-with-spoon post-office=post-office
star=glowing-star shooting-star=shooting-star comet saturn=ringed-planet earth=globe-showing-europe-africa
storm-cloud=cloud-with-lightning-and-rain snowflake raindrop=droplet
`;

/** The name of a picture of Noto by the drawable's name. */
export const notoNames: ReadonlyMap<DrawableName, string> = new Map(
  text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [name = "", icon = name] = entry.split("=");
      return [name.replaceAll("-", " ") as DrawableName, icon];
    }),
);
