import { editHistory, editLimits } from "@tintery/contract";
import { applyEdits, decodePicture, encodePicture, type Picture } from "@tintery/engine/paint";
import type { PictureEdit, Place } from "@tintery/engine";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

describe("edits of a painting", () => {
  let server: TestServer;
  let owner: TestVisitor;
  let id: string;
  let base: Picture;

  beforeAll(async () => {
    server = await openTestServer("pglite");
    owner = server.visitor();
    const fields = { numberOfColors: "12", canvasSize: "8x10" };
    id = (await owner.upload(await goodJpeg(), { fields })).json.id;
    await server.startWorker();
    expect((await owner.settled(id)).status).toBe("ready");
    base = await pictureAt("base");
  });
  afterAll(() => server.close());

  const pictureAt = async (which: "model" | "base") =>
    decodePicture((await owner.get((await owner.view(id)).options.images[which]!)).bytes);
  const history = async () => editHistory.parse((await owner.get(`/ajax/image/${id}/edits`)).json);
  const send = async (edits: readonly PictureEdit[], basedOn?: number) =>
    owner.edit(id, { edits, basedOn: basedOn ?? (await history()).revision });
  const placeOf = (region: number): Place => {
    const { x, y, leader } = base.numbers.find((number) => number.region === region)!;
    return [Math.round((leader?.x ?? x) * 100), Math.round((leader?.y ?? y) * 100)];
  };
  const neighbors = () => {
    const { left, right } = base.borders.find((border) => border.left >= 0 && border.right >= 0)!;
    return [placeOf(left), placeOf(right)] as const;
  };

  test("are kept as a list beside the model they begin with; pictures and downloads follow, and so does undo", async () => {
    const before = await owner.view(id);
    expect(before.options.edits).toEqual({ count: 0, revision: expect.any(Number) });
    const merge: PictureEdit = { kind: "merge", at: [...neighbors()] };
    const gone: PictureEdit = { kind: "remove-color", code: base.palette.at(-1)!.code };
    const edits = [merge, gone];
    expect(await send(edits)).toMatchObject({ status: 200, json: { ok: true } });
    expect((await history()).edits).toEqual(edits);
    expect(encodePicture(await pictureAt("model"))).toEqual(encodePicture(applyEdits(base, edits).picture));
    const after = await owner.view(id);
    expect(after.options.colors.map(({ code }) => code)).not.toContain(gone.code);
    expect(after.options.images.base).toBe(before.options.images.base);
    const svg = await owner.get(`/app/paint-by-numbers/${id}/download/image/pbn`);
    expect(svg.text).not.toContain(base.palette.at(-1)!.hex);

    await send([merge]);
    expect(encodePicture(await pictureAt("model"))).toEqual(encodePicture(applyEdits(base, [merge]).picture));
    await send([]);
    expect(await pictureAt("model")).toEqual(base);
    expect((await owner.view(id)).options.images.model).toBe(before.options.images.model);
  });

  test("of two tabs do not overwrite each other", async () => {
    const { revision } = await history();
    const code = base.palette[1]!.code;
    const mine: PictureEdit[] = [{ kind: "permanent", code, isPermanent: true }];
    const theirs: PictureEdit[] = [{ kind: "look", strokeWidth: 5 }];
    const answers = await Promise.all([send(mine, revision), send(theirs, revision)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.json.code).toBe("edited_elsewhere");
    const kept = answers[0]!.status === 200 ? mine : theirs;
    expect((await history()).edits).toEqual(kept);
    const dialog = { colors: [], strokeWidth: 1, basedOn: revision };
    expect((await owner.edit(id, dialog)).json.code).toBe("edited_elsewhere");
  });

  test("a permanent color is one in every reply, and cannot be removed", async () => {
    await send([]);
    const { colors, edits } = (await owner.view(id)).options;
    const [first, second] = colors;
    const changes = [
      { id: first!.id, isPermanent: true },
      { id: second!.id, changeToCode: colors[2]!.code },
    ];
    await owner.edit(id, { colors: changes, strokeWidth: 0, basedOn: edits!.revision });
    const kept = await history();
    await send([...kept.edits, { kind: "remove-color", code: first!.code }]);
    const after = (await owner.view(id)).options.colors;
    expect(after.filter(({ isPermanent }) => isPermanent).map(({ code }) => code)).toEqual([first!.code]);
    expect(after.map(({ code }) => code)).not.toContain(second!.code);
  });

  test.each<[string, unknown]>([
    ["too many", Array.from({ length: editLimits.edits + 1 }, () => ({ kind: "look", strokeWidth: 1 }))],
    ["of no kind", [{ kind: "explode", at: [1, 1] }]],
    ["with more than they need", [{ kind: "smooth", at: [1, 1], more: true }]],
    ["at places that are none", [{ kind: "smooth", at: [1, Number.MAX_SAFE_INTEGER] }]],
    ["in a color that is none", [{ kind: "recolor", at: [[1, 1]], to: { hex: "red" } }]],
    [
      "with a line of too many points",
      [
        {
          kind: "split",
          at: [1, 1],
          line: Array.from({ length: editLimits.places + 1 }, (_, i) => [i, i]),
          to: { code: "1" },
        },
      ],
    ],
  ])("are refused when they are %s", async (_, edits) => {
    const { revision } = await history();
    const answer = await owner.edit(id, { edits, basedOn: revision });
    expect(answer).toMatchObject({ status: 400 });
    expect((await history()).revision).toBe(revision);
  });

  test("are for the owner alone", async () => {
    const stranger = server.visitor();
    expect((await stranger.get(`/ajax/image/${id}/edits`)).status).toBe(404);
    expect((await stranger.edit(id, { edits: [], basedOn: 0 })).status).toBe(404);
  });
});
