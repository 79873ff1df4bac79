import { describe, expect, it } from "vitest";
import { imageKindNames } from "./image-kinds.ts";
import { imageStatuses } from "./images.ts";
import { imageActions, may, mayUse, maySeeSegments, type Owned, permissionsOf } from "./permissions.ts";

const owner = { id: "owner", premium: false, professional: false, commercial: false };
const stranger = { ...owner, id: "stranger" };
const ready: Owned = { kind: "paint-by-numbers", status: "ready", sampledata: false, ownerId: "owner" };
const sample: Owned = { ...ready, sampledata: true, ownerId: null };
const allowed = (user: typeof owner | null, image: Owned) =>
  imageActions.filter((action) => may(user, action, image)).join(" ");

describe("may", () => {
  it.each([
    [
      "owner, ready",
      owner,
      ready,
      "view download print rate delete rename edit share changeNumberOfColors customDownload",
    ],
    [
      "owner, ready outlines",
      owner,
      { ...ready, kind: "outlines" },
      "view download print rate delete rename edit share changePrecision customDownload",
    ],
    [
      "owner, ready coloring",
      owner,
      { ...ready, kind: "coloring" },
      "view download print rate delete rename edit share customDownload",
    ],
    ["owner, waiting", owner, { ...ready, status: "waiting" }, "view delete rename"],
    ["owner, processing", owner, { ...ready, status: "processing" }, "view delete rename"],
    ["owner, failed", owner, { ...ready, status: "failed" }, "view delete retry rename"],
    [
      "owner, failed and may not fail again",
      owner,
      { ...ready, status: "failed", problem: "took_too_long" },
      "view delete retry rename",
    ],
    [
      "owner, failed for its file",
      owner,
      { ...ready, status: "failed", problem: "damaged" },
      "view delete rename",
    ],
    ["stranger", stranger, ready, ""],
    ["nobody", null, ready, ""],
    ["sample, anyone", stranger, sample, "view download print rate"],
    ["sample, nobody", null, sample, "view download print rate"],
    ["sample that failed", stranger, { ...sample, status: "failed" }, "view"],
    ["sample in the making", stranger, { ...sample, status: "processing" }, "view"],
    ["image of nobody that is no sample", null, { ...sample, sampledata: false }, ""],
  ] as const)("%s", (_, user, image, actions) => {
    expect(allowed(user, image)).toBe(actions);
  });

  it("never lets a stranger do anything, whatever the kind or state", () => {
    for (const kind of imageKindNames)
      for (const status of imageStatuses) expect(allowed(stranger, { ...ready, kind, status })).toBe("");
  });

  it("never lets anyone delete, rename, edit, share, change or custom-download a sample, even a row with an owner", () => {
    const hidden = [
      "delete",
      "rename",
      "edit",
      "share",
      "changeNumberOfColors",
      "changePrecision",
      "customDownload",
    ] as const;
    for (const action of hidden) expect(may(owner, action, { ...sample, ownerId: "owner" })).toBe(false);
  });

  it("travels as data", () => {
    expect(permissionsOf(stranger, sample)).toEqual({
      delete: false,
      retry: false,
      rename: false,
      edit: false,
      share: false,
      changeNumberOfColors: false,
      changePrecision: false,
      customDownload: false,
      rate: true,
    });
  });
});

describe("plans", () => {
  it.each([
    ["numberOfColors", [true, true, true]],
    ["aiFilterType", [false, true, false]],
    ["palette", [false, true, false]],
    ["mixPalette", [false, false, true]],
    ["paletteColors", [false, false, true]],
  ] as const)("%s for free, premium, professional", (option, expected) => {
    const plans = [owner, { ...owner, premium: true }, { ...owner, professional: true }];
    expect(plans.map((user) => mayUse(user, option))).toEqual(expected);
    expect(mayUse(null, option)).toBe(expected[0]);
  });

  it("shows segments to commercial users only", () => {
    expect([null, owner, { ...owner, commercial: true }].map(maySeeSegments)).toEqual([false, false, true]);
  });
});
