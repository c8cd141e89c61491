/**
 * Tests write many small files, and databases wait until the disk has them: on a busy disk that takes longer than the tests. Where the
 * system keeps a folder in memory, with room for all of them and the right to run programs there, temporary files are made in it.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'

const memory = '/dev/shm'
/** Names the folder to the processes of a run, which all make their files in it. */
const setting = 'TEST_MEMORY_FOLDER'
/** Copies of the built site and databases of a whole run, three at a time and then some. */
const roomNeeded = 3 * 1024 ** 3

/** Docker mounts it small, and so that nothing in it can be run. */
function isUsable(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === memory)
    const { bavail, bsize } = statfsSync(memory)
    return mount !== undefined && !mount.includes('noexec') && bavail * bsize > roomNeeded
  } catch {
    return false
  }
}

/** For this process and those it starts, until it ends; whoever sets TMPDIR has chosen a folder. */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !isUsable()) return
  const folder = mkdtempSync(`${memory}/scheldelicht-tests-`)
  // As /tmp is, for a database that runs as another user.
  chmodSync(folder, 0o1777)
  process.env['TMPDIR'] = folder
  process.env[setting] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** Where a folder of a run stands: in memory, otherwise in `test-results`. */
export const placeOf = (name: string): string => resolve(process.env[setting] === undefined ? 'test-results' : tmpdir(), name)
