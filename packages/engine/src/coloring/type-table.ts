import type { TypeSettings } from "./type-settings.ts";

/** Few thick lines and closed shapes. */
const forKids: TypeSettings = {
  background: "calm",
  analysis: {
    side: 1024,
    scales: { full: 0.25, half: 0.35, quarter: 0.25, eighth: 0.15 },
  },
  lines: {
    threshold: 0.38,
    totalStrength: 5.4,
    shortest: 6,
    dangling: 28,
    link: 4.2,
    fuse: 0.55,
    plainFaces: true,
  },
  areas: { sliver: 10, closedFrom: 110 },
  pen: { width: 1.05, smooth: 1.1 },
};

/** Fine lines, rich in detail. */
const forAdults: TypeSettings = {
  background: "full",
  analysis: {
    side: 1280,
    scales: { full: 0.45, half: 0.35, quarter: 0.2 },
  },
  lines: {
    threshold: 0.37,
    totalStrength: 2,
    shortest: 3.6,
    dangling: 13,
    link: 2.3,
    fuse: 0.3,
  },
  areas: { sliver: 2.1 },
  pen: { width: 0.58, smooth: 0.43 },
};

/** Gray strokes of a pencil, as if drawn by hand. */
const sketching: TypeSettings = {
  background: "full",
  analysis: {
    side: 1280,
    scales: { full: 0.6, half: 0.4 },
  },
  lines: {
    threshold: 0.22,
    totalStrength: 1.5,
    shortest: 2,
    link: 1.2,
    fuse: 0,
  },
  areas: { sliver: 0.5 },
  pen: { width: 0.42, smooth: 0.4, weights: [0.4, 1.3], taper: 3, tone: true },
};

/** Only the big shapes. */
const simple: TypeSettings = {
  background: "calm",
  analysis: {
    side: 1024,
    scales: { half: 0.45, quarter: 0.35, eighth: 0.2 },
  },
  lines: {
    threshold: 0.46,
    totalStrength: 10.8,
    shortest: 10.8,
    dangling: 42,
    link: 3.2,
    fuse: 0.6,
    plainFaces: true,
  },
  areas: { sliver: 20, closedFrom: 260 },
  pen: { width: 0.8, smooth: 1.35 },
};

/** Everything that is there. */
const photo: TypeSettings = {
  background: "full",
  analysis: {
    side: 1280,
    scales: { full: 0.75, half: 0.25 },
  },
  lines: {
    threshold: 0.15,
    totalStrength: 1.1,
    shortest: 1.5,
    link: 1.6,
    fuse: 0,
  },
  areas: { sliver: 1 },
  pen: { width: 0.34, smooth: 0.33, weights: [0.45, 1.35], taper: 1.1 },
};

/** Clean lines of drawn pictures. */
const image: TypeSettings = {
  background: "full",
  analysis: {
    side: 1280,
    scales: { full: 0.6, half: 0.4 },
  },
  lines: {
    threshold: 0.27,
    totalStrength: 2.6,
    shortest: 2.2,
    dangling: 10,
    link: 2.2,
    fuse: 0.4,
  },
  areas: { sliver: 3, closedFrom: 32 },
  pen: { width: 0.55, smooth: 0.43 },
};

/** Lines that swell and thin around closed shapes. */
const v2General: TypeSettings = {
  background: "full",
  analysis: {
    side: 1152,
    scales: { full: 0.35, half: 0.35, quarter: 0.2, eighth: 0.1 },
  },
  lines: {
    threshold: 0.37,
    totalStrength: 3.4,
    shortest: 3.4,
    dangling: 24,
    link: 2.5,
    fuse: 0.45,
  },
  areas: { sliver: 6, closedFrom: 47 },
  pen: { width: 0.62, smooth: 0.72, weights: [0.55, 1.35] },
};

/** Very fine, for patient hands. */
const v2Detailed: TypeSettings = {
  background: "full",
  analysis: {
    side: 1408,
    scales: { full: 0.5, half: 0.3, quarter: 0.2 },
  },
  lines: {
    threshold: 0.35,
    totalStrength: 1.2,
    shortest: 1.6,
    link: 1.6,
    fuse: 0.2,
  },
  areas: { sliver: 1.2 },
  pen: { width: 0.33, smooth: 0.4, weights: [0.6, 1.3] },
};

/** Thick and calm. */
const v2Simplified: TypeSettings = {
  background: "calm",
  analysis: {
    side: 1024,
    scales: { half: 0.45, quarter: 0.35, eighth: 0.2 },
  },
  lines: {
    threshold: 0.43,
    totalStrength: 8.1,
    shortest: 8.1,
    dangling: 33,
    link: 3.8,
    fuse: 0.55,
    plainFaces: true,
  },
  areas: { sliver: 12, closedFrom: 180 },
  pen: { width: 0.95, smooth: 1.35 },
};

/** Tapered lines and small dark areas. */
const v2Anime: TypeSettings = {
  background: "full",
  analysis: {
    side: 1280,
    scales: { full: 0.35, half: 0.35, quarter: 0.2, eighth: 0.1 },
  },
  lines: {
    threshold: 0.36,
    totalStrength: 3.5,
    shortest: 3,
    link: 2.2,
    fuse: 0.3,
  },
  areas: { sliver: 1.2 },
  pen: {
    width: 0.52,
    smooth: 0.87,
    weights: [0.5, 1.3],
    taper: 5.6,
    black: { below: 0.2, min: 4, max: 60 },
  },
};

/** Bold ink and large dark areas. */
const v2Comic: TypeSettings = {
  background: "full",
  analysis: {
    side: 1152,
    scales: { full: 0.35, half: 0.35, quarter: 0.2, eighth: 0.1 },
  },
  lines: {
    threshold: 0.39,
    totalStrength: 3.85,
    shortest: 3.85,
    link: 2.9,
    fuse: 0.45,
  },
  areas: { sliver: 2.5 },
  pen: {
    width: 0.95,
    smooth: 0.72,
    weights: [0.4, 1.5],
    taper: 3.4,
    black: { below: 0.24, min: 12, max: 600 },
  },
};

/** The types of coloring pages, by the words with which people ask for them. */
export const coloringTypes = {
  for_kids: forKids,
  for_adults: forAdults,
  sketching,
  simple,
  photo,
  image,
  v2_general: v2General,
  v2_detailed: v2Detailed,
  v2_simplified: v2Simplified,
  v2_anime: v2Anime,
  v2_comic: v2Comic,
} as const;
