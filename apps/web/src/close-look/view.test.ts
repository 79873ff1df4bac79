import { expect, it } from "vitest";
import { around, fitted, maxScale, moved, type Room, shownAt, visiblePart, zoomed } from "./view.ts";

const room: Room = { frame: { width: 400, height: 300 }, picture: { width: 800, height: 400 } };
const middle = { x: 200, y: 150 };

it("shows all of the picture in the middle of its frame", () => {
  expect(fitted(room)).toEqual({ scale: 0.5, x: 0, y: 50 });
});

it("keeps the point that is zoomed into where it is", () => {
  const at = { x: 100, y: 140 };
  const before = fitted(room);
  const after = zoomed(before, 4, at, room);
  const place = (view: typeof after) => [(at.x - view.x) / view.scale, (at.y - view.y) / view.scale];
  expect(after.scale).toBe(2);
  expect(place(after)).toEqual(place(before));
});

it("goes no further than the limits, and back to fit", () => {
  const near = zoomed(fitted(room), 1e6, middle, room);
  expect(near.scale).toBe(maxScale);
  expect(zoomed(near, 1e-6, middle, room)).toEqual(fitted(room));
});

it("leaves no empty strip beside an enlarged picture", () => {
  const large = zoomed(fitted(room), 4, middle, room);
  expect(moved(large, { x: 1e6, y: 1e6 }, room)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(moved(large, { x: -1e6, y: -1e6 }, room)).toEqual({ scale: 2, x: -1200, y: -500 });
});

it("shows a small picture at 100 % although its frame is larger", () => {
  const small: Room = { frame: room.frame, picture: { width: 40, height: 30 } };
  expect(fitted(small).scale).toBe(10);
  expect(zoomed(fitted(small), 0.001, middle, small)).toEqual({ scale: 1, x: 180, y: 135 });
});

it("tells which part of the picture is in sight", () => {
  expect(visiblePart(fitted(room), room)).toEqual({ x: 0, y: 0, width: 800, height: 400 });
  const corner = moved(zoomed(fitted(room), 4, middle, room), { x: -1e6, y: -1e6 }, room);
  expect(visiblePart(corner, room)).toEqual({ x: 600, y: 250, width: 200, height: 150 });
});

it("knows which place of the picture lies under a finger", () => {
  expect(shownAt({ x: 200, y: 150 }, fitted(room))).toEqual({ x: 400, y: 200 });
  expect(shownAt({ x: 0, y: 0 }, { scale: 2, x: -1200, y: -500 })).toEqual({ x: 600, y: 250 });
});

it("brings a place to the middle, as far as the edges allow", () => {
  expect(around({ x: 400, y: 200 }, 2, room)).toEqual({ scale: 2, x: -600, y: -250 });
  expect(around({ x: 0, y: 0 }, 2, room)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(around({ x: 400, y: 200 }, 0, room)).toEqual(fitted(room));
});
