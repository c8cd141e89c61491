/**
 * The rights test (tests/e2e/office-rights.spec.ts) covers the whole office: compared with the tables, the folders and the code.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { handlerRoutes, pageRoutes } from '@/lib/routing/app-routes'
import type { HandlerRoute, PageRoute } from '@/lib/routing/route-entry'
import { officePages, officePrograms, portalPlaces } from '../../support/office-addresses.ts'
import { formCases } from '../../support/office-form-values.ts'
import { callers } from '../../support/office-people.ts'
import { countTries, readForms } from '../../support/office-rights.ts'

const tables: [string, PageRoute | HandlerRoute][] = [...Object.entries(pageRoutes), ...Object.entries(handlerRoutes)]
const tried = new Set([...officePages, ...officePrograms, ...portalPlaces].map(({ what }) => what))

test('every page and route handler that requires a right of the staff is covered, and those shared with owners', () => {
  const due = tables.filter(([folder, { access }]) => access === 'staff' || (access === 'owner' && folder.includes('[property]')))
  // Only the middleware rewrites to it, with the missing right: it has no public address.
  expect(due.map(([folder]) => folder).filter((folder) => !tried.has(folder))).toEqual(['[lang]/office/denied/[right]'])
})

test('every folder of the office requires a right, except the two that lead to the second factor', () => {
  const folders = globSync('app/{[[]lang[]]/office,api/office}/**/{page.tsx,route.ts}').map((path) =>
    dirname(path).replace(/^app\//, ''),
  )
  const access = new Map(tables.map(([folder, route]) => [folder, route.access]))
  expect(folders.length).toBeGreaterThan(35)
  expect(folders.filter((folder) => access.get(folder) !== 'staff').toSorted()).toEqual([
    '[lang]/office/login',
    '[lang]/office/second-factor',
  ])
})

test('every form of the office is covered, and the right behind each is checked by the table', () => {
  expect([...readForms().keys()].toSorted()).toEqual(Object.keys(formCases).toSorted())
  const asks = globSync('{app,lib,components}/**/*.{ts,tsx}').filter((path) =>
    /\bauthorizeRequest\(/.test(readFileSync(path, 'utf8')),
  )
  const behind = asks.filter((path) => !/^app\/(\[lang\]|api)\/office\//.test(path)).toSorted()
  expect(behind).toEqual([
    'lib/server/accounts/check-access.ts',
    'lib/server/office/forms/forms.ts',
    'lib/server/office/pages/office-responses.ts',
    'lib/server/office/pages/quick-search.ts',
    'lib/server/office/pages/require-staff.ts',
    'lib/server/office/texts/text-forms.ts',
    'lib/server/portal/portal-viewer.ts',
  ])
})

test('the guide gives the number of cases', () => {
  const figures = [officePages, officePrograms, portalPlaces].map(({ length }) => length)
  const [pages, programs, portal] = figures
  const said = `${pages} pages, ${programs} files and programs, ${portal} of the owner's portal and ${readForms().size} forms, by ${callers.length} kinds of people: ${countTries()} tries`
  const [found] = /\d+ pages, [^:]*: \d+ tries/.exec(readFileSync('docs/office.md', 'utf8').replace(/\s+/g, ' ')) ?? []
  expect(found).toBe(said)
})
