import type { Scene } from "@tintery/scenes";

/** A scene that is converted in a moment. */
export const twoFields: Scene = {
  id: "two-fields",
  titleKey: "scene.harbor",
  width: 60,
  height: 40,
  draw: () =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path fill="#8bc34a" d="M0 0h60v40H0z"/><path fill="#03a9f4" d="M0 0h60v18H0z"/></svg>',
};
