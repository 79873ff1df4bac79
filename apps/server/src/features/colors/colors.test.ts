import { colorDetails, paletteList, unmixReply } from "@tintery/contract";
import { vendorPalettes } from "@tintery/contract/palettes";
import { basePaints } from "@tintery/engine/pigments";
import { goodPng } from "@tintery/photos/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, quickFields, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

let server: TestServer;
let visitor: TestVisitor;
beforeAll(async () => {
  server = await openTestServer("pglite");
  visitor = server.visitor();
});
afterAll(() => server.close());

const details = async (query: string) => {
  const answer = await visitor.get(`/ajax/colors/color-details?${query}`);
  expect(answer.status).toBe(200);
  return colorDetails.parse(answer.json);
};
const unmix = async (hex: string) => {
  const answer = await visitor.get(`/ajax/colors/unmix?hex=${encodeURIComponent(hex)}`);
  expect(answer.status).toBe(200);
  return unmixReply.parse(answer.json);
};

describe("details of a color", () => {
  test("are the same however the color is written", async () => {
    const white = await details("hex=%23ffffff");
    for (const hex of ["fff", "FFF", "%23fff", "ffffff"]) expect(await details(`hex=${hex}`)).toEqual(white);
    expect(white).toMatchObject({ hex: "#ffffff", rgb: [255, 255, 255], hsl: [0, 0, 1] });
  });

  test("say how it is mixed, and what that looks like", async () => {
    const { hsl, unmix: shares, recipes } = await details("hex=4682b4");
    expect(hsl.map((value) => Number(value.toFixed(2)))).toEqual([207.27, 0.44, 0.49]);
    const [best] = recipes.best;
    const total = best!.items.reduce((sum, { parts }) => sum + parts, 0);
    expect(Object.entries(shares!)).toEqual(best!.items.map(({ id, parts }) => [id, parts / total]));
    expect(best!.grade).toMatch(/^(match|very_close|close)$/);
    expect(recipes.simplest[0]!.items.length).toBeLessThanOrEqual(best!.items.length);
  });

  test("of a color that no paint reaches say so", async () => {
    const { recipes } = await details("hex=00ff00");
    expect(recipes.best[0]).toMatchObject({ grade: "not_mixable" });
  });

  test("hold the five nearest colors of every palette, or of those that are wanted", async () => {
    const { vendors } = await details("hex=4682b4&medium=&brand=");
    expect(Object.keys(vendors)).toEqual(vendorPalettes.map(({ id }) => String(id)));
    for (const { colors } of Object.values(vendors)) expect(colors).toHaveLength(5);
    expect(vendors[6]!.colors[0]!.transparency).toBeNull();
    expect(Object.keys((await details("hex=4682b4&medium=acrylic")).vendors)).toEqual(["1", "2", "3", "5"]);
    expect(Object.keys((await details("hex=4682b4&brand=golden")).vendors)).toEqual(["1"]);
  });
});

describe("base paints of a color", () => {
  test("are one for each base paint, and shares add up to one", async () => {
    for (const { slug, hex } of basePaints) expect(await unmix(hex)).toEqual({ [slug]: 1 });
    expect(await unmix("#fff")).toEqual({ "titanium-white": 1 });
    expect(await unmix("000")).toEqual({ "ivory-black": 1 });
    for (const hex of ["#c19a6b", "#00ffff", "#808080"]) {
      const shares = Object.values(await unmix(hex));
      expect(Math.abs(shares.reduce((sum, value) => sum + value, 0) - 1)).toBeLessThan(1e-12);
      expect(shares).toEqual([...shares].sort((p, q) => q - p));
    }
  });
});

describe("what is no color", () => {
  const wrong = [
    "",
    "?hex=",
    "?hex=red",
    "?hex=%23ffff",
    "?hex=12345678",
    "?hex=%23%23fff",
    "?hex=fff&hex=000",
  ];
  test.each(["/ajax/colors/unmix", "/ajax/colors/color-details"])(
    "is refused by %s, in words",
    async (path) => {
      for (const query of wrong) {
        const answer = await visitor.get(path + query);
        expect(answer, query).toMatchObject({ status: 400, json: { code: "invalid_color", field: "hex" } });
        expect(answer.json.error).toContain("#4682b4");
      }
    },
  );

  test("a brand or medium that nobody has is refused by its name", async () => {
    const path = "/ajax/colors/color-details?hex=fff";
    expect(await visitor.get(`${path}&brand=nobody`)).toMatchObject({
      status: 400,
      json: { code: "unknown_brand", field: "brand" },
    });
    expect(await visitor.get(`${path}&medium=honey`)).toMatchObject({
      status: 400,
      json: { field: "medium" },
    });
  });
});

test("palettes are listed as the specification has them", async () => {
  const answer = await visitor.get("/ajax/val/palettes/all");
  const palettes = paletteList.parse(answer.json);
  expect(palettes.find(({ id }) => id === 3)).toEqual({
    id: 3,
    title: "Royal Talens Amsterdam Standard Series Acrylic",
    colors_number: 73,
  });
});

test.each(["/ajax/val/palettes/all", "/ajax/colors/unmix?hex=abc", "/ajax/colors/color-details?hex=abc"])(
  "what is known already is not sent again: %s",
  async (path) => {
    const etag = (await visitor.get(path)).headers.get("etag")!;
    const again = await visitor.get(path, { "if-none-match": etag });
    expect([again.status, again.text]).toEqual([304, ""]);
  },
);

describe("a picture in the colors of a palette", () => {
  test("has its codes and tones, mixed as its pigments mix, and says which palette it is", async () => {
    await server.startWorker();
    const fields = { ...quickFields, numberOfColors: "12", palette: "1", mixPalette: "1" };
    const { id } = (await visitor.upload(await goodPng(), { fields })).json;
    const view = await visitor.settled(id);
    expect(view).toMatchObject({
      status: "ready",
      options: {
        palette: 1,
        paletteOptions: { printCodes: true },
        ownPaints: { paletteColors: "", mixPalette: true },
      },
    });
    const known = new Map(vendorPalettes[0]!.colors.map(({ code, hex }) => [code, hex]));
    for (const { code, hex } of view.options.colors) {
      if (code.includes("/"))
        expect(
          code.split("/").every((part) => known.has(part)),
          code,
        ).toBe(true);
      else expect(hex).toBe(known.get(code));
    }
  });

  test("takes seven of its colors, and no fewer", async () => {
    const codes = vendorPalettes[2]!.colors.slice(0, 7).map(({ code }) => code);
    const send = async (fields: Record<string, string>) =>
      visitor.upload(await goodPng(), { fields: { ...quickFields, ...fields } });
    const seven = await send({ palette: "3", paletteColors: codes.join(",") });
    expect(seven.status).toBe(200);
    expect((await visitor.view(seven.json.id)).options.ownPaints?.paletteColors).toBe(codes.join(","));
    expect(await send({ palette: "3", paletteColors: codes.slice(1).join(",") })).toMatchObject({
      status: 400,
      json: { code: "palette_too_small", field: "paletteColors" },
    });
    // one a line, as in the field
    expect((await send({ palette: "3", paletteColors: codes.join("\n") })).status).toBe(200);
    expect(await send({ palette: "3", paletteColors: "1=#123456,2=#abcdef" })).toMatchObject({
      status: 400,
      json: { code: "invalid_paints" },
    });
  });
});
