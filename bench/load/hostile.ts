/**
 * Four who try to stop a server of one's own, each at an address of its own, until this process is ended:
 *   node bench/load/hostile.ts URL PHOTO
 * Says a line once all have begun.
 */
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { endpoints, uploadField, xhrHeader } from "@tintery/contract";
import { Visitor } from "./visitor.ts";

const [url = "", photoFile = ""] = process.argv.slice(2);
const photo = readFileSync(photoFile);
const { port } = new URL(url);
const create = endpoints.createColoring.path.replace(":version", "v1");
const at = { slots: "203.0.113.1", flood: "203.0.113.2", starve: "203.0.113.3", streams: "203.0.113.4" };
const readyWithinMs = 120_000;
const visitorAt = (address: string) => new Visitor(url, { pages: [], uploads: [], polls: [] }, address);
const nothing = () => {};

/** Uploads that trickle in at 16 kB/s: as many as the server receives at once. */
const slowUploads = 64;
const stepMs = 500;
const bytesAStep = 8_000;

function slowUpload(): void {
  const socket = connect(Number(port), "127.0.0.1");
  const head =
    `POST ${create} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${xhrHeader.name}: ${xhrHeader.value}\r\n` +
    `X-Forwarded-For: ${at.slots}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 19000000\r\n\r\n` +
    `--b\r\nContent-Disposition: form-data; name="${uploadField}"; filename="a.jpg"\r\n\r\n`;
  const timer = setInterval(() => socket.write(Buffer.alloc(bytesAStep, 65)), stepMs);
  socket.on("error", nothing).on("data", nothing);
  socket.on("close", () => {
    clearInterval(timer);
    setTimeout(slowUpload, stepMs);
  });
  socket.write(head);
  socket.write(photo);
}

/** Uploads without a cookie, each of which makes another guest. */
const floods = 8;

async function flood(): Promise<never> {
  for (;;) {
    const answer = visitorAt(at.flood).upload(photo, create);
    // one that is refused comes back at once, but no faster than it was let in
    await answer.catch(() => wait(stepMs));
  }
}

/** Downloads of a picture, each of another file, whose caller leaves. */
const leaveAfterMs = 60;
const everyMs = 130;

async function starve(visitor: Visitor, id: string): Promise<never> {
  for (let k = 0; ; k += 1) {
    const own = `/app/coloring/${id}/download/image/coloringpdf?download-name-line=yes&download-name=n${k}`;
    visitor.open(own, AbortSignal.timeout(leaveAfterMs)).catch(nothing);
    await wait(everyMs);
  }
}

/** Streams of events about one picture after the other. */
const streamsAtOnce = 300;

async function follow(visitor: Visitor): Promise<never> {
  for (;;) {
    const id = await visitor.upload(photo, create).catch(() => null);
    if (id === null) await wait(stepMs);
    else {
      const path = endpoints.imageEvents.path.replace(":id", id);
      await Promise.all(Array.from({ length: streamsAtOnce }, () => visitor.open(path).catch(nothing)));
    }
  }
}

const starving = visitorAt(at.starve);
const drawn = await starving.upload(photo, create);
await starving.waitFor(drawn, { everyMs: stepMs, deadline: performance.now() + readyWithinMs });
for (let count = 0; count < slowUploads; count += 1) slowUpload();
for (let count = 0; count < floods; count += 1) void flood();
void starve(starving, drawn);
void follow(visitorAt(at.streams));
console.log("begun");
