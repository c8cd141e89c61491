/**
 * `npm run licences`: writes docs/licences.md, with the licence of every package in the lock file and why it is acceptable, and
 * public/licences.txt, with the texts for browsers. A licence that is not in the list is an error of `npm run audit` and of the
 * tests.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { isProgram } from './is-program.ts'
import { licenceTextPath, licenceTexts } from './licence-texts.ts'

const packageSchema = z.object({
  version: z.string().default(''),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
})
type LockedPackage = z.output<typeof packageSchema>

const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) })

/** The accepted licences by SPDX identifier, with what each requires of the user of the site's code. */
const accepted: Readonly<Record<string, string>> = {
  '0BSD': 'Asks nothing.',
  'Apache-2.0': 'Notices are kept; grants patents.',
  'BSD-2-Clause': 'Notices are kept.',
  'BSD-3-Clause': 'Notices are kept; no advertising with names.',
  'BlueOak-1.0.0': 'Notices are kept.',
  'CC-BY-4.0': 'Data, not code: its author is named, here.',
  ISC: 'Notices are kept.',
  MIT: 'Notices are kept.',
  'MIT-0': 'Asks nothing.',
  Zlib: 'Notices are kept.',
  'LGPL-3.0-or-later':
    'A library of its own, loaded at run time and unchanged; whoever passes the site on passes its licence on, and may exchange it.',
  'MPL-2.0': 'Changed files of the package stay under it; we change none.',
}

/** Packages that are used despite an undesirable licence; each is named in the README. */
const exceptions: Readonly<Record<string, string>> = {
  'react-leaflet': 'Hippocratic-2.1',
  '@react-leaflet/core': 'Hippocratic-2.1',
}

/** Licences of packages that state them outside of their manifest; looked up by hand. */
const statedElsewhere: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/**
 * Platform packages without a licence in the lock file, as the registry mirror did not have them: that of the package that needs
 * them.
 */
const families: readonly (readonly [RegExp, string])[] = [
  [/^@biomejs\/cli-/, 'MIT OR Apache-2.0'],
  [/^@next\/swc-/, 'MIT'],
  [/^@oxc-parser\/binding-/, 'MIT'],
  [/^@swc\/core-/, 'Apache-2.0 AND MIT'],
]

export type Licensed = { name: string; version: string; licence: string; isDev: boolean }

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path

const isForPlatform = ({ optional, os, cpu }: LockedPackage) => optional === true && (os ?? cpu) !== undefined

function licenceOf(name: string, locked: LockedPackage): string {
  const family = isForPlatform(locked) ? families.find(([pattern]) => pattern.test(name))?.[1] : undefined
  return locked.license ?? statedElsewhere[name] ?? family ?? 'unknown'
}

/** Every package of a lock file once, sorted by name. @throws ZodError when `lock` is not a lock file. */
export function readLicences(lock: unknown): Licensed[] {
  const packages = Object.entries(lockSchema.parse(lock).packages).filter(([path]) => path !== '')
  const found = packages.map(([path, locked]): Licensed => {
    const name = nameOf(path)
    return { name, version: locked.version, licence: licenceOf(name, locked), isDev: locked.dev === true }
  })
  const unique = new Map(found.map((each) => [`${each.name} ${each.version} ${each.isDev}`, each]))
  return [...unique.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

const parts = (expression: string) => expression.replace(/[()]/g, '').split(/ AND | OR /)

/** SPDX expressions: with `AND` every licence must be accepted, with `OR` alone one of them. */
const isAccepted = (licence: string) =>
  licence.includes(' OR ') && !licence.includes(' AND ')
    ? parts(licence).some((part) => part in accepted)
    : parts(licence).every((part) => part in accepted)

/** Packages whose licence is neither accepted nor the one of their exception. */
export const findLicenceErrors = (packages: readonly Licensed[]): string[] =>
  packages
    .filter(({ name, licence }) => (name in exceptions ? exceptions[name] !== licence : !isAccepted(licence)))
    .map(
      ({ name, version, licence }) => `${name} ${version} is under ${licence}, which is not among the licences that were judged`,
    )

const listed = (packages: readonly Licensed[]) => packages.map(({ name, version }) => `${name} ${version}`).join(', ')

function groupByLicence(packages: readonly Licensed[]): [string, Licensed[]][] {
  const groups = new Map<string, Licensed[]>()
  for (const each of packages) groups.set(each.licence, [...(groups.get(each.licence) ?? []), each])
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}

const section = (heading: string, packages: readonly Licensed[]) => [
  `## ${heading}`,
  '',
  ...groupByLicence(packages).flatMap(([licence, group]) => [`**${licence}** (${group.length}): ${listed(group)}`, '']),
]

/** The content of docs/licences.md; depends on the packages only, so that it is the same on every machine. */
export function licenceDocument(packages: readonly Licensed[]): string {
  const own = Object.keys(exceptions)
  return [
    '# Licences of what we build on',
    '',
    'Written by `npm run licences` from `package-lock.json`; `tests/unit/licences.test.ts` fails when it is out of date, and `npm run audit` when a package has a licence',
    'that is not among these:',
    '',
    ...Object.entries(accepted).map(([licence, reason]) => `- **${licence}**: ${reason}`),
    '',
    `**An exception**: ${own.join(' and ')} are under the Hippocratic License 2.1. It grants what MIT grants as long as the software is used for nothing that violates`,
    'human rights laws, makes the user answer for damage from such use, and wants its text passed on with the software. It is no open-source licence by the definition of',
    'the OSI, and some companies do not allow it: ask a lawyer if yours is among them. The packages stay because the order of this site names them; they only bind Leaflet',
    '(BSD-2-Clause) to React, in `components/map/`, and could be written again in a day.',
    '',
    'The municipalities of Belgium (`lib/domain/map/belgium.json`) are simplified from bmesuere/belgium-topojson (base map arneh61/Belgium-Map, names Statbel), CC0 1.0.',
    'The spoken digits (`lib/server/bot-protection/digits/`) were made by espeak-ng; what it speaks is not under its licence (GPL-3.0), and it is not part of the site.',
    '',
    ...section(
      'In the running site',
      packages.filter(({ isDev }) => !isDev),
    ),
    ...section(
      'For building and testing alone',
      packages.filter(({ isDev }) => isDev),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

export const licencePath = 'docs/licences.md'

export const readRepositoryLicences = (): Licensed[] => readLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')))

if (isProgram(import.meta.filename)) {
  const packages = readRepositoryLicences()
  writeFileSync(licencePath, licenceDocument(packages))
  writeFileSync(licenceTextPath, licenceTexts())
  for (const error of findLicenceErrors(packages)) console.error(error)
  console.log(`${packages.length} packages written to ${licencePath}, the texts of what browsers load to ${licenceTextPath}.`)
}
