import { bookFileLimits, pollingIntervals, siteKeyLimits } from "@tintery/contract";
import { variables } from "../platform/config-variables.ts";
import type { PlaceRules } from "./places.ts";
import {
  bodySpeeds,
  classSetRules,
  drawingRules,
  editRules,
  lineRules,
  siteKeyShare,
  streamRules,
  uploadRules,
  welcomesPerDay,
} from "./shares.ts";

const percent = (share: number) => `${Math.round(100 * share)}%`;
const kilobytes = (bytes: number) => `${bytes / 1024} KiB/s`;
const usual = (name: "UPLOADS_AT_ONCE" | "MOST_WAITING" | "IN_FLIGHT_PER_VISITOR" | "REQUESTS_PER_MINUTE") =>
  `${variables[name].schema.parse(undefined)} (\`${name}\`)`;
const uploads = uploadRules(variables.UPLOADS_AT_ONCE.schema.parse(undefined));
const waits = ({ waiting: { seconds, total } }: PlaceRules) =>
  `waits its turn, up to ${seconds} s; ${total} can wait. Then 503, for the network with the most first`;

/** What is shared, how much there is in all, for one visitor and for one network, what happens beyond that, and why. */
const rows: readonly (readonly string[])[] = [
  [
    "uploads at once",
    usual("UPLOADS_AT_ONCE"),
    "",
    `${uploads.perNetwork} while ${uploads.scarceFrom} are taken`,
    `${waits(uploads)}. If all are taken, the slowest upload of the network with the most gives way to one with fewer`,
    "browsers send photos one by one",
  ],
  [
    "speed of a request’s body",
    "",
    "",
    "",
    `ends below ${kilobytes(bodySpeeds.usual)} on average after ${bodySpeeds.afterSeconds} s, or below ${kilobytes(bodySpeeds.whileScarce)} while uploads are scarce`,
    "a slow but honest line sends 1 Mbit/s",
  ],
  [
    "pictures in line",
    usual("MOST_WAITING"),
    usual("IN_FLIGHT_PER_VISITOR"),
    `${percent(lineRules.share)} of the line`,
    `503. A network with nothing in line finds a place up to ${lineRules.end} times the length. Networks take turns: each account is one, and all guests of a network are one`,
    "a new picture is next but one, however long the line of others",
  ],
  [
    "prints of books in line",
    String(lineRules.maxPrints),
    String(bookFileLimits.waitingOfVisitor),
    `${percent(lineRules.share)} of the line`,
    "429. Networks take turns, as above",
    "a book takes seconds",
  ],
  [
    "downloads drawn at once",
    String(drawingRules.total),
    "",
    "",
    waits(drawingRules),
    "a drawing takes about a second",
  ],
  ["edits at once", String(editRules.total), "", "", waits(editRules), "downloads don’t hold up edits"],
  ["class sets at once", String(classSetRules.total), "", "", waits(classSetRules), "up to 40 prints each"],
  [
    "event streams",
    String(streamRules.total),
    String(streamRules.perVisitor),
    `${streamRules.perNetwork}, always`,
    `204. The page polls every ${pollingIntervals.coloring / 1000} or ${pollingIntervals["paint-by-numbers"] / 1000} s`,
    "about 130 kB of memory each",
  ],
  [
    "guests with welcome credits a day",
    "",
    "",
    `${welcomesPerDay}, always`,
    "402, asks to sign in. Private addresses aren’t counted",
    "two school classes",
  ],
  [
    "pictures with a site key a day",
    "as its owner sets",
    String(siteKeyLimits.picturesPerVisitor),
    `${percent(siteKeyShare)} of them, always`,
    "429. Private addresses aren’t counted",
    "the key is public",
  ],
  [
    "requests a minute",
    "",
    "",
    `${usual("REQUESTS_PER_MINUTE")}, always`,
    "429",
    "one machine can’t keep the server busy by asking",
  ],
  [
    "catalog pictures in line",
    "`WORKERS` + 1",
    "",
    "",
    "wait for all visitors, and step aside for them",
    "nobody waits for them",
  ],
];

/** The shares as a Markdown table for docs/operators.md. */
export function sharesTable(): string {
  const head = ["what", "in all", "one visitor", "one network", "beyond that", "why"];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${head.map(() => "---|").join("")}`, ...rows.map(line)].join("\n");
}
