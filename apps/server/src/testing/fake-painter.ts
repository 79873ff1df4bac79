import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { goodPng, pngFile } from "@tintery/photos/testing";

/** What a test has the image model do. */
export type Mood =
  | "paints"
  | "refuses"
  | "has-no-quota"
  | "is-busy"
  | "fails"
  | "is-locked"
  | "breaks-off"
  | "says-html"
  | "sends-far-too-much"
  | "sends-only-brackets"
  | "sends-no-picture"
  | "sends-half-a-picture"
  | "leads-elsewhere"
  | "keeps-it-elsewhere"
  | "never-ends";

/** A server that speaks the protocols of all image models that we know, and does what a test asks of it. */
export interface FakePainter {
  url: string;
  /** The next answers, one after the other; the last one stays. */
  moods: Mood[];
  /** What was asked for, as `METHOD path`, without how far it is. */
  asked: string[];
  /** The bodies that came. */
  // biome-ignore lint/suspicious/noExplicitAny: each protocol has its own
  bodies: any[];
  /** How often it was asked to paint. */
  readonly paintings: number;
  headers: IncomingMessage["headers"][];
  /** Milliseconds that painting takes. */
  delay: number;
  /** How many paintings may end, counted in the order in which they began; those after them wait until it grows. */
  mayEnd: number;
  close(): Promise<void>;
}

/** A painting of ComfyUI: when it may end, and its place among all paintings. */
interface PaintJob {
  ends: number;
  mood: Mood;
  place: number;
}

const paintPaths = /\/(images\/(generations|edits)|sdapi\/v1\/(txt2img|img2img)|prompt)$/;

/** What it makes of photos: a house in black outlines on white. */
function lineDrawing(): Uint8Array {
  const [width, height] = [360, 240];
  const rows = Buffer.alloc((width + 1) * height, 255);
  const line = (x: number, y: number, wide: number, high: number) => {
    for (let row = y; row < y + high; row++)
      rows.fill(0, row * (width + 1) + 1 + x, row * (width + 1) + 1 + x + wide);
  };
  const box = (x: number, y: number, wide: number, high: number) => {
    line(x, y, wide, 4);
    line(x, y + high, wide + 4, 4);
    line(x, y, 4, high);
    line(x + wide, y, 4, high);
  };
  box(60, 80, 240, 120);
  box(90, 110, 50, 50);
  box(210, 110, 50, 90);
  box(100, 30, 160, 50);
  // before each row stands how it is packed
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  return pngFile({ width, height, colorType: 0 }, rows);
}

/** Opens it on a port, on any free one unless told. */
export async function openFakePainter(port = 0): Promise<FakePainter> {
  const picture = await goodPng();
  const half = picture.subarray(0, Math.ceil(picture.length / 2));
  const jobs = new Map<string, PaintJob>();
  let paintings = 0;

  const json = (reply: ServerResponse, status: number, body: object, headers = {}) => {
    reply.writeHead(status, { "content-type": "application/json", ...headers });
    reply.end(JSON.stringify(body));
  };
  const refusals: Partial<Record<Mood, (reply: ServerResponse, request: IncomingMessage) => void>> = {
    refuses: (reply) =>
      json(reply, 400, { error: { code: "moderation_blocked", message: "Rejected by the safety system." } }),
    "has-no-quota": (reply) =>
      json(reply, 429, {
        error: { code: "insufficient_quota", message: "You exceeded your current quota." },
      }),
    "is-busy": (reply) =>
      json(
        reply,
        429,
        { error: { code: "rate_limit_exceeded", message: "Slow down." } },
        { "retry-after": "0" },
      ),
    fails: (reply) => json(reply, 503, { error: { message: "overloaded" } }),
    "is-locked": (reply) => json(reply, 401, { error: { code: "invalid_api_key", message: "No." } }),
    "says-html": (reply) => {
      reply.writeHead(200, { "content-type": "text/html" });
      reply.end("<h1>Welcome to the proxy</h1>");
    },
    "breaks-off": (reply, request) => {
      reply.writeHead(200, { "content-type": "application/json", "content-length": "100000" });
      reply.write('{"data":[{"b64_json":"');
      // only once the beginning is on its way
      void setTimeout(30).then(() => request.socket.destroy());
    },
    "sends-only-brackets": (reply) => {
      // a picture's worth of them would be gigabytes once parsed
      reply.writeHead(200, { "content-type": "application/json" });
      reply.end(Buffer.alloc(20_000_000, "["));
    },
    "sends-far-too-much": (reply) => {
      reply.writeHead(200, { "content-type": "application/json" });
      const part = Buffer.alloc(1_000_000, "A");
      let sent = 0;
      const more = (): void => {
        while (sent < 40 && !reply.destroyed) {
          sent += 1;
          if (!reply.write(part)) return void reply.once("drain", more);
        }
        reply.end();
      };
      more();
    },
    "leads-elsewhere": (reply) => {
      reply.writeHead(307, { location: "http://169.254.169.254/" });
      reply.end();
    },
  };
  let isEdit = false;
  const bytesIn = (mood: Mood) =>
    mood === "sends-no-picture"
      ? Buffer.from("no picture")
      : mood === "sends-half-a-picture"
        ? half
        : isEdit
          ? redrawn
          : picture;

  const redrawn = Buffer.from(lineDrawing());
  const editAnswers: Record<string, string> = {
    "/images/edits": "/images/generations",
    "/sdapi/v1/img2img": "/sdapi/v1/txt2img",
  };
  const answers: Record<string, (reply: ServerResponse, mood: Mood, url: URL, body: unknown) => void> = {
    "/images/generations": (reply, mood) =>
      json(reply, 200, {
        created: 1,
        data: [
          mood === "keeps-it-elsewhere"
            ? { url: "http://169.254.169.254/picture.png" }
            : { b64_json: bytesIn(mood).toString("base64") },
        ],
      }),
    "/sdapi/v1/txt2img": (reply, mood) =>
      json(reply, 200, {
        images: [`data:image/png;base64,${bytesIn(mood).toString("base64")}`],
        parameters: {},
        info: JSON.stringify({ seed: 4711, sd_model_name: "storybook" }),
      }),
    "/prompt": (reply, mood) => {
      const id = `job-${jobs.size + 1}`;
      jobs.set(id, { ends: Date.now() + fake.delay, mood, place: paintings });
      json(reply, 200, { prompt_id: id, number: jobs.size, node_errors: {} });
    },
  };
  const isDone = ([, { ends, mood, place }]: [string, PaintJob]) =>
    mood !== "never-ends" && Date.now() >= ends && place <= fake.mayEnd;
  const reads: Record<string, (reply: ServerResponse, url: URL) => void> = {
    "/sdapi/v1/progress": (reply) => json(reply, 200, { progress: 0.25, eta_relative: 3 }),
    "/queue": (reply) => {
      const [running, ...pending] = [...jobs].filter((job) => !isDone(job)).map(([id], at) => [at, id, {}]);
      json(reply, 200, { queue_running: running ? [running] : [], queue_pending: pending });
    },
    "/view": (reply, { searchParams }) => {
      const mood = jobs.get(searchParams.get("filename")?.replace(".png", "") ?? "")?.mood ?? "paints";
      reply.writeHead(200, { "content-type": "image/png" });
      reply.end(bytesIn(mood));
    },
  };
  const history = (reply: ServerResponse, id: string) => {
    const job = jobs.get(id);
    if (!job || !isDone([id, job])) return json(reply, 200, {});
    const outputs = { "9": { images: [{ filename: `${id}.png`, subfolder: "", type: "output" }] } };
    const isFailed = job.mood === "fails";
    const status = { status_str: isFailed ? "error" : "success", completed: !isFailed };
    return json(reply, 200, { [id]: { outputs: isFailed ? {} : outputs, status } });
  };

  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? "/", "http://painter");
    const path = url.pathname.replace(/^\/v1(?=\/)/, "");
    const body = await buffer(request);
    if (path !== "/sdapi/v1/progress") {
      fake.asked.push(`${request.method} ${path}`);
      fake.headers.push(request.headers);
    }
    if (request.method === "GET" && path.startsWith("/history/")) return history(reply, path.slice(9));
    const read = request.method === "GET" ? reads[path] : undefined;
    if (read) return read(reply, url);
    if (path === "/upload/image")
      return json(reply, 200, { name: "photo.png", subfolder: "", type: "input" });
    if (!paintPaths.test(path)) return json(reply, 200, {});
    const text = body.toString("utf8");
    fake.bodies.push(text.startsWith("{") ? JSON.parse(text) : text);
    const mood = (fake.moods.length > 1 ? fake.moods.shift() : fake.moods[0]) ?? "paints";
    const refuse = refusals[mood];
    if (refuse && !(path === "/prompt" && mood === "fails")) return refuse(reply, request);
    paintings += 1;
    const place = paintings;
    isEdit = path in editAnswers;
    if (path !== "/prompt") {
      if (mood === "never-ends") return undefined;
      await setTimeout(fake.delay);
      while (place > fake.mayEnd) await setTimeout(5);
    }
    return answers[editAnswers[path] ?? path]?.(reply, mood, url, body);
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const fake: FakePainter = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    moods: ["paints"],
    asked: [],
    bodies: [],
    headers: [],
    get paintings() {
      return paintings;
    },
    delay: 0,
    mayEnd: Number.POSITIVE_INFINITY,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return fake;
}
