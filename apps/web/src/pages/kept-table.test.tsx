import { loadAllLanguages } from "@tintery/contract/messages/all";
import { texts } from "@tintery/contract/messages";
import { keepingRows, keptFor, languages } from "@tintery/contract/tables";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "../platform/texts.tsx";
import { KeptTable } from "./kept-table.tsx";

loadAllLanguages();
const days = { GUEST_DAYS: 31, GUEST_PICTURE_DAYS: 77 };

test.each(languages)("the privacy page says in %s how long each thing is kept", (language) => {
  const t = texts(language);
  const html = renderToStaticMarkup(
    <TextsProvider language={language} translate={t}>
      <KeptTable days={days} title="title" />
    </TextsProvider>,
  );
  const cells = [...html.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(([, what, kept]) => [
    what,
    kept,
  ]);
  expect(cells).toEqual(keepingRows.map((row) => [t(row.what), keptFor({ t, language }, row, days)]));
  for (const count of Object.values(days)) expect(html).toMatch(new RegExp(`<td>[^<]*${count}`));
});
