/** The site starts only with a supported Node and a build of its own sources, else it ends with one clear message. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteBuildRecord, digestSources, findBuildError, isBuildCurrent, writeBuildRecord } from '@/scripts/build-record'
import { serverOptions } from '@/scripts/run-command'

const folders = ['app', 'components', 'lib', 'messages']
const files = [
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'scripts/merge-equal-chunks.ts',
  'scripts/merge-style-sheets.ts',
  'package-lock.json',
]

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
  for (const file of [...folders.map((name) => `${name}/first.ts`), ...files, '.next/BUILD_ID']) write(file, file)
  writeBuildRecord(folder, digestSources(folder))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

test('a build of the same sources is served, whatever the content', () => {
  write('data/site.json', '{}')
  expect(isBuildCurrent(folder)).toBe(true)
  expect(findBuildError(folder)).toBeUndefined()
})

test.each([...folders.map((name) => `${name}/deep/new.ts`), ...folders.map((name) => `${name}/first.ts`), ...files])(
  'a build older than a change of %s is not served',
  (file) => {
    write(file, 'another')
    expect(isBuildCurrent(folder)).toBe(false)
    expect(findBuildError(folder)).toMatch(/^The sources have changed since the last build: run `npm run build` first.*\.$/)
  },
)

test('an unfinished build is not served', () => {
  deleteBuildRecord(folder)
  expect(findBuildError(folder)).toBe('There is no finished build here: run `npm run build` first.')
})

test.each([...folders, ...files])('without %s next to the build it cannot be checked, and is served', (source) => {
  rmSync(join(folder, source), { recursive: true })
  expect(findBuildError(folder)).toBeUndefined()
})

/** Starts the site in an empty folder. @param version that Node reports. */
function start(version: string): { status: number | null; stderr: string } {
  const other = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(other)}`, resolve('server.js')]
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
}

test.each(['16.20.2', '20.20.2', '22.17.9'])('Node %s is rejected with one message', (version) => {
  const { status, stderr } = start(version)
  expect(status).toBe(1)
  expect(stderr).toMatch(new RegExp(`^Node 22\\.18 or newer is needed, and this is Node ${version}: .*\\.\\n$`))
})

test('with a newer Node the build is checked next', () => {
  deleteBuildRecord(folder)
  expect(start('22.18.0')).toMatchObject({ status: 1, stderr: 'There is no finished build here: run `npm run build` first.\n' })
})

test('the started file imports the version check first, and can be parsed by an older Node', () => {
  const manifest: { main?: string; scripts?: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect([manifest.main, manifest.scripts?.['start']]).toEqual(['server.js', `node ${serverOptions.join(' ')} server.js`])
  expect(readFileSync('scripts/release/launcher.sh', 'utf8')).toContain(
    `start) exec "$folder/bin/node" ${serverOptions.join(' ')} `,
  )
  const lines = readFileSync('server.js', 'utf8').split('\n')
  const imports = lines.filter((line) => /\bimport\b/.test(line) && !line.startsWith(' *'))
  expect(imports).toEqual(["import './scripts/check-node.js'", "import('./scripts/start.ts')"])
})
