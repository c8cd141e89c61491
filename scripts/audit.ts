/**
 * `npm run audit`: checks the lock file, the licences of the packages, the files under version control for secrets, and the
 * security advisories for the packages of the running site. Without a network the advisories are skipped with a message.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { findLockFileErrors } from './find-lock-file-errors.ts'
import { findSecrets } from './find-secrets.ts'
import { isProgram } from './is-program.ts'
import { findLicenceErrors, readRepositoryLicences } from './licences.ts'

const largestText = 1_000_000
const severities = ['moderate', 'high', 'critical']

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const unversioned = ['node_modules', '.git', '.next', 'test-results', 'var']

/** Paths of the files under version control; without a Git repository, of all files that are not generated. */
function listTracked(): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  if (status === 0) return stdout.split('\0').filter((path) => existsSync(path))
  return globSync('**', { exclude: (name) => unversioned.includes(name) }).filter((path) => statSync(path).isFile())
}

/** `file:line: kind` of everything that looks like a secret. Skips binary and large files, and the lock file with its digests. */
export function findTrackedSecrets(): string[] {
  return listTracked().flatMap((path) => {
    const bytes = readFileSync(path)
    if (path === 'package-lock.json' || bytes.length > largestText || bytes.includes(0)) return []
    return findSecrets(bytes.toString('utf8')).map((found) => `${path}:${found}`)
  })
}

export const findRepositoryLockFileErrors = (): string[] =>
  findLockFileErrors(readJson('package-lock.json'), readJson('package.json'))

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
})

/** Advisories of at least moderate severity for production packages; undefined when the registry did not answer. */
function findAdvisories(): string[] | undefined {
  const command = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000']
  const { stdout } = spawnSync('npm', command, { encoding: 'utf8', timeout: 30_000 })
  try {
    const { vulnerabilities } = reportSchema.parse(JSON.parse(stdout))
    const found = Object.entries(vulnerabilities).filter(([, { severity }]) => severities.includes(severity))
    return found.map(([name, { severity, range }]) => `${name} ${range}: ${severity} advisory`)
  } catch {
    return undefined
  }
}

if (isProgram(import.meta.filename)) {
  const advisories = findAdvisories()
  if (!advisories) console.log('The advisories could not be asked for: no registry that knows them answers.')
  const errors = [
    ...findRepositoryLockFileErrors(),
    ...findLicenceErrors(readRepositoryLicences()),
    ...findTrackedSecrets(),
    ...(advisories ?? []),
  ]
  for (const error of errors) console.error(error)
  console.log(errors.length === 0 ? 'Nothing found.' : `${errors.length} found.`)
  process.exitCode = errors.length === 0 ? 0 : 1
}
