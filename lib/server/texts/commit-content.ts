/**
 * Where the folder of the content is a Git checkout of its own, what was published is a commit. A checkout that the folder only lies in is somebody
 * else's: the software's, as in the demo.
 */
import 'server-only'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { logError } from '../../process/log.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { env } from '../runtime/env.ts'
import { oneAtATime } from '../uploads/one-at-a-time.ts'

const run = promisify(execFile)

/** Milliseconds: a hook of the agency may send it on. */
const longest = 30_000

/** Nothing of the site's own environment reaches Git or what it calls, and nobody is asked for anything. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_ENV } = process.env
  return { PATH, HOME, NODE_ENV, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' }
}

/** The folder may belong to another user than the one that the site runs as. */
const git = (folder: string, ...args: string[]) =>
  run('git', ['-c', `safe.directory=${resolve(folder)}`, '-C', folder, ...args], { timeout: longest, env: environment() })

/** Names hold no sign that ends them in a commit. */
const plain = (name: string) => name.replace(/[<>\r\n]/g, ' ').trim() || 'office'

const isCheckout = (folder: string): boolean => existsSync(join(folder, '.git'))

async function commit(folder: string, files: readonly string[], author: string, subject: string): Promise<void> {
  const { name, contact } = getSnapshot().site
  const committer = ['-c', `user.name=${plain(name)}`, '-c', `user.email=${contact.email}`]
  await git(folder, 'add', '--all', '--', ...files)
  const by = `--author=${plain(author)} <${contact.email}>`
  await git(folder, ...committer, 'commit', '--quiet', '--no-gpg-sign', by, '-m', plain(subject), '--', ...files)
}

/** What Git says; the command itself names who published. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'stderr' in error ? (String(error.stderr).split('\n')[0] ?? '') : 'unknown'

/**
 * Never rejects: what cannot be committed is published all the same, and stands in the log.
 * @param files below the folder of the content.
 * @param author whose name the commit bears; the address is the agency's.
 * @returns whether it was committed; undefined where there is no checkout.
 */
export async function commitTexts(files: readonly string[], author: string, subject: string): Promise<boolean | undefined> {
  const folder = env().CONTENT_DIR
  if (!isCheckout(folder) || files.length === 0) return undefined
  try {
    await oneAtATime(() => commit(folder, files, author, subject))
    return true
  } catch (error) {
    logError('text-not-committed', { reason: reasonOf(error) })
    return false
  }
}
