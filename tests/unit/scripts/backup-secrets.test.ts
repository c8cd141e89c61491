/** The secrets of a site are in its backup, from the environment and from .env, and are restored unchanged. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { secretSettings, writeSecrets } from '@/scripts/agency/backup-secrets'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
const place = () => join(folder, '.env.restored')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const s3 = 'https://key:secret@s3.example.be/bucket?region=eu-west-1'
const environment = {
  FEED_WHISE_PASSWORD: 'a#b c',
  FEED_KEY: `it's`,
  S3_URL: s3,
  PATH: '/bin',
  BACKUP_PASSPHRASE: 'a long passphrase',
}

test('keys of CRMs and of S3 are included, the passphrase is not', () => {
  const found = Object.entries(secretSettings(environment)).filter(([, value]) => value !== undefined)
  expect(Object.fromEntries(found)).toEqual({ FEED_WHISE_PASSWORD: 'a#b c', FEED_KEY: `it's`, S3_URL: s3 })
})

test('settings that were not in the file are appended, and each value is read unchanged', () => {
  const env = 'S3_URL=https://other.example.be/bucket\n# ours\nFEED_KEY="it\'s"'
  const written = writeSecrets(JSON.stringify({ settings: secretSettings(environment), env }), folder, place())
  expect(written).toEqual([place()])
  const text = readFileSync(place(), 'utf8')
  expect(text.startsWith(env)).toBe(true)
  expect(parseEnv(text)).toEqual({ FEED_WHISE_PASSWORD: 'a#b c', FEED_KEY: `it's`, S3_URL: s3 })
})

test('an existing file is not overwritten', () => {
  writeFileSync(place(), 'mine')
  expect(writeSecrets(JSON.stringify({ settings: { SECRET: 'x' } }), folder, place())).toEqual([])
})
