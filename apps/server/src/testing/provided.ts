/** What the global setup hands to the test files. */
export interface TestDatabases {
  /** A dumped data folder of an embedded database, migrated and with the queue's tables. */
  pgliteTemplate: string;
  /** The database that every test database on the server is copied from; null when there is no server. */
  postgresTemplate: string | null;
}

declare module "vitest" {
  interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}
