/** A release is reproducible, contains only what it needs, and starts from any folder. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeBuildSecrets } from '@/scripts/release/build-secrets'
import { neededPackages, packageOf } from '@/scripts/release/needed-packages'
import { billOfMaterials, digestFiles } from '@/scripts/release/release-documents'
import { serverOptions } from '@/scripts/run-command'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

test('packages bring their dependencies, each in the version that Node resolves, and none for other platforms', () => {
  const manifest = (path: string, needs: object) => write(`node_modules/${path}/package.json`, JSON.stringify(needs))
  manifest('@scope/a', { dependencies: { b: '1', c: '1' }, optionalDependencies: { 'a-darwin': '1' } })
  manifest('@scope/a/node_modules/b', { dependencies: { c: '1' } })
  for (const name of ['b', 'c', 'd', 'next']) manifest(name, {})
  expect(packageOf('@scope/a/deep/file')).toBe('@scope/a')
  const found = neededPackages(['@scope/a/file', 'node:fs', 'fs', 'next/server'], new Set(['next']), folder)
  expect(found.map((path) => path.slice(`${folder}/node_modules/`.length))).toEqual(['@scope/a', '@scope/a/node_modules/b', 'c'])
})

test('random keys and the folder of the build are replaced', () => {
  const key = createHash('sha256').update('random').digest()
  const build = (random: string, here: string) => {
    write('prerender-manifest.json', JSON.stringify({ preview: { previewModeId: random, previewModeSigningKey: `${random}00` } }))
    write('server/server-reference-manifest.json', JSON.stringify({ encryptionKey: Buffer.from(random).toString('base64') }))
    write('server/page.js', `const id = "${random}"; const at = "${here}/app"`)
    removeBuildSecrets(folder, here, 'commit')
    return ['prerender-manifest.json', 'server/server-reference-manifest.json', 'server/page.js'].map(read).join('\n')
  }
  const one = build(key.toString('hex'), '/home/one')
  expect(one).not.toContain(key.toString('hex'))
  expect(one).not.toContain('/home/one')
  expect(build(key.toString('hex').split('').reverse().join(''), '/srv/other')).toBe(one)
})

test('the bill of materials contains Node, and depends only on the commit', () => {
  const fromNpm = (serial: string, time: string, name: string) =>
    JSON.stringify({
      serialNumber: serial,
      metadata: { timestamp: time, component: { name } },
      components: [{ name: 'zod', version: '4.6.7' }],
    })
  const facts = {
    name: 'site',
    version: '1.0.0',
    commit: 'abc',
    committedAt: new Date(0),
    node: '24.21.0',
    platform: 'linux-x64',
  }
  const bom = billOfMaterials(facts, fromNpm('urn:uuid:1', '2026-01-01T00:00:00Z', 'here'))
  expect(bom).toBe(billOfMaterials(facts, fromNpm('urn:uuid:2', '2026-02-02T00:00:00Z', 'there')))
  expect(JSON.parse(bom).components.map(({ name }: { name: string }) => name)).toEqual(['zod', 'node'])
  expect(billOfMaterials({ ...facts, commit: 'def' }, fromNpm('', '', ''))).not.toBe(bom)
})

test('every file has a digest in the format of sha256sum, hidden ones too', () => {
  write('a.txt', 'a')
  write('.next/server/b.txt', 'b')
  symlinkSync('a.txt', join(folder, 'link'))
  expect(digestFiles(folder)).toBe(
    ['.next/server/b.txt', 'a.txt'].map((path) => `${createHash('sha256').update(read(path)).digest('hex')}  ${path}\n`).join(''),
  )
})

test('the launcher finds its release through symbolic links, and keeps the working directory', () => {
  mkdirSync(join(folder, 'releases/1'), { recursive: true })
  cpSync('scripts/release/launcher.sh', join(folder, 'releases/1/site'))
  write('releases/1/bin/node', '#!/bin/sh\n[ "$1" = --version ] || echo "$PWD: $*"\n')
  for (const file of ['site', 'bin/node']) chmodSync(join(folder, 'releases/1', file), 0o755)
  symlinkSync('releases/1', join(folder, 'current'))
  symlinkSync(join(folder, 'current/site'), join(folder, 'linked'))
  const call = (program: string, ...args: string[]) =>
    execFileSync(join(folder, program), args, { cwd: folder, encoding: 'utf8' }).trim()
  const script = `${folder}/releases/1/scripts/release/run.js`
  expect(call('current/site', 'start')).toBe(`${folder}: ${serverOptions.join(' ')} ${script} start`)
  expect(call('linked', 'leads', 'list')).toBe(`${folder}: --conditions=react-server ${script} leads list`)
})

test('the script of an update can be run from a release', () => {
  expect(statSync('docs/run/update.sh').mode & 0o111).toBe(0o111)
})
