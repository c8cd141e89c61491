/**
 * `npm run audit`: looks through the lock file with its licences, the files under version control and the known advisories about what the site
 * runs on. Advisories need the network: without it the rest is still looked at, and that it was not asked is said.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { findLockFaults } from './find-lock-faults.ts'
import { findSecrets } from './find-secrets.ts'
import { isProgram } from './is-program.ts'
import { findLicenceFaults, readRepositoryLicences } from './licences.ts'

const largestText = 1_000_000
const severities = ['moderate', 'high', 'critical']

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const unversioned = ['node_modules', '.git', '.next', 'test-results', 'var']

/** Names of the files under version control; in a copy without its history, of all files but those that are made. */
function listTracked(): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  if (status === 0) return stdout.split('\0').filter((path) => existsSync(path))
  return globSync('**', { exclude: (name) => unversioned.includes(name) }).filter((path) => statSync(path).isFile())
}

/** `file:line: kind` of all that looks like a secret; pictures, sounds and the digests of the lock file are none. */
export function findTrackedSecrets(): string[] {
  return listTracked().flatMap((path) => {
    const bytes = readFileSync(path)
    if (path === 'package-lock.json' || bytes.length > largestText || bytes.includes(0)) return []
    return findSecrets(bytes.toString('utf8')).map((found) => `${path}:${found}`)
  })
}

export const findRepositoryLockFaults = (): string[] => findLockFaults(readJson('package-lock.json'), readJson('package.json'))

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
})

/** Advisories about what runs on the server; undefined when the registry did not answer. */
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
  const faults = [
    ...findRepositoryLockFaults(),
    ...findLicenceFaults(readRepositoryLicences()),
    ...findTrackedSecrets(),
    ...(advisories ?? []),
  ]
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? 'Nothing found.' : `${faults.length} found.`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
