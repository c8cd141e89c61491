/** The site starts on a Node that can run it, from a build of its own sources, or says in one sentence why not. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeSources, dropNote, faultOfBuild, isBuildCurrent, writeNote } from '@/scripts/made-from'
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
  writeNote(folder, describeSources(folder))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

test('a build of the same sources is served, whatever the content', () => {
  write('data/site.json', '{}')
  expect(isBuildCurrent(folder)).toBe(true)
  expect(faultOfBuild(folder)).toBeUndefined()
})

test.each([...folders.map((name) => `${name}/deep/new.ts`), ...folders.map((name) => `${name}/first.ts`), ...files])(
  'a build from before %s was written is not',
  (file) => {
    write(file, 'another')
    expect(isBuildCurrent(folder)).toBe(false)
    expect(faultOfBuild(folder)).toMatch(/^The sources have changed since the last build: run `npm run build` first.*\.$/)
  },
)

test('nor is one that was not finished', () => {
  dropNote(folder)
  expect(faultOfBuild(folder)).toBe('There is no finished build here: run `npm run build` first.')
})

test.each([...folders, ...files])('where %s was not copied beside the build nobody can tell, and it is served', (source) => {
  rmSync(join(folder, source), { recursive: true })
  expect(faultOfBuild(folder)).toBeUndefined()
})

/** Starts the site in the empty folder. @param version that this Node gives itself. */
function start(version: string): { status: number | null; stderr: string } {
  const other = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(other)}`, resolve('server.js')]
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
}

test.each(['16.20.2', '20.20.2', '22.17.9'])('Node %s is refused in one sentence', (version) => {
  const { status, stderr } = start(version)
  expect(status).toBe(1)
  expect(stderr).toMatch(new RegExp(`^Node 22\\.18 or newer is needed, and this is Node ${version}: .*\\.\\n$`))
})

test('a newer one goes on to the build', () => {
  dropNote(folder)
  expect(start('22.18.0')).toMatchObject({ status: 1, stderr: 'There is no finished build here: run `npm run build` first.\n' })
})

test('the file that is started asks for the check first, and is read by an older Node, which reads no TypeScript', () => {
  const manifest: { main?: string; scripts?: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect([manifest.main, manifest.scripts?.['start']]).toEqual(['server.js', `node ${serverOptions.join(' ')} server.js`])
  expect(readFileSync('scripts/release/launcher.sh', 'utf8')).toContain(
    `start) exec "$folder/bin/node" ${serverOptions.join(' ')} `,
  )
  const lines = readFileSync('server.js', 'utf8').split('\n')
  const imports = lines.filter((line) => /\bimport\b/.test(line) && !line.startsWith(' *'))
  expect(imports).toEqual(["import './scripts/check-node.js'", "import('./scripts/start.ts')"])
})
