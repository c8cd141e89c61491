/**
 * Watches a folder and all folders below it. On Linux the recursive watch of Node opens a watch for each file: with 100 000 listings that is
 * 100 MiB of memory, and more watches than many systems allow (`fs.inotify.max_user_watches`). The watch of a folder already
 * reports changes of its files.
 */
import 'server-only'
import { type FSWatcher, watch } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Watches one folder, as `watch` of Node does. */
type WatchOne = (
  folder: string,
  options: { persistent: false },
  onEvent: (kind: string, name: string | null) => void,
) => Pick<FSWatcher, 'close' | 'on'>

const isFolder = (path: string): Promise<boolean> =>
  lstat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  )

class FolderWatches {
  readonly #onChange: () => void
  readonly #watchOne: WatchOne
  readonly #watches = new Map<string, Pick<FSWatcher, 'close'>>()
  #isClosed = false

  constructor(onChange: () => void, watchOne: WatchOne) {
    this.#onChange = onChange
    this.#watchOne = watchOne
  }

  /** Does not follow links, which could form a cycle. A folder that disappeared meanwhile is left out. */
  async add(folder: string): Promise<void> {
    this.#drop(folder)
    if (this.#isClosed) return
    try {
      const one = this.#watchOne(folder, { persistent: false }, (kind, name) => {
        this.#onChange()
        if (kind === 'rename' && name !== null) void this.#replace(join(folder, name))
      })
      one.on('error', () => this.#drop(folder))
      this.#watches.set(folder, one)
      const entries = await readdir(folder, { withFileTypes: true })
      await Promise.all(entries.filter((entry) => entry.isDirectory()).map(({ name }) => this.add(join(folder, name))))
    } catch {
      this.#drop(folder)
    }
  }

  /** After an entry was added, removed or replaced. A change inside a new folder may have come before its watch. */
  async #replace(path: string): Promise<void> {
    this.#drop(path)
    if (!(await isFolder(path))) return
    await this.add(path)
    this.#onChange()
  }

  /** Ends the watches of a folder and of those below it. */
  #drop(folder: string): void {
    if (!this.#watches.has(folder)) return
    for (const [path, one] of this.#watches) {
      if (path !== folder && !path.startsWith(folder + sep)) continue
      one.close()
      this.#watches.delete(path)
    }
  }

  close(): void {
    this.#isClosed = true
    for (const one of this.#watches.values()) one.close()
    this.#watches.clear()
  }
}

/**
 * Resolves once all folders are watched. A root that does not exist is not watched, nor is one that takes the place of the root later.
 * @param onChange called at least once for each change; also for changes that are none.
 */
export async function watchFolders(
  root: string,
  onChange: () => void,
  watchOne: WatchOne = watch,
): Promise<Pick<FolderWatches, 'close'>> {
  const watches = new FolderWatches(onChange, watchOne)
  await watches.add(root)
  return watches
}
