import { byWord } from "./by-word.ts";
import type { Season, Setting, TimeOfDay, Weather } from "./scene-graph.ts";

export const settingWords = byWord<Setting>({
  beach: "beach, seaside, seashore, shore, coast, sandy beach, shoreline, mediterranean",
  "building site": "construction site, building site, construction zone, job site",
  canyon:
    "canyon, grand canyon, gorge, ravine, red rock, monument valley, badlands, wild west, cappadocia, rocky desert",
  city: "city, skyline, downtown, cityscape, metropolis, new york, london, tokyo, big city, berlin, manhattan",
  desert: "desert, oasis, dune, sand dune, sahara",
  farm: "farm, farmyard, farmland, barnyard, countryside farm",
  forest: "forest, woods, woodland, woodlands, pine forest, grove",
  garden: "garden, backyard, back yard, orchard, flower garden, yard, japanese garden, vegetable garden",
  "greek village": "greek island, santorini, greece, greek village, mykonos, cyclades, greek town",
  medina:
    "medina, souk, moroccan market, morocco, marrakech, marrakesh, bazaar, arabian market, arabian night, arabian city, oriental market, agrabah, moroccan street, spice market, turkish bazaar",
  paris: "paris, paris street, french street, montmartre, parisian street",
  venice: "venice, venetian canal, venice canal, venice street, grand canal, canals of venice",
  vineyard: "vineyard, wine yard, grape field, vineyards of tuscany, tuscan vineyard",
  hills:
    "hill, valley, countryside, landscape, hillside, rolling hill, tuscany, provence, holland, ireland, scotland, highlands, moor",
  island: "island, tropical island, desert island, treasure island",
  jungle: "jungle, rainforest, rain forest, tropical forest",
  lake: "lake, water, pond, koi pond, duck pond, swamp, marsh, watering hole, waterhole, water hole, lakeside, lakeshore, mountain lake, lagoon",
  meadow:
    "meadow, patch, field, pasture, prairie, grassland, lawn, flower field, flower meadow, grassy field, green field, outdoors, nature",
  mountains:
    "mountain, alps, peak, mountain range, himalaya, mount fuji, mountaintop, mountain landscape, mountain top, rockies, switzerland",
  park: "park, city park, playground area",
  pool: "pool, swimming pool, paddling pool, kiddie pool, poolside",
  porch: "porch, front porch, veranda, verandah, back porch, patio, deck, balcony, terrace",
  river: "river, canal, stream, creek, brook, riverside, riverbank",
  road: "road, path, highway, country road, lane, trail, pathway, track, race track, racetrack, dirt road",
  room: "room, bedroom, kitchen, living room, library, indoors, indoor, inside, bathroom, nursery, interior, attic, museum, still life, living-room, playroom, kids room, childrens room, hospital room, hallway, studio, gym, restaurant kitchen, tea party, reading nook, ballroom, office",
  savanna: "savanna, savannah, africa, serengeti, safari, african savanna, steppe",
  sea: "sea, ocean, wave, bay, open sea, seascape",
  harbor:
    "harbor, harbour, port, marina, fishing village, fishing town, fishing harbor, fishing port, boat harbor, quay, waterfront, amsterdam",
  ice: "frozen lake, frozen pond, frozen river, ice rink, skating rink, icy lake, icy pond",
  classroom: "classroom, school room, schoolroom, kindergarten",
  shop: "toy shop, toy store, bookstore, bookshop, candy shop, candy store, sweet shop, grocery store, supermarket, pet shop, pet store, flower shop, bakery shop, gift shop, library shelf, inside a shop, inside a store",
  stadium:
    "stadium, football field, soccer field, football pitch, soccer pitch, football stadium, soccer stadium, sports field, arena, world cup",
  zoo: "zoo, zoo enclosure, petting zoo",
  sky: "sky, blue sky, open sky",
  snow: "snow, ice, arctic, antarctica, north pole, south pole, snowy landscape, winter wonderland, tundra, glacier, ski slope, slope, iglo village",
  space: "space, outer space, universe, cosmos background, deep space",
  stage: "stage, concert hall, theater, theatre, concert, opera, circus ring, spotlight",
  street: "street, alley, city street, old town, sidewalk, cobblestone street, town square, square",
  underwater:
    "underwater, reef, coral reef, ocean floor, seabed, under water, sea floor, under the sea, under the ocean, bottom of the sea, bottom of the ocean, deep sea",
  village: "village, town, small town, hamlet, mountain village",
  waterfall: "waterfall, cascade",
});

/** Settings that are a thing as well: a setting only after a word of place ("on the moon"). */
export const settingsAfterPlace = byWord<Setting>({
  moon: "moon, surface of the moon, another planet",
  beach: "sand, wet sand",
  mars: "mars, planet mars, red planet",
  sky: "cloud",
  stage: "ring, boxing ring",
  meadow: "grass, tall grass, green grass, long grass",
});

export const timeWords = byWord<TimeOfDay>({
  sunrise: "sunrise, dawn, daybreak, morning, early morning, morning light, rising sun, sun rising",
  day: "noon, daytime, midday, afternoon, sunny, sunny day, daylight, sunshine, sunlight, summer day",
  sunset:
    "sunset, dusk, evening, twilight, golden hour, sundown, evening light, setting sun, sun setting, sun going down, sun goes down",
  night:
    "night, midnight, nighttime, night time, moonlight, moonlit, night sky, starry, starry sky, starry night, under the stars, candlelight dinner, dark night, bedtime",
});

export const weatherWords = byWord<Weather>({
  clear: "clear sky, cloudless",
  cloudy: "cloudy, overcast, cloudy sky",
  rain: "rain, rainy, raining, rainfall, rainy day, pouring rain, raindrops falling",
  storm: "storm, stormy, thunderstorm, tempest, hurricane",
  snow: "snowing, snowfall, falling snow, snowstorm, blizzard, snow falling, snowflakes falling",
  fog: "fog, foggy, mist, misty, haze, hazy",
  wind: "wind, windy, breeze, breezy, windy day",
});

export const seasonWords = byWord<Season>({
  spring: "spring, springtime, blooming season",
  summer: "summer, summertime, summery",
  autumn: "autumn, autumnal, fall, fall color, autumn color, fall foliage",
  winter: "winter, wintry, wintertime, snowy, snow covered, snow capped, frosty, icy, frozen",
});
