import { version } from "@tintery/contract/version";

/** Who brought data to the state in which it is kept, and up to which migration of the tables (its moment, in milliseconds). */
export interface Writer {
  version: string;
  migration: number;
}

/** Data was written by a later version than this one; the message is a sentence for the operator. */
export class NewerData extends Error {
  /**
   * @param what the data, as it stands in the middle of a sentence
   * @param by the version that wrote it, where that is known
   */
  constructor(what: string, by: string | undefined) {
    const later = by === undefined || by === version ? undefined : by;
    super(
      `${later ? `Tintery ${later}` : "A later version of Tintery"} wrote ${what}, which Tintery ${version} can’t read: ` +
        `start ${later ? `Tintery ${later} or later` : "that version"}, or restore a backup from before the upgrade.`,
    );
    this.name = "NewerData";
  }
}
