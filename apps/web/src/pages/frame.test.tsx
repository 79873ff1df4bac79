import { loadLanguage } from "@tintery/contract/messages";
import { version } from "@tintery/contract/version";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "../platform/texts.tsx";
import { Frame } from "./frame.tsx";

test("the foot of every page says the version", async () => {
  const translate = await loadLanguage("en");
  const page = renderToStaticMarkup(
    <TextsProvider language="en" translate={translate}>
      <Frame path="/">{null}</Frame>
    </TextsProvider>,
  );
  const [, foot = ""] = page.split("<footer");
  expect(foot).toContain(`Tintery ${version}</span>`);
});
