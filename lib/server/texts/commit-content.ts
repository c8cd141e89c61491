/**
 * If the content folder is the root of a Git repository, each publication is committed. A repository that merely contains the
 * folder (that of the software, as in the demo) is not used.
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

/** Timeout in milliseconds; a hook of the agency may push. */
const longest = 30_000

/** Git and its hooks get none of the site's environment (secrets), and never prompt. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_ENV } = process.env
  return { PATH, HOME, NODE_ENV, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' }
}

/** `safe.directory`: the folder may belong to another user than the one the site runs as. */
const git = (folder: string, ...args: string[]) =>
  run('git', ['-c', `safe.directory=${resolve(folder)}`, '-C', folder, ...args], { timeout: longest, env: environment() })

/** Removes characters that would end the name in a commit header. */
const plain = (name: string) => name.replace(/[<>\r\n]/g, ' ').trim() || 'office'

const isCheckout = (folder: string): boolean => existsSync(join(folder, '.git'))

async function commit(folder: string, files: readonly string[], author: string, subject: string): Promise<void> {
  const { name, contact } = getSnapshot().site
  const committer = ['-c', `user.name=${plain(name)}`, '-c', `user.email=${contact.email}`]
  await git(folder, 'add', '--all', '--', ...files)
  const by = `--author=${plain(author)} <${contact.email}>`
  await git(folder, ...committer, 'commit', '--quiet', '--no-gpg-sign', by, '-m', plain(subject), '--', ...files)
}

/** Error output of Git only; the command contains the name of the author. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'stderr' in error ? (String(error.stderr).split('\n')[0] ?? '') : 'unknown'

/**
 * Commits published files. Never rejects: if committing fails, the text is published all the same, and the error is logged.
 * @param files below the content folder.
 * @param author name for the commit; its mail address is the agency's.
 * @returns whether it was committed; undefined without a repository.
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
