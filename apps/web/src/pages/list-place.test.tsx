import { loadLanguage } from "@tintery/contract/messages";
import type { SignUpMode } from "@tintery/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "../platform/texts.tsx";
import { ListPlace } from "./list-place.tsx";
import { MustSignIn } from "./visitor.ts";

const path = "/app/dashboard?language=en";
const back = "then=%2Fapp%2Fdashboard%3Flanguage%3Den";

/** The list of somebody who has stored nothing yet. */
async function shown({ mustSignIn, signUp }: { mustSignIn: boolean; signUp: SignUpMode }) {
  const translate = await loadLanguage("en");
  return renderToStaticMarkup(
    <TextsProvider language="en" translate={translate}>
      <MustSignIn value={mustSignIn}>
        <ListPlace kind="all" isNew context={{ language: "en", path, signUp }} />
      </MustSignIn>
    </TextsProvider>,
  );
}

test("a guest is invited to choose a photo", async () => {
  const html = await shown({ mustSignIn: false, signUp: "open" });
  expect(html).toContain(">Choose a photo</a>");
  expect(html).not.toContain("/app/sign-in");
});

test("whoever must sign in first is led there and back, and to a new account only where it is open", async () => {
  const open = await shown({ mustSignIn: true, signUp: "open" });
  expect(open).toContain("Sign in to see your pictures");
  expect(open).not.toContain("Choose a photo");
  expect(open).toContain(`href="/app/sign-in?${back}"`);
  expect(open).toContain(`href="/app/sign-up?${back}"`);
  expect(await shown({ mustSignIn: true, signUp: "invite" })).not.toContain("/app/sign-up");
});
