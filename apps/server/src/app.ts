import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import statics from "@fastify/static";
import { loadAllLanguages } from "@tintery/contract/messages/all";
import { bookLimits, type RenderPage, requestLimits } from "@tintery/contract";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { BookStore } from "./books/book-store.ts";
import { PageStore } from "./books/page-store.ts";
import { networkOf } from "./admission/networks.ts";
import { adminCalls } from "./features/admin/admin-calls.ts";
import { adminAddress } from "./features/admin/admin-page.ts";
import { accountCalls } from "./features/accounts/account-calls.ts";
import { accountAddresses } from "./features/accounts/account-pages.ts";
import { deletionCall } from "./features/accounts/deletion-call.ts";
import { accountDownload } from "./features/accounts/download-account.ts";
import { settingCalls } from "./features/accounts/setting-calls.ts";
import { keyCalls } from "./features/accounts/key-calls.ts";
import { answerOtherOrigins } from "./http/cross-origin.ts";
import { guestGate } from "./http/guest-gate.ts";
import { keyGate } from "./http/key-gate.ts";
import { takePass } from "./http/pass-address.ts";
import { siteGate } from "./http/site-gate.ts";
import { siteCalls } from "./features/accounts/site-calls.ts";
import { connectAddress } from "./features/accounts/connect-page.ts";
import { KeptLetters } from "./features/accounts/kept-letters.ts";
import { KnownBrowsers } from "./features/accounts/known-browsers.ts";
import { passkeyCalls } from "./features/accounts/passkey-calls.ts";
import { slowedDown } from "./features/accounts/slowed-down.ts";
import { providerAddress, serveProviders } from "./features/accounts/provider-pages.ts";
import { webhookCalls } from "./features/accounts/webhook-calls.ts";
import { bookCalls } from "./features/books/book-calls.ts";
import { bookDownload, bookFileCalls } from "./features/books/file-calls.ts";
import { bookAddresses } from "./features/books/book-pages.ts";
import { classCalls } from "./features/books/class-calls.ts";
import { changePicture } from "./features/coloring/change-picture.ts";
import { sessionCalls } from "./features/accounts/session-calls.ts";
import { billingCalls } from "./features/billing/billing-calls.ts";
import { billingAddresses } from "./features/billing/billing-pages.ts";
import { orderPages } from "./features/billing/order-pages.ts";
import { servePaymentEvents } from "./features/billing/payment-events.ts";
import { createCall as createColoring } from "./features/coloring/create-call.ts";
import {
  archivedColoring,
  coloringAddresses,
  coloringPdf,
  coloringSheet,
} from "./features/coloring/downloads.ts";
import { editColoring, retryColoring } from "./features/coloring/edit.ts";
import { promptCalls } from "./features/prompts/prompt-calls.ts";
import { colorCalls } from "./features/colors/color-calls.ts";
import { mixingChartAddress } from "./features/colors/mixing-chart.ts";
import { searchEngineAddresses } from "./features/catalog/for-search-engines.ts";
import { galleryAddresses } from "./features/catalog/gallery.ts";
import { catalogCalls } from "./features/catalog/catalog-calls.ts";
import { feedbackCalls } from "./features/feedback/feedback-calls.ts";
import { serveHealth } from "./features/health/health.ts";
import { createCall as createOutlines } from "./features/outlines/create-call.ts";
import { editOutlines, precisionAddress, retryOutlines } from "./features/outlines/change-precision.ts";
import {
  archivedOutlines,
  outlinesAddresses,
  outlinesSheet,
  outlinesSvg,
} from "./features/outlines/downloads.ts";
import { pageAddresses } from "./features/pages/pages.ts";
import { ageAddress } from "./features/paint-by-numbers/change-age.ts";
import { numberOfColorsAddress } from "./features/paint-by-numbers/change-number-of-colors.ts";
import { createCall as createPainting } from "./features/paint-by-numbers/create-call.ts";
import { editPainting, editsCall } from "./features/paint-by-numbers/edit.ts";
import { paintedCalls } from "./images/painted-calls.ts";
import { sharedPaletteAddresses } from "./features/palettes/shared-palette-page.ts";
import { paletteCalls } from "./features/palettes/palette-calls.ts";
import { selectionAddresses } from "./features/selection/selection.ts";
import { listColors } from "./features/paint-by-numbers/color-list/list-colors.ts";
import { archivedPainting, downloadAddresses, kitFor } from "./features/paint-by-numbers/downloads.ts";
import { kidsSheetAddress, kidsSheetOf } from "./features/paint-by-numbers/kids-sheet.ts";
import { paintingSheet, printAddress } from "./features/paint-by-numbers/print-page.ts";
import { trustedProxies } from "./http/trusted-proxies.ts";
import { retryPainting } from "./features/paint-by-numbers/painting-options.ts";
import { PageTokens } from "./http/page-tokens.ts";
import { openPageWriter } from "./http/page-writer.ts";
import { answerProblems } from "./http/problem-replies.ts";
import {
  contentSecurityPolicy,
  headerSeconds,
  multipartLimits,
  requestSeconds,
} from "./http/server-limits.ts";
import { serveAddresses } from "./http/serve-addresses.ts";
import { serveCalls } from "./http/serve-calls.ts";
import { answerUnreadable } from "./http/unreadable-requests.ts";
import { watchBodies } from "./http/watch-bodies.ts";
import { editCall } from "./images/edit-call.ts";
import { imageCalls } from "./images/image-calls.ts";
import type { Images } from "./images/images.ts";
import { openPhotoIntake } from "./images/photo-intake.ts";
import { pictureAddress } from "./images/picture-address.ts";
import { retryCall } from "./images/retry-call.ts";
import { shareCalls } from "./images/sharing/share-calls.ts";
import { ShareLinks } from "./images/sharing/share-links.ts";
import { sharedAddresses } from "./images/sharing/shared-addresses.ts";
import { PaletteStore } from "./palettes/palette-store.ts";
import { authSecret } from "./platform/auth-secret.ts";
import { keptDaysOf } from "./platform/config.ts";
import { visitorDescriber } from "./platform/ledger/describe-visitor.ts";
import { standingFinder } from "./platform/ledger/standing.ts";
import { noRoute } from "./platform/logging.ts";
import { ShareSecrets } from "./platform/share-secrets.ts";
import { SitePasses } from "./platform/site-passes.ts";
import { SignUpDoor } from "./platform/sign-up-door.ts";
import type { Platform } from "./platform/platform.ts";

/** What the app needs beside the platform. */
export interface AppParts {
  images: Images;
  renderPage: RenderPage;
}

/** The server as a list of its features. Nothing listens yet, so tests call it without a port. */
export async function buildApp(
  platform: Platform,
  { images, renderPage }: AppParts,
): Promise<FastifyInstance> {
  const { config, db, files, sessions, metrics, payments } = platform;
  loadAllLanguages();
  const logger: FastifyBaseLogger = platform.log;
  const app = Fastify({
    loggerInstance: logger,
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit: requestLimits.bytes,
    // parts that are too long are refused by their schemas, in the words of every other refusal
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl: decodableUrl,
    // the whole header must be there in time; bodies have their own guard, since a slow honest upload may take minutes
    requestTimeout: requestSeconds * 1000,
    http: { headersTimeout: headerSeconds * 1000, connectionsCheckingInterval: 2_000 },
    clientErrorHandler: answerUnreadable,
    // what still comes over an open connection while the server stops is answered, and the connection closed
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const email = config.CONTACT_EMAIL;
  const onRefusal = (code: string) => metrics.refusals.inc({ code });
  answerProblems(app, { email, renderPage, charged: config.BILLING === "on", onRefusal });
  app.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? noRoute;
    metrics.requestSeconds.observe({ method, route, status: statusCode }, elapsedTime / 1000);
  });
  watchBodies(app, images.admission.bodies);
  // an open stream of events would keep the server from closing
  app.addHook("preClose", async () => images.streams.endAll());
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());

  // pages don't wait for it
  void sessions.findProviderOrigins(closing.signal);
  const secure = config.PUBLIC_URL.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(() => [...payments.origins, ...sessions.providerOrigins()]),
    referrerPolicy: { policy: "same-origin" },
    frameguard: { action: "deny" },
    // a year, as helmet has it; other hosts of the operator's domain are not ours to bind
    strictTransportSecurity: secure && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
  });
  answerOtherOrigins(app);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024 });
  await serveClient(app, join(config.WEB_DIST, "client"));
  // what is registered before this line is not counted: a page alone brings dozens of files
  await app.register(rateLimit, {
    max: config.REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  await app.register(multipart, { limits: multipartLimits });

  const findStanding = standingFinder(db, config);
  const describeVisitor = visitorDescriber(db, findStanding, platform.painter, config);
  const loader = { db, sessions, findStanding };
  const secret = await authSecret(config);
  const browsers = new KnownBrowsers(secret, config.PUBLIC_URL);
  const keptLetters = new KeptLetters(platform.mail, config.PUBLIC_URL);
  const begin = slowedDown(db, browsers);
  const pageTokens = new PageTokens(secret, sessions, config.PUBLIC_URL);
  const pages = openPageWriter(
    renderPage,
    { sessions, describeVisitor, pageTokens },
    { email, origin: config.PUBLIC_URL, signUp: config.SIGN_UP, oidcName: config.OIDC_NAME },
  );
  const shareSecrets = new ShareSecrets(secret);
  const shareLinks = new ShareLinks(db, shareSecrets);
  const palettes = new PaletteStore(db, shareSecrets);
  const books = new BookStore(db);
  const printing = { stores: images.stores, sessions, books, email };
  const takePhoto = openPhotoIntake({ ...images, sessions, config });
  const redoing = {
    ...images,
    maxUnfinished: config.IN_FLIGHT_PER_VISITOR,
    maxWaiting: config.MOST_WAITING,
    charged: config.BILLING === "on",
  };
  const editors = {
    "paint-by-numbers": editPainting(images),
    coloring: editColoring(redoing),
    outlines: editOutlines(redoing),
  };
  const retries = { "paint-by-numbers": retryPainting, coloring: retryColoring, outlines: retryOutlines };
  const gates = {
    key: keyGate(loader),
    token: pageTokens,
    guests: guestGate(sessions, config),
    site: siteGate({
      ...loader,
      passes: new SitePasses(secret),
      publicUrl: config.PUBLIC_URL,
      takesGuests: config.GUESTS === "on",
    }),
  };
  const hasPainter = platform.painter !== null;
  const takesPhotos = platform.painter?.takesPhotos ?? false;
  const calls = {
    ...imageCalls({ ...images, ...loader }),
    ...editCall({ ...loader, editors }),
    ...editsCall(loader),
    ...paintedCalls(loader),
    ...retryCall({ ...loader, ...redoing, retries }),
    ...createPainting({ takePhoto, sessions, palettes, files, findStanding, hasPainter, takesPhotos }),
    ...createColoring({ takePhoto, files, hasPainter, takesPhotos }),
    ...createOutlines({ takePhoto, files, hasPainter }),
    ...feedbackCalls(loader),
    ...catalogCalls({ ...loader, count: config.CATALOG_PICTURES }),
    ...promptCalls(),
    ...colorCalls({ sessions, palettes }),
    ...paletteCalls({ sessions, palettes }),
    ...bookCalls({
      ...loader,
      books,
      bookPages: new PageStore(db),
      // a whole book more than may be unfinished otherwise, so that all its pages can change at once
      changePicture: changePicture({ ...redoing, extraUnfinished: bookLimits.pages }),
      email,
    }),
    ...bookFileCalls(printing),
    ...classCalls({ ...loader, books, drawingFiles: images.drawingFiles, kidsSheetOf }),
    ...accountCalls({
      ...loader,
      letters: platform.letters,
      begin,
      browsers,
      door: new SignUpDoor(db, config),
      publicUrl: config.PUBLIC_URL,
    }),
    ...sessionCalls(loader),
    ...settingCalls(loader),
    ...keyCalls(loader),
    ...siteCalls(loader),
    ...passkeyCalls({ ...loader, begin }),
    ...webhookCalls({
      ...loader,
      begin,
      queue: platform.queue,
      allowPrivate: config.WEBHOOKS_INSIDE === "on",
    }),
    ...deletionCall({ ...platform, ...images, begin }),
    ...adminCalls({
      ...redoing,
      ...loader,
      queue: platform.queue,
      files,
      config,
    }),
    ...billingCalls({ sessions, describeVisitor, payments }),
    ...shareCalls({ ...loader, shareLinks }),
  };
  serveCalls(app, calls, gates);
  const downloading = {
    ...loader,
    files,
    pages,
    drawingFiles: images.drawingFiles,
    shareLinks,
    publicUrl: config.PUBLIC_URL,
  };
  const bestFiles = { "paint-by-numbers": kitFor, coloring: coloringPdf, outlines: outlinesSvg };
  const archivedFiles = {
    "paint-by-numbers": archivedPainting,
    coloring: archivedColoring,
    outlines: archivedOutlines,
  };
  const sheets = { "paint-by-numbers": paintingSheet, coloring: coloringSheet, outlines: outlinesSheet };
  const addresses = {
    ...pageAddresses({ ...loader, pages, keptDays: keptDaysOf(config) }),
    ...accountAddresses({
      ...loader,
      findStanding,
      pages,
      keptLetters,
      payments,
      publicUrl: config.PUBLIC_URL,
    }),
    ...providerAddress(sessions),
    ...connectAddress({ ...loader, pages, keptLetters }),
    ...billingAddresses({ ...loader, findStanding, pages }),
    ...orderPages({ ...loader, findStanding, payments, pages, log: platform.log }),
    ...galleryAddresses({ ...downloading, count: config.CATALOG_PICTURES }),
    ...searchEngineAddresses({ db, publicUrl: config.PUBLIC_URL }),
    ...adminAddress({ ...loader, pages, charged: redoing.charged }),
    ...bookAddresses({ ...loader, books, pages }),
    ...bookDownload(printing),
    ...accountDownload({ ...downloading, palettes, books, archivedFiles }),
    ...pictureAddress({ ...loader, files }),
    ...sharedAddresses({ ...downloading, palettes, listColors }),
    ...sharedPaletteAddresses({ ...downloading, palettes }),
    ...coloringAddresses(downloading),
    ...outlinesAddresses(downloading),
    ...precisionAddress({ ...loader, ...redoing, pages }),
    ...numberOfColorsAddress({ ...loader, ...redoing, pages }),
    ...ageAddress({ ...loader, ...redoing, pages }),
    ...downloadAddresses({ ...downloading, palettes }),
    ...printAddress(downloading),
    ...kidsSheetAddress(downloading),
    ...mixingChartAddress({ sessions, palettes, drawingFiles: images.drawingFiles }),
    ...selectionAddresses({ ...downloading, bestFiles, sheets }),
  };
  serveAddresses(app, addresses, { secure, gates });
  servePaymentEvents(app, payments);
  serveProviders(app, sessions);
  if (config.MONITORING_PORT === undefined) serveHealth(app, platform);
  return app;
}

/** An address that cannot be decoded is one that nobody has; left as it is, the router would answer in its own words. */
function decodableUrl(request: IncomingMessage): string {
  const url = takePass(request);
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll("%", "%25");
  }
}

/**
 * The web's files: those under /assets/ carry a hash in their name and never change, the others are asked for anew.
 * Any page may load them, since widgets mount on pages of others; nothing in them belongs to a visitor.
 */
async function serveClient(app: FastifyInstance, root: string): Promise<void> {
  await app.register(statics, {
    root,
    wildcard: false,
    index: false,
    globIgnore: ["**/.*/**", "**/*.br"],
    preCompressed: true,
    setHeaders(reply, path) {
      const kept = path.startsWith(join(root, "assets"));
      reply.header("access-control-allow-origin", "*");
      reply.header("cross-origin-resource-policy", "cross-origin");
      reply.header("cache-control", kept ? "public, max-age=31536000, immutable" : "public, no-cache");
    },
  });
}
