import type english from "../../messages/en.json";

type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";
type WithoutPluralForm<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Every text the product shows, by key; the keys of English, plural forms under their common name. */
export type MessageKey = WithoutPluralForm<keyof typeof english>;
