/** Content files of a feed are validated again only when the file or the rules change. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openValidationCache } from '@/lib/server/feeds/validation-cache'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checks-'))
  vi.stubEnv('VAR_DIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const fault = { path: 'PScore', message: 'expected what the law asks' }

/** A run over these texts. @returns which of them were validated. */
async function run(texts: readonly string[], rules: string): Promise<string[]> {
  const checks = await openValidationCache('crm', rules)
  const asked: string[] = []
  for (const text of texts) {
    const check = () => {
      asked.push(text)
      return text.startsWith('bad') ? [fault] : []
    }
    expect(checks.errorsOf(text, check)).toEqual(text.startsWith('bad') ? [fault] : [])
  }
  await checks.save()
  return asked
}

test('under the same rules each text is validated once', async () => {
  expect(await run(['good', 'bad', 'bad'], 'a')).toEqual(['good', 'bad'])
  expect(await run(['bad', 'good'], 'a')).toEqual([])
  expect(await run(['bad', 'good', 'bad other'], 'a')).toEqual(['bad other'])
})

test('other rules validate everything, and results of absent files are dropped', async () => {
  await run(['good', 'bad'], 'a')
  expect(await run(['good', 'bad'], 'b')).toEqual(['good', 'bad'])
  await run(['good'], 'b')
  expect(await run(['bad'], 'b')).toEqual(['bad'])
})

test('an unreadable cache means validating again', async () => {
  await run(['good'], 'a')
  writeFileSync(join(folder, 'feeds', 'crm', 'checks.json'), '{')
  expect(await run(['good'], 'a')).toEqual(['good'])
})
