/**
 * Servers that share a folder write the same files at the same time: each write is complete, and none fails because of another.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const module = resolve(import.meta.dirname, '../../../../lib/server/runtime/replace-file.ts')

test('two processes write one file repeatedly', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'replace-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'kept.json')
  const write = (letter: string) => `
    const { replaceFile } = await import(${JSON.stringify(module)})
    for (let count = 0; count < 200; count += 1) await replaceFile(${JSON.stringify(path)}, '${letter}'.repeat(200_000 + count))`
  const run = (letter: string) =>
    promisify(execFile)(process.execPath, ['--conditions=react-server', '--input-type=module', '--eval', write(letter)])
  await Promise.all([run('a'), run('b')])
  expect(readFileSync(path, 'utf8')).toMatch(/^(a+|b+)$/)
  expect(readdirSync(folder)).toEqual(['kept.json'])
})
