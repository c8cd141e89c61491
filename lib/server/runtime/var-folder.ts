/** The folder of what the running site writes (leads, mails, keys). Only the user that the site runs as can read it. */
import 'server-only'
import { chmodSync, closeSync, mkdirSync, openSync, type Stats } from 'node:fs'
import { chmod, lstat, open, readdir, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { logError } from '../../process/log.ts'

const folderMode = 0o700
/** For every file that is written there. */
export const fileMode = 0o600

/**
 * File name extension of drafts (see replace-file.ts), and milliseconds after which a draft is a leftover of a killed process.
 */
export const draftEnd = '.draft'
const maxDraftAgeMs = 24 * 3_600_000

/** Creates a folder with its missing parents. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: folderMode })
}

/**
 * Writes a file that pages can do without. If the disk rejects it, pages are served all the same, and `/api/ready/` and forms
 * report the problem.
 */
export function writeIfPossible(write: () => void): void {
  try {
    write()
  } catch (error) {
    logError('folder-not-written', { error })
  }
}

/** Creates an empty file with its folder before a library writes to it, so that no other user can ever read it. */
export function makePrivateFile(path: string): void {
  makePrivateFolder(dirname(path))
  closeSync(openSync(path, 'a', fileMode))
  chmodSync(path, fileMode)
}

const isLeftover = (path: string, { mtimeMs }: Stats) => path.endsWith(draftEnd) && Date.now() - mtimeMs > maxDraftAgeMs

async function close(path: string): Promise<void> {
  // Another process may have removed it meanwhile. Symbolic links may lead to files of others.
  const found = await lstat(path).catch(() => undefined)
  const wanted = found?.isDirectory() ? folderMode : fileMode
  if (found?.isFile() && isLeftover(path, found)) return rm(path, { force: true })
  if (!found || found.isSymbolicLink() || (found.mode & 0o777) === wanted) return
  await chmod(path, wanted)
}

/**
 * Removes permissions that an earlier release gave to other users, and drafts of killed processes.
 * @throws when the folder belongs to another user.
 */
export async function restrictPermissions(folder: string): Promise<void> {
  makePrivateFolder(folder)
  await close(folder)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await close(join(entry.parentPath, entry.name))
  }
}

/** Bytes that have to be free: enough for a form with its files. */
const minFreeBytes = 16 * 1024 * 1024
/** About the size of a form without files. */
const trial = Buffer.alloc(64 * 1024, 1)

/**
 * Free bytes on the disk of a folder.
 * @throws errors of the file system.
 */
export async function findFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Writes to the disk and flushes it, then removes what it wrote.
 * @throws errors of the file system, or that the disk is nearly full.
 */
export async function checkWritable(folder: string, free: (folder: string) => Promise<number> = findFree): Promise<void> {
  if ((await free(folder)) < minFreeBytes) throw new Error('the disk is nearly full')
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
