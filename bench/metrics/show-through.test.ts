import { drawOutlines, outlines, type OutlinesPicture, outlinesVariants } from "@tintery/engine";
import { decodePhoto, drawingToPixels, drawingToPng } from "@tintery/photos";
import { drawnScenes } from "@tintery/scenes";
import { expect, test } from "vitest";
import { countShowThrough } from "./show-through.ts";

const [width, height] = [240, 160];
const page = `<rect width="${width}" height="${height}" fill="#fdf6e3"/>`;
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A drawing traced as a visitor's would be; transparent where nothing is drawn. */
function traced(inside: string): OutlinesPicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
  const on = (color: string) => drawingToPixels(svg, { widthPx: width, page: color }).data;
  const [white, black] = [on("#ffffff"), on("#000000")];
  const data = black.map((value, i) => {
    const first = i - (i % 4);
    const alpha = 255 - white[first]! + black[first]!;
    return i === first + 3 ? alpha : (value * 255) / Math.max(1, alpha);
  });
  return outlines({ width, height, data }, { colorPrecision: "normal" });
}

const drawings: Readonly<Record<string, string>> = {
  "overlapping circles":
    page +
    disc(90, 80, 60, "#e4572e") +
    disc(150, 80, 60, "#17506b") +
    `<path fill="#8c8c40" d="M120 28a60 60 0 0 1 0 104a60 60 0 0 1 0-104"/>`,
  "rings in each other, three deep, each in two halves":
    page +
    [70, 52, 34, 16]
      .map((r, i) => {
        const half = (sweep: number, fill: string) =>
          `<path fill="${fill}" d="M${120 - r} 80a${r} ${r} 0 0 ${sweep} ${2 * r} 0z"/>`;
        return (
          half(0, ["#c0392b", "#2980b9", "#27ae60", "#f1c40f"][i]!) +
          half(1, ["#7f1d1d", "#154360", "#145a32", "#7d6608"][i]!)
        );
      })
      .join(""),
  "faces that touch at points": `${page}<path fill="#17506b" d="M40 20h60v60H40z"/><path fill="#e4572e" d="M100 80h60v60h-60z"/><path fill="#76b041" d="M160 20l40 60-40 0-60 0z"/>`,
  "children that touch each other in one face":
    page +
    disc(120, 80, 74, "#444444") +
    ["#e74c3c", "#f1c40f", "#2ecc71", "#3498db", "#9b59b6"]
      .map(
        (fill, i) =>
          `<path fill="${fill}" d="M120 80L${120 + 55 * Math.cos(1.2566 * i)} ${80 + 55 * Math.sin(1.2566 * i)}A55 55 0 0 1 ${120 + 55 * Math.cos(1.2566 * (i + 1))} ${80 + 55 * Math.sin(1.2566 * (i + 1))}z"/>`,
      )
      .join(""),
  "holes that are transparent": `<path fill-rule="evenodd" fill="#e4572e" d="M20 20h100v120H20zM50 50h40v60H50z"/><path fill="#17506b" d="M120 20h100v120H120z"/>${disc(70, 80, 10, "#76b041")}<path fill="#ffc914" d="M150 50h40v30h-40z"/><path fill="#8e44ad" d="M150 80h40v30h-40z"/>`,
};

test.each(Object.entries(drawings))("nothing shows through %s", async (_, inside) => {
  const picture = traced(inside);
  expect(picture.kind).toBe("flat");
  expect(picture.faces.length).toBeGreaterThan(2);
  expect(await countShowThrough(picture)).toEqual({ faces: 0, page: 0 });
});

test("nothing shows through a photo", async () => {
  const png = await drawingToPng(drawnScenes[0]!.draw(), { widthPx: width });
  const picture = {
    ...outlines(await decodePhoto(png, { width, height }), { colorPrecision: "lowest" }),
    kind: "photo",
  } as const;
  expect(await countShowThrough(picture)).toEqual({ faces: 0, page: 0 });
});

test("what does show through is counted", async () => {
  const picture = traced(drawings["overlapping circles"]!);
  const beside = (model: OutlinesPicture) => drawOutlines(model, outlinesVariants.cutting);
  expect((await countShowThrough(picture, beside)).page).toBeGreaterThan(200);
  // the page, a face like others, below all of them
  const onPage = (model: OutlinesPicture) => {
    const svg = beside(model);
    const fill = model.faces[0]!.gradient ? "url(#g0)" : model.colors[0]!.hex;
    return svg.replace("</title>", `</title><rect width="${width}" height="${height}" fill="${fill}"/>`);
  };
  expect((await countShowThrough(picture, onPage)).faces).toBeGreaterThan(200);
});
