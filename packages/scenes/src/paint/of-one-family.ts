import { skins } from "../figures/people-looks.ts";
import type { Seeded } from "../seeded.ts";
import { plainPeople } from "../words/people-words.ts";
import type { SceneGraph, SceneItem } from "../words/scene-graph.ts";

const kinship =
  /\b(?:family|mother|mom|mommy|mum|mama|father|dad|daddy|papa|parents?|sons?|daughters?|sisters?|brothers?|siblings?|twins?|newborn|grand(?:ma|mother|pa|father|son|sons|daughter|daughters|kids|children|parents))\b/i;

/** The things of a scene; who is of one family has one skin, where nobody says otherwise: "a mother holding her newborn". */
export function ofOneFamily({ items, words }: SceneGraph, chance: Seeded): readonly SceneItem[] {
  if (!words.some(({ text }) => kinship.test(text))) return items;
  const skin = chance.pick(skins);
  return items.map((item) => (plainPeople.has(item.drawable) && !item.skin ? { ...item, skin } : item));
}
