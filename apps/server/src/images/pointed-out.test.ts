import { imageView } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";

/** What a visitor drew to say what a photo is about. */
const subject = [
  { isSubject: true, points: [0.5, 0.5, 0.6, 0.5], radius: 0.015 },
  { isSubject: false, points: [0.1, 0.1], radius: 0.015 },
];
const fields = { subject: JSON.stringify(subject) };

describe("the subject that somebody pointed out", () => {
  let server: TestServer;
  let owner: TestVisitor;
  beforeAll(async () => {
    server = await openTestServer("pglite");
    owner = server.visitor();
    await server.startWorker();
  });
  afterAll(() => server.close());

  test("counts in a painting", async () => {
    const created = await owner.upload(await goodJpeg(), { fields: { numberOfColors: "8", ...fields } });
    const { id } = created.json;
    expect(imageView.parse(await owner.settled(id))).toMatchObject({ status: "ready", options: { subject } });
  });

  test("counts in outlines, and in another precision of them", async () => {
    const { id } = (await owner.uploadOutlines(await goodJpeg(), { fields })).json;
    expect(imageView.parse(await owner.settled(id))).toMatchObject({ status: "ready", options: { subject } });
    expect((await owner.edit(id, { colorPrecision: "low" })).json).toEqual({ ok: true });
    expect(await owner.settled(id)).toMatchObject({
      status: "ready",
      options: { colorPrecision: "low", subject },
    });
  });

  test("is nobody's where nothing was drawn, and refused where it is none", async () => {
    const none = { fields: { subject: "[]" } };
    const { id } = (await owner.uploadOutlines(await goodJpeg(), none)).json;
    expect((await owner.view(id)).options.subject).toBeUndefined();
    const refused = { fields: { subject: "[{" } };
    const answers = [
      await owner.uploadOutlines(await goodJpeg(), refused),
      await owner.upload(await goodJpeg(), refused),
    ];
    for (const { json } of answers) expect(json).toMatchObject({ code: "invalid_options", field: "subject" });
  });
});
