import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { addresses } from "../packages/contract/src/calls/addresses.ts";
import { checkAccess, checkNarrow, expect, keepShot, test } from "./journey.ts";
import { likeProject, ownServer } from "./own-server.ts";
import { signUp } from "./sign-up.ts";

test(
  "a webhook is added, tested, seen in its log, paused and deleted",
  { tag: "@desktop" },
  async ({ browser, locale, viewport, isMobile, hasTouch, t }, { project }) => {
    const heard: string[] = [];
    const receiver = createServer(async (request, reply) => {
      heard.push(await text(request));
      reply.writeHead(204).end();
    });
    await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    // the receiver is inside: only a server that allows that reaches it
    const server = await ownServer({ WEBHOOKS_INSIDE: "on" });
    try {
      const baseURL = await server.start();
      const settings = likeProject({ locale, viewport, isMobile, hasTouch });
      const context = await browser.newContext({ ...settings, baseURL });
      const page = await context.newPage();
      const shot = (name: string) => keepShot(page, `${name}-${project.name}`);
      await signUp(page, "hooks@example.org", server.folder);
      await page.goto(addresses.account());
      await page.getByText(t("account.webhooks"), { exact: true }).click();
      await page.getByLabel(t("account.webhook_url")).fill(url);
      await checkAccess(page);
      await page.getByRole("button", { name: t("account.webhook_add") }).click();
      await expect(page.getByText(/^whsec_/)).toBeVisible();
      await checkAccess(page);
      await shot("webhook-secret");
      await checkNarrow(page, "webhook-secret");
      await page.getByText(t("account.webhook_log"), { exact: true }).click();
      await expect(page.getByText(t("account.webhook_log_empty"))).toBeVisible();
      await page.getByRole("button", { name: t("account.webhook_test") }).click();
      await expect.poll(() => heard.length).toBe(1);
      expect(JSON.parse(heard[0] ?? "").type).toBe("test");
      await expect(async () => {
        await page.getByRole("button", { name: t("account.webhook_refresh") }).click();
        await expect(page.getByText(new RegExp(t("account.webhook_delivered")))).toBeVisible({
          timeout: 1000,
        });
      }).toPass();
      await checkAccess(page);
      await shot("webhook-log");
      await checkNarrow(page, "webhook-log");
      await page.getByRole("button", { name: t("account.webhook_pause") }).click();
      await expect(page.getByRole("button", { name: t("account.webhook_resume") })).toBeVisible();
      await page.getByRole("button", { name: `${t("account.webhook_delete")} ${url}` }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("account.webhook_delete"), exact: true })
        .click();
      await expect(page.getByText(url, { exact: true })).toHaveCount(0);
      await context.close();
    } finally {
      await server.remove();
      receiver.closeAllConnections();
      receiver.close();
    }
  },
);
