import { recipesOf } from "../recipe.ts";

/** What drives, sails and flies. */
export const vehicles = recipesOf(
  "vehicles",
  `
steam-train-in-the-mountains | a train in the mountains | 1 | landscape | v2_general | any | 8-11 | hard
double-decker-bus | a double decker bus in london | 1 | landscape | v2_general | any | 5-7 | medium
school-bus-and-school | a yellow school bus in front of a school | 1 | landscape | v2_general | autumn | 8-11 | hard
dump-truck | a dump truck on a construction site | 1 | landscape | v2_simplified | any | 3-4 | easy
police-car-in-the-city | a police car in the city | 1 | landscape | v2_general | any | 8-11 | hard
helicopter-in-the-mountains | a helicopter over the mountains | 1 | landscape | v2_general | any | 8-11 | medium
airplane-above-the-clouds | an airplane above the clouds | 1 | landscape | v2_simplified | any | 5-7 | easy
sailboat-and-lighthouse | a sailboat near a lighthouse | 1 | landscape | v2_general | summer | 8-11 | medium
ambulance-in-the-city | an ambulance in the city | 1 | landscape | v2_general | any | 5-7 | medium
motorcycle-on-the-road | a motorcycle on the road | 1 | landscape | v2_general | summer | 8-11 | hard
camper-van-by-a-lake | a camper van by the lake | 1 | landscape | v2_general | summer | 5-7 | easy
pirate-ship-at-sea | a pirate ship at sea | 1 | landscape | v2_general | any | 5-7 | easy
tugboat-at-sea | a tugboat at sea | 1 | landscape | v2_general | any | 3-4 | easy
hot-air-balloon-over-a-lake | a hot air balloon over a lake | 1 | portrait | v2_general | any | 5-7 | easy
bicycle-in-the-park | a bicycle in the park | 1 | landscape | v2_general | summer | 8-11 | medium
scooter-by-the-sea | a scooter by the sea | 1 | landscape | v2_general | summer | adult | medium
little-car-on-the-road | a car on the road | 1 | landscape | v2_simplified | any | 3-4 | easy
truck-on-the-road | a truck on the road | 1 | landscape | v2_simplified | any | 5-7 | easy
taxi-in-the-city | a taxi in the city | 2 | landscape | v2_general | any | 8-11 | hard
tram-in-the-city | a tram in the city | 1 | landscape | v2_general | any | adult | hard
cruise-ship-at-sea | a cruise ship at sea | 1 | landscape | v2_general | summer | 5-7 | medium
covered-wagon-in-the-desert | a covered wagon in the desert | 1 | landscape | v2_general | any | 8-11 | medium
sleigh-in-the-snow | a sleigh in the snow | 1 | landscape | v2_general | winter | 5-7 | easy
sailboat-at-sunset | a sailboat on the sea at sunset | 1 | portrait | v2_general | summer | 8-11 | easy
`,
);
