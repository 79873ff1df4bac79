import { widgetAttributes } from "@tintery/contract/tables";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { widgetsOnForeignPage } from "./elsewhere.tsx";
import { mountWidgets } from "./mount.tsx";
import { hostPage } from "./testing/host-page.ts";

const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/%3E";
const sliderAttributes = Object.entries(
  widgetAttributes("compare-slider", { before: picture, after: picture, width: 400, height: 300 }),
)
  .map(([name, value]) => `${name}="${value}"`)
  .join(" ");

afterEach(() => {
  document.body.innerHTML = "";
  document.documentElement.lang = "";
});

it("mounts by id and by data-widget, each element once", async () => {
  await hostPage(`<div id="paint-by-numbers-upload-form"></div><div ${sliderAttributes}></div>`);
  await mountWidgets();
  await expect.element(page.getByRole("button", { name: "Create paint by numbers" })).toBeVisible();
  expect(page.getByRole("slider").elements()).toHaveLength(1);
  expect(
    document.querySelector("#paint-by-numbers-upload-form")?.shadowRoot?.querySelectorAll(".widget"),
  ).toHaveLength(1);
});

it("ends while its element is taken away: a form that nobody sees takes no picture", async () => {
  await hostPage(`<main><div id="coloring-upload-form" data-open></div></main>`);
  const place = document.querySelector("main")!;
  const form = document.querySelector("#coloring-upload-form")!;
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  const carried = new DataTransfer();
  carried.items.add(new File(["x"], "a.png", { type: "image/png" }));
  const drop = () => {
    const event = new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(drop()).toBe(true);
  // moved within the page, it stays as it is
  document.body.append(form);
  await expect.element(dialog.getByText("a.png")).toBeInTheDocument();
  form.remove();
  await expect.poll(drop).toBe(false);
  place.append(form);
  await expect.element(page.getByRole("button", { name: "Create Coloring page" })).toBeInTheDocument();
});

it("speaks the nearest language, or its own", async () => {
  await hostPage(
    `<section lang="fr"><div ${sliderAttributes} data-language="de-AT"></div></section><section lang="tlh"><div id="paint-by-numbers-upload-form"></div></section>`,
  );
  const wrappers = [...document.querySelectorAll("div")].flatMap(
    (host) => host.shadowRoot?.firstElementChild ?? [],
  );
  expect(wrappers.map((wrapper) => (wrapper as HTMLElement).lang)).toEqual(["de", "en"]);
});

it("looks the same on a host page that styles everything with force", async () => {
  await hostPage(`<div id="paint-by-numbers-upload-form"></div>`);
  const look = () => {
    const button = page.getByRole("button").element();
    const { color, backgroundColor, fontFamily, fontSize, display, textTransform } = getComputedStyle(button);
    return { color, backgroundColor, fontFamily, fontSize, display, textTransform };
  };
  const calm = look();
  await hostPage(
    `<style>*{font-family:fantasy!important;color:lime!important;font-size:60px!important;text-transform:uppercase!important}
      button{display:none!important}div{background:red}</style><div id="paint-by-numbers-upload-form"></div>`,
  );
  expect(look()).toEqual(calm);
});

it("takes hostile settings as text and leaves broken ones out without harm to others", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await hostPage(
    `<div data-widget="compare-slider" data-before="x"></div>
     <div data-widget="paint-by-numbers-upload-form" data-label="&lt;img src=x onerror=window.hacked=1&gt;"></div>`,
  );
  await expect
    .element(page.getByRole("button", { name: "<img src=x onerror=window.hacked=1>" }))
    .toBeVisible();
  expect("hacked" in window).toBe(false);
  expect(silent).toHaveBeenCalledOnce();
  silent.mockRestore();
});

it("on a page of another origin, says where widgets that need their server can be used", async () => {
  document.body.innerHTML = `<div lang="de"><div id="coloring-upload-form"></div></div>
    <div data-widget="coloring-compare" data-image-id="AAAAAAAAAAAAAAAAAAAAAA"></div><div ${sliderAttributes}></div>`;
  const asked = vi.spyOn(globalThis, "fetch");
  await mountWidgets(document, widgetsOnForeignPage({ server: "https://tintery.example", key: null }));
  await expect
    .element(
      page.getByText("Auf dieser Seite fehlt ein Website-Schlüssel von tintery.example.", { exact: false }),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Open tintery.example" }))
    .toHaveAttribute("href", "https://tintery.example/");
  await expect.element(page.getByRole("slider")).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});
