/** The folder of what the running site writes: leads, mails, keys. Nobody but the user that the site runs as may look into it. */
import 'server-only'
import { chmodSync, closeSync, mkdirSync, openSync, type Stats } from 'node:fs'
import { chmod, lstat, open, readdir, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { logError } from '../../process/log.ts'

const folderMode = 0o700
/** For whoever writes a file. */
export const fileMode = 0o600

/** How the name of a file ends that is still being written, and milliseconds after which nobody does any more. */
export const draftEnd = '.draft'
const longestWriting = 24 * 3_600_000

/** Makes a folder and those above it that are missing. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: folderMode })
}

/**
 * Writes what pages can do without. On a disk that takes nothing they are shown all the same: `/api/ready/` says what is wrong, and forms
 * that they are not taken.
 */
export function writeIfPossible(write: () => void): void {
  try {
    write()
  } catch (error) {
    logError('folder-not-written', { error })
  }
}

/** Makes a file that others write to, with its folder, so that it is closed from the first byte on. */
export function makePrivateFile(path: string): void {
  makePrivateFolder(dirname(path))
  closeSync(openSync(path, 'a', fileMode))
  chmodSync(path, fileMode)
}

const isLeft = (path: string, { mtimeMs }: Stats) => path.endsWith(draftEnd) && Date.now() - mtimeMs > longestWriting

async function close(path: string): Promise<void> {
  // Another process may have removed it meanwhile; links lead to what is not ours.
  const found = await lstat(path).catch(() => undefined)
  const wanted = found?.isDirectory() ? folderMode : fileMode
  if (found?.isFile() && isLeft(path, found)) return rm(path, { force: true })
  if (!found || found.isSymbolicLink() || (found.mode & 0o777) === wanted) return
  await chmod(path, wanted)
}

/** Takes what an earlier release let others read from them, and away what a killed process left unfinished. @throws when the folder belongs to somebody else. */
export async function restrictPermissions(folder: string): Promise<void> {
  makePrivateFolder(folder)
  await close(folder)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await close(join(entry.parentPath, entry.name))
  }
}

/** Bytes that have to be free: a form with its files fits. */
const leastFree = 16 * 1024 * 1024
/** What a form without files takes, about. */
const trial = Buffer.alloc(64 * 1024, 1)

/** Bytes that the disk of a folder has left. @throws what the disk says. */
export async function findFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Writes to the disk itself, and removes what it wrote. @throws what the disk says, or that it is nearly full. */
export async function checkWritable(folder: string, free: (folder: string) => Promise<number> = findFree): Promise<void> {
  if ((await free(folder)) < leastFree) throw new Error('the disk is nearly full')
  const path = join(folder, `trial-${process.pid}`)
  const file = await open(path, 'w', fileMode)
  try {
    await file.writeFile(trial)
    await file.sync()
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}
