/** Authorization of the office: who may use the rights of the command line, and that no code bypasses the check. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('{app,components,lib,scripts}/**/*.{ts,tsx}').map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted()

test('only commands and the demo act without a login', () => {
  expect(filesWith(/\bstaffAtShell\b/)).toEqual([
    'lib/server/office/demo/demo-office.ts',
    'lib/server/office/staff/staff.ts',
    'scripts/agency/subjects/newsletter.ts',
    'scripts/agency/subjects/owner-invite.ts',
    'scripts/agency/subjects/owner-items.ts',
    'scripts/agency/subjects/staff.ts',
    'scripts/agency/subjects/testimonials.ts',
  ])
})

test('only the calendar feed authorizes by its address', () => {
  expect(filesWith(/\bstaffByFeed\b/)).toEqual(['app/api/viewing-calendar/route.ts', 'lib/server/office/staff/staff.ts'])
})

test('only the page and the handlers behind an agent’s mail authorize by its link', () => {
  expect(filesWith(/\bstaffByLink\b/)).toEqual([
    'app/[lang]/viewing-answer/page.tsx',
    'lib/server/office/staff/staff.ts',
    'lib/server/office/viewings/answer-by-link.ts',
    'lib/server/office/viewings/answer-choices.ts',
  ])
})

test('only scheduled work authorizes by the account of its author', () => {
  expect(filesWith(/\bstaffByAccount\b/)).toEqual([
    'lib/server/office/listings/ending-overrides.ts',
    'lib/server/office/staff/staff.ts',
    'lib/server/texts/scheduled-texts.ts',
  ])
})

test('every page of the office requires a right, except those that lead to the second factor', () => {
  const pages = sources.filter(({ path }) => /^app\/\[lang\]\/office\/.*page\.tsx$/.test(path))
  const open = pages.filter(({ text }) => !/await requireStaff\('\w+'\)/.test(text)).map(({ path }) => path)
  expect(open.toSorted()).toEqual(['app/[lang]/office/login/page.tsx', 'app/[lang]/office/second-factor/page.tsx'])
  expect(pages.length).toBeGreaterThan(4)
})

test('a page requires the right in the table of routes', async () => {
  const { pageRoutes } = await import('@/lib/routing/app-routes')
  for (const [folder, route] of Object.entries(pageRoutes)) {
    if (route.access !== 'staff') continue
    expect(readFileSync(`app/${folder}/page.tsx`, 'utf8'), folder).toContain(`requireStaff('${route.right}')`)
  }
})

test('a route handler requires the right in the table of routes', async () => {
  const { handlerRoutes } = await import('@/lib/routing/app-routes')
  const programs = Object.entries(handlerRoutes).flatMap(([folder, route]) =>
    route.access === 'staff' ? [{ folder, ...route }] : [],
  )
  expect(programs.length).toBeGreaterThan(10)
  for (const { folder, right } of programs)
    expect(readFileSync(`app/${folder}/route.ts`, 'utf8'), folder).toMatch(
      new RegExp(`(respondToStaff\\(request, |authorizeRequest\\(request\\.headers, )'${right}'`),
    )
})

test('every query of the office requires a Staff value', () => {
  const repositories = sources.filter(({ path }) => /repositories\/office\/(office-|audit-trail)[\w-]*\.ts$/.test(path))
  const functions = repositories.flatMap(({ path, text }) =>
    [...text.matchAll(/export (?:async )?function (\w+)\(([^)]*)\)/g)].map(([, name = '', parameters = '']) => ({
      path,
      name,
      parameters,
    })),
  )
  // Retention runs without a user.
  const open = functions.filter(
    ({ name, parameters }) => name !== 'deleteOldAudit' && !/\b(Staff<'\w+'>|Manager\b)/.test(parameters),
  )
  expect(open).toEqual([])
  expect(functions.length).toBeGreaterThan(8)
})

test('no code of the office is loaded by visitors', () => {
  const users = filesWith(/(from|import) '(@\/components\/office\/|[./]*\/office\/(office-|staff|today|entry))/)
  const outside = users.filter((path) => !/^(app\/\[lang\]|components|lib\/server|scripts\/agency)\/.*office\//.test(path))
  expect(outside.filter((path) => /^(app|components)\//.test(path))).toEqual([])
  expect(users.length).toBeGreaterThan(5)
})
