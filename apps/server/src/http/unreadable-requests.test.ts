import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

const head = "Host: 127.0.0.1\r\nConnection: close\r\n";
const json = `${head}X-Requested-With: XMLHttpRequest\r\nContent-Type: application/json\r\n`;
const call = "POST /ajax/account/sign-in HTTP/1.1\r\n";

describeOnEachDatabase("what no framework understands", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  /** Sends bytes as they are, and gives what comes back. */
  async function ask(bytes: string): Promise<{ status: number; head: string; body: string }> {
    const { hostname, port } = new URL(server.visitor().url);
    const socket = connect(Number(port), hostname);
    socket.write(bytes);
    const [answer = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    return { status: Number(answer.split(" ")[1]), head: answer, body };
  }

  test.each([
    ["no HTTP", "GARBAGE\r\n\r\n", 400],
    ["a header of 20 kB", `GET / HTTP/1.1\r\n${head}X: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["a version that nobody speaks", `GET / HTTP/3.9\r\n${head}\r\n`, 400],
    ["a method that nobody knows", `BREW / HTTP/1.1\r\n${head}\r\n`, 400],
    ["a method that would echo", `TRACE / HTTP/1.1\r\n${head}\r\n`, 404],
    ["two lengths", `${call}${json}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n{a}`, 400],
    ["a torn chunk", `${call}${json}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`, 400],
    ["torn JSON", `${call}${json}Content-Length: 3\r\n\r\n{a}`, 400],
    ["JSON that reaches for prototypes", `${call}${json}Content-Length: 16\r\n\r\n{"__proto__":{}}`, 400],
    [
      "a type that is none of ours",
      `${call}${head}X-Requested-With: XMLHttpRequest\r\nContent-Type: application/xml\r\nContent-Length: 3\r\n\r\n<a>`,
      400,
    ],
    ["a path that cannot be decoded", `GET /ajax/image/%E0%A4%A HTTP/1.1\r\n${head}\r\n`, 404],
    ["more than fits", `${call}${json}Content-Length: 99999999\r\n\r\n{`, 413],
  ])("%s gets a problem of ours", async (_, bytes, status) => {
    const answer = await ask(bytes);
    expect(answer.status).toBe(status);
    expect(answer.head).toMatch(/^content-security-policy: .*frame-ancestors 'none'/im);
    expect(answer.head).toMatch(/^x-content-type-options: nosniff$/im);
    const { error, code, ...rest } = JSON.parse(answer.body);
    expect({ error, code }).toEqual({
      error: expect.stringMatching(/^[A-Z][^{}]+\.$/),
      code: expect.stringMatching(/^[a-z_]+$/),
    });
    expect(rest).toEqual({});
    expect(answer.body).not.toMatch(/FST_|HPE_|statusCode|Client Error/);
  });
});
