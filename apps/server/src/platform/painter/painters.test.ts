import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goodPng } from "@tintery/photos/testing";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FakePainter, type Mood, openFakePainter } from "../../testing/fake-painter.ts";
import { readConfig } from "../config.ts";
import { openPainter } from "./open-painter.ts";
import { type PaintOrder, PainterTrouble } from "./painter.ts";

const pace = { pause: 5, poll: 10 };
const workflow = {
  "3": { class_type: "KSampler", inputs: { seed: "{{seed}}", steps: 20 } },
  "5": {
    class_type: "EmptyLatentImage",
    inputs: { width: "{{width}}", height: "{{height}}", batch_size: 1 },
  },
  "6": { class_type: "CLIPTextEncode", inputs: { text: "storybook, {{prompt}}", unknown: "{{else}}" } },
};

let fake: FakePainter;
let workflowPath: string;
let photoWorkflowPath: string;
beforeAll(async () => {
  workflowPath = join(await mkdtemp(join(tmpdir(), "workflow-")), "workflow.json");
  await writeFile(workflowPath, JSON.stringify(workflow));
  photoWorkflowPath = join(await mkdtemp(join(tmpdir(), "workflow-")), "photo.json");
  const photo = {
    "10": { class_type: "LoadImage", inputs: { image: "{{image}}" } },
    "11": { class_type: "KSampler", inputs: { denoise: "{{denoise}}" } },
  };
  await writeFile(photoWorkflowPath, JSON.stringify({ ...workflow, ...photo }));
});
beforeEach(async () => {
  fake = await openFakePainter();
  return () => fake.close();
});
type Protocol = "openai" | "automatic1111" | "comfyui";
const protocols: Protocol[] = ["openai", "automatic1111", "comfyui"];

function painterOf(protocol: Protocol, more: Record<string, string> = {}) {
  return openPainter(configOf(protocol, more), pace)!;
}

function configOf(protocol: Protocol, more: Record<string, string> = {}) {
  return readConfig({
    PAINTER: protocol,
    PAINTER_URL: protocol === "openai" ? `${fake.url}/v1` : fake.url,
    PAINTER_MODEL: "storybook",
    ...(protocol === "comfyui" && {
      PAINTER_WORKFLOW: workflowPath,
      PAINTER_PHOTO_WORKFLOW: photoWorkflowPath,
    }),
    ...more,
  });
}

const order = (more: Partial<PaintOrder> = {}): PaintOrder => ({
  prompt: 'a fox, with "quotes"',
  seed: 7,
  width: 1216,
  height: 832,
  signal: new AbortController().signal,
  onProgress: () => {},
  ...more,
});

/** The code with which a painter in these moods fails. */
async function troubleWith(protocol: Protocol, ...moods: Mood[]): Promise<string> {
  fake.moods = moods;
  const error: unknown = await painterOf(protocol)
    .paint(order())
    .then(
      () => "painted",
      (reason: unknown) => reason,
    );
  if (error instanceof PainterTrouble) return error.code;
  throw error instanceof Error ? error : new Error(String(error));
}

describe.each(protocols)("a painter that speaks as %s does", (protocol) => {
  test("sends the picture it has painted", async () => {
    const { bytes } = await painterOf(protocol).paint(order());
    expect(Buffer.from(bytes).equals(Buffer.from(await goodPng()))).toBe(true);
    expect(fake.paintings).toBe(1);
  });

  test("is asked again where it was too busy to begin, and then paints once", async () => {
    fake.moods = ["is-busy", "is-busy", "paints"];
    await painterOf(protocol).paint(order());
    expect([fake.bodies.length, fake.paintings]).toEqual([3, 1]);
  });

  test.each<[Mood, string, number]>([
    ["is-busy", "painter_away", 3],
    ["is-locked", "painter_closed", 1],
    ["breaks-off", "painter_away", 1],
    ["says-html", "painter_nonsense", 1],
    ["sends-far-too-much", "painter_nonsense", 1],
    ["sends-only-brackets", "painter_nonsense", 1],
    ["leads-elsewhere", "painter_closed", 1],
  ])("%s: %s after being asked %i times", async (mood, code, times) => {
    expect(await troubleWith(protocol, mood)).toBe(code);
    expect(fake.bodies.length).toBe(times);
  });

  test("is away where nobody listens", async () => {
    await fake.close();
    expect(await troubleWith(protocol, "paints")).toBe("painter_away");
  });

  test("is given up when it never ends, and let go when nobody wants it any more", async () => {
    fake.moods = ["never-ends"];
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error("nobody waits")), 150);
    await expect(painterOf(protocol).paint(order({ signal: stop.signal }))).rejects.not.toBeInstanceOf(
      PainterTrouble,
    );
    const impatient = { ...configOf(protocol), PAINTER_SECONDS: 0.15 };
    await expect(openPainter(impatient, pace)!.paint(order())).rejects.toMatchObject({
      code: "painter_too_slow",
    });
  });

  test("draws a photo anew", async () => {
    const photo = await goodPng();
    const { bytes } = await painterOf(protocol).paint(order({ photo, redrawing: 0.35 }));
    expect(bytes.length).toBeGreaterThan(100);
    const path = { openai: "images/edits", automatic1111: "sdapi/v1/img2img", comfyui: "upload/image" }[
      protocol
    ];
    expect(fake.asked).toContain(`POST /${path}`);
    if (protocol === "automatic1111")
      expect(fake.bodies[0]).toMatchObject({
        init_images: [Buffer.from(photo).toString("base64")],
        denoising_strength: 0.35,
      });
    if (protocol === "comfyui")
      expect(fake.bodies[0].prompt).toMatchObject({
        "10": { inputs: { image: "photo.png" } },
        "11": { inputs: { denoise: 0.35 } },
      });
    if (protocol === "openai") expect(fake.bodies[0]).toMatch(/name="size"\s+1536x1024\s/);
  });

  test("gets its key, and it alone", async () => {
    await painterOf(protocol, { PAINTER_KEY: "secret" }).paint(order());
    await painterOf(protocol, { PAINTER_KEY: "user:word" }).paint(order());
    const keys = new Set(fake.headers.map(({ authorization }) => authorization));
    expect(keys).toEqual(new Set(["Bearer secret", `Basic ${Buffer.from("user:word").toString("base64")}`]));
  });
});

describe("openai", () => {
  test("says why it does not paint", async () => {
    expect(await troubleWith("openai", "refuses")).toBe("painter_refused");
    expect(await troubleWith("openai", "has-no-quota")).toBe("painter_quota");
    // both are for good
    expect(fake.bodies.length).toBe(2);
    expect(await troubleWith("openai", "fails")).toBe("painter_away");
    expect(fake.bodies.length).toBe(5);
  });

  test("is not followed to another address for its picture", async () => {
    expect(await troubleWith("openai", "keeps-it-elsewhere")).toBe("painter_nonsense");
  });

  test("is asked for the picture itself, as its model wants that said", async () => {
    await painterOf("openai").paint(order());
    await painterOf("openai", { PAINTER_MODEL: "gpt-image-1" }).paint(order());
    expect(fake.bodies).toMatchObject([
      { model: "storybook", size: "1216x832", n: 1, response_format: "b64_json" },
      { model: "gpt-image-1", output_format: "png" },
    ]);
    expect(fake.bodies[1]).not.toHaveProperty("response_format");
  });
});

test("automatic1111 tells how far it is, its model and its seed", async () => {
  fake.mayEnd = 0;
  const heard: number[] = [];
  const painting = painterOf("automatic1111").paint(order({ onProgress: (far) => heard.push(far) }));
  await expect.poll(() => heard).toContain(0.25);
  fake.mayEnd = 1;
  expect(await painting).toMatchObject({ model: "storybook", seed: 4711 });
  expect(fake.bodies[0]).toMatchObject({ width: 1216, height: 832, seed: 7, save_images: false });
});

describe("comfyui", () => {
  test("gets the operator's workflow with what is asked for", async () => {
    await painterOf("comfyui").paint(order());
    expect(fake.bodies[0].prompt).toEqual({
      "3": { class_type: "KSampler", inputs: { seed: 7, steps: 20 } },
      "5": { class_type: "EmptyLatentImage", inputs: { width: 1216, height: 832, batch_size: 1 } },
      "6": {
        class_type: "CLIPTextEncode",
        inputs: { text: 'storybook, a fox, with "quotes"', unknown: "{{else}}" },
      },
    });
  });

  test("tells its place in the line", async () => {
    fake.mayEnd = 0;
    const heard: number[] = [];
    const painter = painterOf("comfyui");
    const first = painter.paint(order());
    await expect.poll(() => fake.paintings).toBe(1);
    const second = painter.paint(order({ onProgress: (far) => heard.push(far) }));
    await expect.poll(() => heard).toContain(0);
    fake.mayEnd = 1;
    await first;
    await expect.poll(() => heard).toContain(0.5);
    fake.mayEnd = 2;
    await second;
  });

  test("ends with its workflow's error", async () => {
    expect(await troubleWith("comfyui", "fails")).toBe("painter_away");
  });

  test("draws photos only with a workflow for them", () => {
    expect(painterOf("comfyui").takesPhotos).toBe(true);
    expect(painterOf("comfyui", { PAINTER_PHOTO_WORKFLOW: "" }).takesPhotos).toBe(false);
    expect(() => painterOf("comfyui", { PAINTER_PHOTO_WORKFLOW: workflowPath })).toThrow(
      "We can’t use PAINTER_PHOTO_WORKFLOW: it doesn’t contain {{image}}.",
    );
  });

  test.each([
    ["no file", null],
    ["no JSON", "{"],
    ["a workflow of the editor", JSON.stringify({ nodes: [], links: [] })],
    ["no place for the prompt", JSON.stringify({ "1": { class_type: "KSampler", inputs: {} } })],
  ])("cannot be opened with %s", async (_, content) => {
    const path = join(await mkdtemp(join(tmpdir(), "workflow-")), "workflow.json");
    if (content !== null) await writeFile(path, content);
    expect(() => painterOf("comfyui", { PAINTER_WORKFLOW: path })).toThrow(
      /^We can’t use PAINTER_WORKFLOW: /,
    );
  });
});
