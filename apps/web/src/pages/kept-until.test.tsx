import { loadLanguage } from "@tintery/contract/messages";
import { languages } from "@tintery/contract/tables";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "../platform/texts.tsx";
import { KeptUntil } from "./kept-until.tsx";
import { guest } from "../testing/guest.ts";

test.each(languages)(
  "a guest reads in %s until when pictures are kept, and how they stay",
  async (language) => {
    const translate = await loadLanguage(language);
    const shown = (keptUntil: string | null) =>
      renderToStaticMarkup(
        <TextsProvider language={language} translate={translate}>
          <KeptUntil context={{ language, path: "/", signUp: "open", visitor: { ...guest, keptUntil } }} />
        </TextsProvider>,
      );
    expect(shown(null)).toBe("");
    expect(shown("2027-02-27")).toMatch(/2027.*<a href="\/app\/sign-up">[^<]+<\/a>/);
  },
);
