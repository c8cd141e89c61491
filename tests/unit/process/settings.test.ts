/** Every setting is defined once and documented, and all invalid ones are reported at the start. */
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FeedFormat } from '@/lib/feeds/adapter'
import { feedSourceSchema } from '@/lib/feeds/feed-source'
import { feedFormats } from '@/lib/feeds/formats'
import { readSettings, SettingsError, settingNames } from '@/lib/process/settings'

const root = resolve(import.meta.dirname, '../../..')
const example = readFileSync(join(root, '.env.example'), 'utf8')
const shown = [...example.matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }))
/** The agency chooses the names of settings for feeds. */
const isOfFeeds = ({ name }: { name: string }) => name.startsWith('FEED_')
const described = shown.filter((setting) => !isOfFeeds(setting))

function errorsOf(source: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(source)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.errors
    throw error
  }
}

test('.env.example names every setting and no other', () => {
  expect(described.map(({ name }) => name).sort()).toEqual([...settingNames].sort())
})

test('the table of the README names every setting and no other, and each number that holds without it', () => {
  const table = readFileSync(join(root, 'README.md'), 'utf8').split('| Setting ')[1]?.split('\n\n')[0] ?? ''
  const rows = table.split('\n').flatMap((line) => {
    const [, names = '', , value = ''] = line.split('|')
    return [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => ({ name, value: /^ (\d+)\b/.exec(value)?.[1] }))
  })
  expect(rows.map(({ name }) => name).sort()).toEqual([...settingNames].sort())
  const numbers = rows.filter(({ value }) => value !== undefined)
  expect(numbers.length).toBeGreaterThan(8)
  const defaults = readSettings({})
  expect(numbers.map(({ name }) => [name, String(Reflect.get(defaults, name))])).toEqual(
    numbers.map(({ name, value }) => [name, value]),
  )
})

test('the example values in .env.example are valid', () => {
  const secrets = { WEBHOOK_SECRET: 'a secret of more than sixteen' }
  const values = Object.fromEntries(described.map(({ name, value }) => [name, value]))
  expect(errorsOf({ ...values, ...secrets })).toEqual([])
})

test('.env.example has a setting for each key that a feed format needs, under a name that is valid in feeds.json', () => {
  const names = shown.filter(isOfFeeds).map(({ name }) => name)
  const asking = Object.entries(feedFormats).filter(([, { keys = [] }]: [string, FeedFormat]) => keys.length > 0)
  expect(asking.length).toBeGreaterThan(3)
  for (const [id, format] of asking) {
    const own = names.filter((name) => name.startsWith(`FEED_${id.toUpperCase()}_`))
    const wanted = [...((format as FeedFormat).keys ?? [])]
    expect(own.length, id).toBeGreaterThanOrEqual(wanted.length)
    const keys = Object.fromEntries(wanted.map((key, place) => [key, own[place]]))
    const source = { name: 'crm', format: id, address: 'https://crm.example.be/', keys }
    expect(feedSourceSchema.safeParse(source).error?.issues ?? [], id).toEqual([])
  }
})

describe('the defaults in .env.example are those of the schema', () => {
  const defaults = readSettings({})
  const paragraphs = example.split(/\n\n/)
  const documented = paragraphs.flatMap((paragraph) => {
    const [, value] = /Default: (\d+|data|var)\./.exec(paragraph) ?? []
    const [, name] = /^#([A-Z0-9_]+)=/m.exec(paragraph) ?? []
    return value && name ? [{ name, value }] : []
  })
  test.each(documented)('$name: $value', ({ name, value }) => {
    expect(String(Reflect.get(defaults, name))).toBe(value)
  })
  test('there are documented defaults', () => expect(documented.length).toBeGreaterThan(5))
})

test('every error is described, and no value is repeated', () => {
  const errors = errorsOf({
    PORT: 'many',
    LEAD_DAYS: '0',
    SECRET: 'too short',
    SITE_URL: 'www.example.be',
    TILE_UPSTREAM: 'https://tile.example.org/{z}/{x}.png',
    WEBHOOK_URL: 'https://crm.example.be/',
  })
  expect([...errors].sort()).toEqual([
    'LEAD_DAYS: expected a whole number, from 1 to 730',
    'PORT: expected a whole number, from 0 to 65535',
    'SECRET: expected at least 32 characters',
    'SITE_URL: expected an address such as https://www.example.be',
    'TILE_UPSTREAM: expected an address with {z}, {x} and {y} in its path',
    'WEBHOOK_SECRET: needed by WEBHOOK_URL, to sign what goes there',
  ])
})

test.each([
  ['SECRET', 32],
  ['PREVIEW_SECRET', 32],
  ['METRICS_TOKEN', 16],
  ['BACKUP_PASSPHRASE', 12],
  ['WEBHOOK_SECRET', 16],
])('%s has at least %i characters, as .env.example says', (name, least) => {
  const paragraph = example.split('\n\n').find((part) => part.includes(`#${name}=`))
  expect(paragraph).toContain(`at least ${least} characters`)
  expect(errorsOf({ [name]: 'x'.repeat(least) })).toEqual([])
  expect(errorsOf({ [name]: 'x'.repeat(least - 1) })).toEqual([`${name}: expected at least ${least} characters`])
})

test('applications are kept for a day at least, leads for two years at most', () => {
  expect(errorsOf({ CANDIDATE_DAYS: '1', LEAD_DAYS: '730' })).toEqual([])
  expect(errorsOf({ CANDIDATE_DAYS: '0', LEAD_DAYS: '731' })).toHaveLength(2)
})

test('the address of the site has no path: it would be in the middle of every link', () => {
  const errorsOf = (SITE_URL: string) => {
    try {
      readSettings({ SITE_URL })
    } catch (error) {
      return error instanceof SettingsError ? error.errors : undefined
    }
    return []
  }
  for (const more of ['/site', '/nl/', '?a=1', '#a']) {
    expect([more, errorsOf(`https://www.example.be${more}`)]).toEqual([
      more,
      ['SITE_URL: expected an address without a path, such as https://www.example.be'],
    ])
  }
  expect(errorsOf('https://agency:word@www.example.be')).toHaveLength(1)
  for (const same of ['https://www.example.be/', 'HTTPS://WWW.Example.be', 'https://www.example.be:443']) {
    expect(readSettings({ SITE_URL: same }).SITE_URL).toBe('https://www.example.be')
  }
  expect(readSettings({ SITE_URL: 'http://localhost:3000' }).SITE_URL).toBe('http://localhost:3000')
})

test('an empty setting counts as missing', () => {
  expect(readSettings(Object.fromEntries(settingNames.map((name) => [name, ''])))).toEqual(readSettings({}))
})

test('for any environment, it is read, or every error has the name of a setting', () => {
  const value = fc.oneof(fc.string(), fc.integer().map(String), fc.webUrl())
  const source = fc.dictionary(fc.constantFrom(...settingNames), value)
  fc.assert(
    fc.property(source, (settings) => {
      for (const fault of errorsOf(settings)) expect(settingNames).toContain(fault.split(':')[0])
    }),
  )
})

test('a command reports invalid settings and does nothing', () => {
  const env = { ...process.env, PORT: 'many', LEAD_DAYS: '9999' }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/serve.ts'], { cwd: root, env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain(
    '  LEAD_DAYS: expected a whole number, from 1 to 730\n  PORT: expected a whole number, from 0 to 65535\n',
  )
  expect(stderr).not.toContain('    at ')
})

test('no other code reads a setting from the environment', () => {
  const files = globSync('{app,components,lib,scripts}/**/*.{ts,tsx,js}', { cwd: root })
  const read = new RegExp(`process\\.env(\\.|\\[['"])(${settingNames.join('|')})\\b(?!['"]\\] = )`)
  const readers = [...files, 'next.config.ts', 'middleware.ts', 'instrumentation.ts', 'playwright.config.ts']
  expect(readers.filter((file) => read.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('the schema works without the framework, in plain Node', () => {
  const code = "import { readSettings } from './lib/process/settings.ts'; process.stdout.write(String(readSettings({}).PORT))"
  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root }).toString()).toBe('3000')
})
