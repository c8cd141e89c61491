/** Every package has a licence that somebody judged, and the list of them is true. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { config } from '@/middleware'
import { browserPackages, licenceTextPath, licenceTexts } from '@/scripts/licence-texts'
import { findLicenceErrors, licenceDocument, licencePath, readLicences, readRepositoryLicences } from '@/scripts/licences'

test('no package is under a licence that nobody judged', () => {
  expect(findLicenceErrors(readRepositoryLicences())).toEqual([])
})

test('docs/licences.md is what `npm run licences` writes', () => {
  expect(readFileSync(licencePath, 'utf8')).toBe(licenceDocument(readRepositoryLicences()))
})

test('public/licences.txt is what `npm run licences` writes, and holds the text of the exception', () => {
  const text = readFileSync(licenceTextPath, 'utf8')
  expect(text).toBe(licenceTexts())
  expect(text.match(/Hippocratic License/g)?.length).toBeGreaterThan(0)
})

test('the texts are a file of the site, not one of its pages', () => {
  expect(`/${licenceTextPath.replace('public/', '')}`).not.toMatch(new RegExp(`^${config.matcher}$`))
  expect('/licences').toMatch(new RegExp(`^${config.matcher}$`))
})

test('every package that a script of the browser imports has its text there', () => {
  const client = globSync('components/**/*.{ts,tsx}').filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"))
  const imported = client.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g)].map(
      ([, name]) => name ?? '',
    ),
  )
  expect(client.length).toBeGreaterThan(20)
  expect(imported.filter((name) => !browserPackages.some((known) => known === name))).toEqual([])
})

test.each(readRepositoryLicences().filter(({ licence }) => licence.startsWith('Hippocratic')))(
  '$name, an exception, is named in the README',
  ({ name }) => expect(readFileSync('README.md', 'utf8')).toContain(name),
)

const lockOf = (name: string, locked: object) => ({
  packages: { '': {}, [`node_modules/${name}`]: { version: '1.0.0', ...locked } },
})

test.each([
  ['a', { license: 'GPL-3.0-only' }],
  ['a', { license: 'AGPL-3.0' }],
  ['a', { license: 'MIT AND GPL-3.0-only' }],
  ['a', { license: 'Hippocratic-2.1' }],
  ['react-leaflet', { license: 'GPL-3.0-only' }],
  ['a', {}],
  // Stands for no package of that name: it runs on every platform.
  ['@next/swc-evil', {}],
])('%s with %j is found', (name, locked) => {
  expect(findLicenceErrors(readLicences(lockOf(name, locked)))).toEqual([expect.stringMatching(`^${name} 1.0.0 is under`)])
})

test.each([
  ['a', { license: 'MIT' }],
  ['a', { license: '(MIT OR GPL-3.0-only)' }],
  ['a', { license: '(MIT AND Zlib)' }],
  ['react-leaflet', { license: 'Hippocratic-2.1' }],
  ['@next/swc-darwin-x64', { optional: true, os: ['darwin'] }],
])('%s with %j is fine', (name, locked) => expect(findLicenceErrors(readLicences(lockOf(name, locked)))).toEqual([]))
