/**
 * Projects of Vitest, in the two runs of `npm test`. Tests of the server wait for databases, processes and networks: they share the
 * processors with the journeys. What keeps the processors busy, or is ended by a clock, has them to itself afterwards.
 */
export const testProjects = {
  besideJourneys: [
    "house",
    "contract",
    "photos",
    "prints",
    "postscript",
    "vectors",
    "widgets",
    "cli",
    "web",
    "server",
  ],
  afterJourneys: ["bench", "engine", "scenes", "children", "browser"],
};
