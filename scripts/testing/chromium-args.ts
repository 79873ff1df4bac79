/** What Playwright switches off itself: a second list replaces the first, so ours must hold all of these. */
const offInPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Pages of the browser's own address bar. Each window loads two, which takes 0.6 s of processor time; nobody types there. */
const addressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** How the tests start Chromium. */
export const chromiumArgs: readonly string[] = [
  "--no-sandbox",
  "--disable-background-networking",
  `--disable-features=${[...offInPlaywright, ...addressBar].join(",")}`,
];
