import { randomPrompt, randomPromptLength, randomPromptModes } from "@tintery/contract";
import { drawnShare, parsePrompt, promptModes } from "@tintery/scenes/words";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

let server: TestServer;
let visitor: TestVisitor;
beforeAll(async () => {
  server = await openTestServer("pglite");
  visitor = server.visitor();
});
afterAll(() => server.close());

describe("random prompts", () => {
  test("are asked for by the kinds that the grammar has", () => {
    expect(randomPromptModes).toEqual(promptModes);
  });

  test.each(["", ...randomPromptModes.map((mode) => `?mode=${mode}`)])("can be drawn: %s", async (query) => {
    const answer = await visitor.get(`/ajax/generate/random-prompt${query}`);
    expect(answer.status).toBe(200);
    const { prompt } = randomPrompt.parse(answer.json);
    expect(drawnShare(parsePrompt(prompt))).toBe(1);
    expect(prompt.length).toBeGreaterThanOrEqual(randomPromptLength.min);
    expect(prompt.length).toBeLessThanOrEqual(randomPromptLength.max);
  });

  test("come in no other kind", async () => {
    expect((await visitor.get("/ajax/generate/random-prompt?mode=war")).status).toBe(400);
  });
});
