import { expect, test } from "vitest";
import { openTestServer } from "../testing/test-server.ts";

/** The address the server believes a request came from; the request itself comes from this machine. */
async function addressFor(TRUST_PROXY: string, forwarded: string): Promise<string> {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const server = await openTestServer("pglite", { TRUST_PROXY, LOG_LEVEL: "info" }, { logTo });
  await server.visitor().get("/nowhere", { "x-forwarded-for": forwarded });
  await server.close();
  const came = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "incoming request");
  return came.req.address;
}

// what the visitor wrote stands first, what each proxy added behind it
const visitor = "203.0.113.7";
const near = "10.0.0.2";
const claimed = "198.51.100.66";

test.each([
  ["nobody is trusted", "false", `${claimed}, ${visitor}`, "127.0.0.1"],
  ["one proxy, nothing claimed", "1", visitor, visitor],
  ["one proxy, an address claimed", "1", `${claimed}, ${visitor}`, visitor],
  ["two proxies, several addresses claimed", "2", `${claimed}, ${claimed}, ${visitor}, ${near}`, visitor],
  ["proxies by their addresses", "127.0.0.1,10.0.0.0/8", `${claimed}, ${visitor}, ${near}`, visitor],
  ["not one of the proxies", "10.0.0.0/8", `${claimed}, ${visitor}`, "127.0.0.1"],
])("a visitor does not choose an address: %s", async (_, trusted, forwarded, address) => {
  expect(await addressFor(trusted, forwarded)).toBe(address);
});

test("requests are counted by the address the proxy saw, whatever the visitor claims", async () => {
  const server = await openTestServer("pglite", { TRUST_PROXY: "1", REQUESTS_PER_MINUTE: "2" });
  const ask = async (forwarded: string) =>
    (await server.visitor().get("/ajax/images", { "x-forwarded-for": forwarded })).status;
  const answers = [];
  for (const claim of ["192.0.2.1", "192.0.2.2", "192.0.2.3"])
    answers.push(await ask(`${claim}, ${visitor}`));
  expect(answers).toEqual([200, 200, 429]);
  expect(await ask("203.0.113.8")).toBe(200);
  await server.close();
});
