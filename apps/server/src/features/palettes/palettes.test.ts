import {
  addresses,
  cardSize,
  cardType,
  endpoints,
  type OwnPalette,
  type PaletteContent,
  paletteLimits,
  type PalettePaint,
  paletteList,
} from "@tintery/contract";
import { vendorPalettes } from "@tintery/contract/palettes";
import { inspectPhoto } from "@tintery/photos";
import { goodPng } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PaletteStore } from "../../palettes/palette-store.ts";
import { users } from "../../platform/database/schema/accounts.ts";
import { palettes as table } from "../../platform/database/schema/palettes.ts";
import { forgetGuests, giveEverythingTo } from "../../platform/guests.ts";
import { ShareSecrets } from "../../platform/share-secrets.ts";
import { addUser } from "../../testing/test-image.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, quickFields, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

/** A paint with this code, by default one that somebody has, blue and otherwise unknown. */
const paint = (code: string, values: Partial<PalettePaint> = {}): PalettePaint => ({
  code,
  name: `Paint ${code}`,
  hex: "#1d4f91",
  transparency: null,
  pigments: [],
  stock: true,
  ...values,
});
const hues = ["#f5f2ea", "#1f1b16", "#d8352a", "#f2c230", "#2f7d4f", "#2a5fa8", "#8a4f2d", "#7a3f80"];
const eight = hues.map((hex, k) => paint(`${k + 1}`, { hex }));

describeOnEachDatabase("palettes of one's own", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  beforeAll(async () => {
    server = await openTestServer(kind);
    owner = server.visitor();
  });
  afterAll(() => server.close());

  const send = (visitor: TestVisitor, path: string, body?: object, method = "POST") =>
    visitor.send(path, {
      method,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  const create = async (visitor: TestVisitor, content: PaletteContent): Promise<OwnPalette> => {
    const answer = await send(visitor, "/ajax/palettes", content);
    expect(answer.status, answer.text).toBe(200);
    return endpoints.addPalette.reply.parse(answer.json);
  };
  const list = async (visitor: TestVisitor): Promise<OwnPalette[]> =>
    endpoints.listOwnPalettes.reply.parse((await visitor.get("/ajax/palettes")).json).palettes;

  test("are kept as they were written, the newest first", async () => {
    expect(await list(owner)).toEqual([]);
    const content = {
      title: "Studio",
      paints: [
        paint("PB-29", { transparency: "ST", pigments: ["PB29", "PB15:3"], stock: false }),
        paint("Ö.1", { name: "" }),
      ],
    };
    const first = await create(owner, content);
    expect(first).toMatchObject({ ...content, revision: 0, share: null });
    const second = await create(owner, { title: "Empty", paints: [] });
    expect(await list(owner)).toEqual([second, first]);
    expect((await owner.get("/ajax/palettes")).headers.get("cache-control")).toBe("no-store");
  });

  test("lose what cannot be read of their words, and are refused for what cannot be kept", async () => {
    const { title, paints } = await create(owner, {
      title: `  Two\nlines\u0000 ${"a".repeat(200)}`,
      paints: [paint("1", { name: "b".repeat(200) })],
    });
    expect([...title]).toHaveLength(paletteLimits.title);
    expect(title).toMatch(/^Two lines a+$/);
    expect([...paints[0]!.name]).toHaveLength(paletteLimits.name);
    const fields = async (content: object) => {
      const { status, json } = await send(owner, "/ajax/palettes", { title: "No", paints: [], ...content });
      return [status, json.code, json.field];
    };
    const refused = (field: string) => [400, "bad_request", field];
    expect(await fields({ title: " \u200b " })).toEqual(refused("title"));
    for (const code of ["a/b", "a,b", "", "thirteen-long", "=1"])
      expect(await fields({ paints: [paint("1"), paint(code)] }), code).toEqual(refused("paints.1.code"));
    expect(await fields({ paints: [paint("1"), paint("1")] })).toEqual(refused("paints"));
    expect(await fields({ paints: [paint("1", { hex: "#ABCDEF" })] })).toEqual(refused("paints.0.hex"));
    expect(await fields({ paints: [paint("1", { pigments: ["blue"] })] })).toEqual(
      refused("paints.0.pigments.0"),
    );
    const tooMany = Array.from({ length: paletteLimits.paints + 1 }, (_, k) => paint(String(k)));
    expect(await fields({ paints: tooMany })).toEqual(refused("paints"));
    expect((await create(owner, { title: "Full", paints: tooMany.slice(1) })).paints).toHaveLength(
      paletteLimits.paints,
    );
  });

  test("change, but not over what was changed elsewhere", async () => {
    const { id, revision } = await create(owner, { title: "Tubes", paints: eight });
    const path = `/ajax/palettes/${id}`;
    const changed = await send(owner, path, { title: "Jars", paints: eight.slice(1), basedOn: revision });
    expect(changed.json).toMatchObject({ id, title: "Jars", revision: 1 });
    expect(changed.json.paints).toEqual(eight.slice(1));
    expect(await send(owner, path, { title: "Boxes", paints: [], basedOn: revision })).toMatchObject({
      status: 409,
      json: { code: "edited_elsewhere" },
    });
    const twoAtOnce = await Promise.all(
      ["Left", "Right"].map((title) => send(owner, path, { title, paints: [], basedOn: 1 })),
    );
    expect(twoAtOnce.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("are nobody else's: a stranger's is as missing as a deleted one", async () => {
    const { id } = await create(owner, { title: "Mine", paints: eight });
    const passerby = server.visitor();
    const other = server.visitor();
    await create(other, { title: "Theirs", paints: [] });
    const edit = { title: "Stolen", paints: [], basedOn: 0 };
    const missing = { status: 404, json: { code: "not_found" } };
    for (const visitor of [passerby, other]) {
      expect(await send(visitor, `/ajax/palettes/${id}`, edit)).toMatchObject(missing);
      for (const [path, method] of [
        [`/ajax/palettes/${id}`, "DELETE"],
        [`/ajax/palettes/${id}/share`, "POST"],
        [`/ajax/palettes/${id}/share`, "DELETE"],
      ] as const)
        expect(await send(visitor, path, undefined, method)).toMatchObject(missing);
      expect((await list(visitor)).map(({ id: own }) => own)).not.toContain(id);
    }
    expect(passerby.cookie).toBe("");
    expect(await send(owner, `/ajax/palettes/${id}`, undefined, "DELETE")).toMatchObject({ status: 200 });
    expect(await send(owner, `/ajax/palettes/${id}`, undefined, "DELETE")).toMatchObject(missing);
    expect(await send(owner, `/ajax/palettes/${id}`, edit)).toMatchObject(missing);
    for (const none of ["1", "abc", "0x10", "99999999999999999999", String(id + 0.5)])
      expect(await send(owner, `/ajax/palettes/${none}`, edit), none).toMatchObject(missing);
  });

  test("are as many as one may keep, however many are made at once", async () => {
    const collector = server.visitor();
    await create(collector, { title: "First", paints: [] });
    const { db } = server.platform;
    const [row] = await db.select().from(table).where(eq(table.title, "First"));
    const more = Array.from({ length: paletteLimits.palettes - 2 }, (_, k) => ({
      ...row!,
      id: row!.id === 2_000_000 + k ? 3_000_000 : 2_000_000 + k,
    }));
    await db.insert(table).values(more);
    const last = await Promise.all(
      ["a", "b", "c"].map((title) => send(collector, "/ajax/palettes", { title, paints: [] })),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = last.find(({ status }) => status === 409)!;
    expect(refused.json.code).toBe("too_many_palettes");
    expect(refused.json.error).toContain(String(paletteLimits.palettes));
    expect(await list(collector)).toHaveLength(paletteLimits.palettes);
  });

  test("are shown to anyone with their link, without what their owner has, until it is revoked", async () => {
    const { id } = await create(owner, { title: "For you", paints: eight });
    const path = `/ajax/palettes/${id}/share`;
    const both = await Promise.all([send(owner, path), send(owner, path)]);
    const [link, same] = both.map(({ json }) => endpoints.sharePalette.reply.parse(json).share!);
    expect(same).toBe(link);
    const secret = link!.split("/").at(-1)!;
    expect(link).toBe(addresses.sharedPalette(secret));
    const stranger = server.visitor();
    const shared = await stranger.get(`/ajax/palettes/shared/${secret}`);
    expect(shared.status).toBe(200);
    expect(shared.json).toEqual({ title: "For you", paints: eight.map(({ stock: _, ...rest }) => rest) });
    expect(shared.headers.get("x-robots-tag")).toContain("noindex");
    expect(shared.text).not.toContain(String(id));
    const { card } = JSON.parse((await stranger.get(link!)).text);
    const drawn = await stranger.get(card);
    expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, cardType]);
    expect(drawn.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(inspectPhoto(drawn.bytes)).toMatchObject({ type: "jpeg", ...cardSize });
    expect(stranger.cookie).toBe("");

    const { db } = server.platform;
    const rows = JSON.stringify(await db.select().from(table).where(eq(table.id, id)));
    expect(rows).not.toContain(secret);
    const elsewhere = new PaletteStore(db, new ShareSecrets("another secret of the server"));
    const [row] = await db.select().from(table).where(eq(table.id, id));
    const place = { ownerId: row!.ownerId, id };
    // made with another server secret it still opens, but cannot be shown any more
    expect((await elsewhere.find(place))?.share).toBeNull();
    expect((await elsewhere.open(secret))?.title).toBe("For you");

    expect((await send(owner, path, undefined, "DELETE")).json.share).toBeNull();
    expect((await stranger.get(`/ajax/palettes/shared/${secret}`)).status).toBe(404);
    expect((await stranger.get(card)).status).toBe(404);
    expect((await send(owner, path)).json.share).not.toBe(link);
    expect((await stranger.get(`/ajax/palettes/shared/${secret}`)).status).toBe(404);
  });

  test("move to the account that their guest makes, and keep their guest from being forgotten", async () => {
    const { db } = server.platform;
    const [guest, account] = [await addUser(db, { isAnonymous: true }), await addUser(db)];
    const palettes = new PaletteStore(db, new ShareSecrets("a secret of the server"));
    const kept = (await palettes.create(guest, { title: "Moves", paints: eight }))!;
    const long = new Date(0);
    await db.update(users).set({ createdAt: long }).where(eq(users.id, guest));
    await forgetGuests(db, 30);
    expect(await palettes.list(guest)).toEqual([kept]);
    await giveEverythingTo(db, guest, account);
    expect(await palettes.list(account)).toEqual([kept]);
    // and go with whom they belong to
    await db.delete(users).where(eq(users.id, account));
    expect(await db.$count(table, eq(table.id, kept.id))).toBe(0);
  });

  describe("as what pictures are painted with", () => {
    test("are listed after those of makers, for their owner alone", async () => {
      const visitor = server.visitor();
      const made = await create(visitor, { title: "Eight", paints: eight });
      const listed = async (who: TestVisitor) =>
        paletteList.parse((await who.get("/ajax/val/palettes/all")).json);
      expect((await listed(visitor)).slice(vendorPalettes.length)).toEqual([
        { id: made.id, title: "Eight", colors_number: 8 },
      ]);
      expect(await listed(server.visitor())).toHaveLength(vendorPalettes.length);
      const { headers } = await visitor.get("/ajax/val/palettes/all");
      expect(headers.get("cache-control")).toBe("private, no-cache");
      const etag = headers.get("etag")!;
      const again = () => visitor.get("/ajax/val/palettes/all", { "if-none-match": etag });
      expect((await again()).status).toBe(304);
      await create(visitor, { title: "Nine", paints: [] });
      expect((await again()).status).toBe(200);
    });

    test("need seven colors, and paint nothing of a stranger's", async () => {
      const { id } = await create(owner, { title: "Eight", paints: eight });
      const upload = async (visitor: TestVisitor, fields: Record<string, string>) =>
        visitor.upload(await goodPng(), { fields: { ...quickFields, ...fields } });
      const mine = await upload(owner, { palette: String(id), mixPalette: "1" });
      expect(mine.status, mine.text).toBe(200);
      const { options } = await owner.view(mine.json.id);
      expect(options.ownPaints).toEqual({
        paletteColors: eight.map(({ code, hex, name }) => `${code}=${hex} ${name}`).join("\n"),
        mixPalette: true,
      });
      expect(await upload(owner, { palette: String(id), paletteColors: "1,2,3,4,5,6" })).toMatchObject({
        status: 400,
        json: { code: "palette_too_small", field: "paletteColors" },
      });
      const small = await create(owner, { title: "Six", paints: eight.slice(2) });
      expect(await upload(owner, { palette: String(small.id) })).toMatchObject({
        status: 400,
        json: { code: "palette_too_small", field: "palette" },
      });
      for (const visitor of [server.visitor(), owner])
        expect(await upload(visitor, { palette: String(visitor === owner ? id + 1 : id) })).toMatchObject({
          status: 400,
          json: { code: "invalid_options", field: "palette" },
        });
    });
  });
});
