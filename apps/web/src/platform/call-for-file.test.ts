import { afterEach, beforeEach, expect, it, vi } from "vitest";

// the modules of this test stand on a page of another origin; those that other files share must not
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("has the visitor's token before it asks a server of another origin for a file", async () => {
  const { beginElsewhere } = await import("./site.ts");
  const { callForFile } = await import("./call-for-file.ts");
  let token = "";
  beginElsewhere({
    reach: (address) => `https://tintery.example${address}`,
    headers: () => ({ token }),
    begin: async () => {
      token = "of this visitor";
    },
    note: () => {},
    startWorker: () => {
      throw new RangeError("no worker is wanted here");
    },
    open: () => {},
  });
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response("%PDF"));
  vi.stubGlobal("fetch", fetched);
  const input = { params: { id: "abc" }, body: { names: ["Anna"] } };
  const file = await callForFile<"printClassPages">(["POST", "/ajax/image/:id/class"], input as never);
  expect(await file.text()).toBe("%PDF");
  const [address, init] = fetched.mock.calls[0]!;
  expect(address).toBe("https://tintery.example/ajax/image/abc/class");
  expect(init.headers).toMatchObject({ token: "of this visitor" });
});
