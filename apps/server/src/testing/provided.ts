/** What the global setup hands to the test files. */
export interface TestDatabases {
  /** The folder of an embedded database that nobody has open, migrated and with the queue's tables. */
  pgliteTemplate: string;
  /** The database that every test database on the server is copied from; null when there is no server. */
  postgresTemplate: string | null;
}

/** A photo that many tests send, and a file of what was seen of it. */
export interface SeenPhoto {
  sha256: string;
  path: string;
}

declare module "vitest" {
  interface ProvidedContext {
    testDatabases: TestDatabases;
    seenPhoto: SeenPhoto;
  }
}
