import { lstatSync, renameSync, rmSync } from "node:fs";
import { copyFile, link, mkdir, mkdtemp } from "node:fs/promises";
import { basename, join } from "node:path";
import { type ChildTask, fileTypes, type MadeFile } from "./child-task.ts";
import { withPaths } from "./with-paths.ts";

/**
 * The two folders of one child: what it reads, and what it makes. They are there before it starts, since its sandbox is made around
 * them, and before its task is known, since a spare child waits in its own.
 */
export class Room {
  /** Holds what the child reads. */
  readonly in: string;
  /** Takes what it makes. */
  readonly out: string;
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.in = join(folder, "in");
    this.out = join(folder, "out");
  }

  /** Makes a room in a folder; on its file system nothing has to be copied. */
  static async open(parent: string): Promise<Room> {
    const room = new Room(await mkdtemp(join(parent, "room-")));
    await Promise.all([mkdir(room.in), mkdir(room.out)]);
    return room;
  }

  /** Brings the files of a task in, as further names of the same bytes where that can be. Returns the task with their paths. */
  async bringIn(task: ChildTask): Promise<ChildTask> {
    const places = new Map<string, string>();
    const inside = withPaths(task, this.out, (path) => {
      const place = places.get(path) ?? join(this.in, String(places.size));
      places.set(path, place);
      return place;
    });
    await Promise.all([...places].map(([path, place]) => bring(path, place)));
    return inside;
  }

  /**
   * Moves what a child has made out of its reach, into the folder where it was wanted. What it says of its files is not believed: only
   * their names count, and only files of kinds that we make.
   * @throws Error when something else is there
   */
  takeOut(files: readonly MadeFile[], folder: string): MadeFile[] {
    return files.map((made) => {
      const { extension } = made;
      const name = basename(made.path);
      const path = join(folder, name);
      if (!Object.hasOwn(fileTypes, extension) || !name.endsWith(`.${extension}`))
        throw new Error(`${name} is no file that we make`);
      renameSync(join(this.out, name), path);
      // a link would lead the server to files of others
      if (!lstatSync(path).isFile()) throw new Error(`${name} is no file`);
      return { ...made, path, type: fileTypes[extension] };
    });
  }

  /** At once: whoever waits for a child may end the process right after it. */
  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** One that is gone is missed by the child itself, which says so. */
async function bring(path: string, place: string): Promise<void> {
  try {
    await link(path, place).catch(() => copyFile(path, place));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}
