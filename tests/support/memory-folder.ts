/**
 * Tests write many small files, and databases wait for the disk: on a busy disk that takes longer than the tests. If the
 * system has a folder in memory with enough space that allows executing programs, temporary files are created there.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'

const memory = '/dev/shm'
/** Environment variable that passes the folder to all processes of a run. */
const setting = 'TEST_MEMORY_FOLDER'
/** Space for copies of the built site and databases of a whole run, three at a time, and a reserve. */
const roomNeeded = 3 * 1024 ** 3

/** Docker mounts it with a small size and `noexec`. */
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

/** For this process and its children, until it ends; a given TMPDIR is respected. */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !isUsable()) return
  const folder = mkdtempSync(`${memory}/scheldelicht-tests-`)
  // With the permissions of /tmp, for a database that runs as another user.
  chmodSync(folder, 0o1777)
  process.env['TMPDIR'] = folder
  process.env[setting] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** The path of a folder of a run: in memory, otherwise in `test-results`. */
export const placeOf = (name: string): string => resolve(process.env[setting] === undefined ? 'test-results' : tmpdir(), name)
