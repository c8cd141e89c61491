/** What comes with the repository: packages that cannot change under us, and no secrets. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findRepositoryLockFileErrors, findTrackedSecrets } from '@/scripts/audit'
import { findLockFileErrors } from '@/scripts/find-lock-file-errors'
import { findSecrets } from '@/scripts/find-secrets'

test('the changelog names the version of package.json under what is not released yet, in the form of Keep a Changelog', () => {
  const headings = readFileSync('CHANGELOG.md', 'utf8').match(/^##+ .*$/gm) ?? []
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
  expect(headings[0]).toBe('## Unreleased')
  expect(headings.find((heading) => /^## \d/.test(heading))).toMatch(new RegExp(`^## ${version} - \\d{4}-\\d\\d-\\d\\d$`))
  const kinds = headings.filter((heading) => heading.startsWith('### ')).map((heading) => heading.slice(4))
  expect(kinds.filter((kind) => !['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'].includes(kind))).toEqual([])
})

test('every package is fixed to one content and comes from a registry', () => {
  expect(findRepositoryLockFileErrors()).toEqual([])
})

test('no file under version control holds a secret', () => {
  expect(findTrackedSecrets()).toEqual([])
})

test('a lock file is found out that takes code from elsewhere, in any version, unchecked, or runs it unasked', () => {
  const manifest = { dependencies: { a: '^1.0.0' }, devDependencies: { b: 'github:somebody/b' }, allowScripts: { c: true } }
  const sound = { version: '1.0.0', integrity: 'sha512-x' }
  const packages = {
    '': {},
    'node_modules/a': { ...sound, resolved: 'git+ssh://git@github.com/somebody/a.git' },
    'node_modules/b': { version: '1.0.0', integrity: 'sha1-x' },
    'node_modules/c': { ...sound, hasInstallScript: true },
    'node_modules/c/node_modules/d': { ...sound, hasInstallScript: true },
    'node_modules/e-darwin': { version: '1.0.0', optional: true, os: ['darwin'] },
    'node_modules/f': { ...sound, link: true },
    'node_modules/g': { ...sound, optionalDependencies: { 'g-darwin': '1.0.0', 'e-darwin': '1.0.0', 'g-linux': '1.0.0' } },
    'node_modules/g/node_modules/g-linux': sound,
  }
  expect(findLockFileErrors({ packages }, manifest)).toEqual([
    'package.json takes a ^1.0.0, which is no exact version',
    'package.json takes b github:somebody/b, which is no exact version',
    'node_modules/a does not come from a registry',
    'node_modules/b has no sha512 integrity',
    'node_modules/c/node_modules/d runs a script that nobody decided about',
    'node_modules/f is a link',
    'node_modules/g names g-darwin for some platform, and the lock file does not hold it',
  ])
})

// Put together here, so that this file holds none.
const random = ['hT7kQ2mZ', 'x9LpV4bN', 'w8RsY3cJ'].join('')

test.each([
  ['-----BEGIN RSA', ' PRIVATE KEY-----'].join(''),
  ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
  ['ghp_', random, random].join(''),
  `SECRET=${random}`,
  `smtpPassword: '${random}'`,
  `{"apiKey":"${random}"}`,
])('%s is a secret', (line) => expect(findSecrets(`first\n${line}`)).toEqual([expect.stringMatching(/^2: /)]))

test.each([
  "vi.stubEnv('SECRET', 'a-secret-for-tests-of-at-least-32-characters')",
  'PREVIEW_SECRET=',
  'const token = await issueCharacters(form.id, new Date())',
  'password: z.string().min(12)',
])('%s is none', (line) => expect(findSecrets(line)).toEqual([]))

test('the code knows neither the name nor the colour of the demo agency: both are content', () => {
  const files = ['lib', 'app', 'components', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => /scheldelicht|1233c2/i.test(readFileSync(file, 'utf8')))).toEqual([])
})
