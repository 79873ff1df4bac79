import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { widgetsOnForeignPage } from "../elsewhere.tsx";
import { mountWidgets } from "../mount.tsx";
import { answerCalls } from "../testing/network.ts";
import { watchPolicy } from "./policy.ts";

const server = "https://tintery.example";
let undo = () => {};
afterEach(() => {
  undo();
  document.body.innerHTML = "";
});

/** What browsers tell of a request that the page's policy has blocked. */
const block = (effectiveDirective: string, disposition: SecurityPolicyViolationEventDisposition) =>
  document.dispatchEvent(
    new SecurityPolicyViolationEvent("securitypolicyviolation", {
      blockedURI: `${server}/ajax/images`,
      disposition,
      documentURI: location.href,
      effectiveDirective,
      originalPolicy: "",
      statusCode: 200,
      violatedDirective: effectiveDirective,
    }),
  );

it("says once on a page what its policy must allow, however many widgets stand there", async () => {
  ({ undo } = answerCalls(() => ({ body: { known: false, account: false } })));
  document.body.innerHTML = '<div data-widget="random-prompt-button"></div>'.repeat(3);
  watchPolicy(server);
  await mountWidgets(document, widgetsOnForeignPage({ server, key: "tintery_site_x" }));
  await expect.poll(() => page.getByRole("button").elements().length).toBe(3);
  block("img-src", "report");
  block("connect-src", "enforce");
  block("script-src-elem", "enforce");
  const said = () =>
    page
      .getByText(/needs to allow/)
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(said).toEqual([expect.stringContaining(`: connect-src ${server}; script-src ${server}`)]);
});
