/** Where a login leads: never to another site, never to pages of another role (ruling 32). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import { portalHref } from '@/lib/routing/private-pages'
import { checkAccess, nextPage } from '@/lib/server/accounts/check-access'
import { snapshot } from '../../../support/content'

globalThis.currentSnapshot = snapshot

const { routeTable } = snapshot

test.each(languageCodes)('after the login the requested page is shown (%s)', (language) => {
  const page = portalHref(routeTable, 4102311, 'visits', language)
  expect(nextPage(page, 'owner', language)).toBe(page)
})

test('a form that is to be shown again returns to its page, and nothing else does', () => {
  expect(nextPage('/nl/kantoor/aanvragen/1a2b/?returned=office-lead-note', 'staff', 'nl')).toBe(
    '/nl/kantoor/aanvragen/1a2b/?returned=office-lead-note#office-lead-note-problems',
  )
  expect(nextPage('/nl/kantoor/aanvragen/1a2b/?returned=office-lead-note', 'owner', 'nl')).toBe('/nl/eigenaar/')
  expect(nextPage('/nl/kantoor/aanvragen/1a2b/?said=state', 'staff', 'nl')).toBe('/nl/kantoor/')
  // The other parameters of its page are restored, too.
  expect(
    nextPage('/nl/kantoor/panden/4102311/?edit=Languages.nl.Description&returned=office-listing-override', 'staff', 'nl'),
  ).toBe(
    '/nl/kantoor/panden/4102311/?edit=Languages.nl.Description&returned=office-listing-override#office-listing-override-problems',
  )
})

test('without a page that the role may see, the login leads to the start page of the role', () => {
  expect(nextPage('/nl/eigenaar/4102311/', 'seeker', 'nl')).toBe('/nl/mijn-zoekopdrachten/')
  expect(nextPage(undefined, 'owner', 'fr')).toBe('/fr/proprietaire/')
  expect(nextPage('', 'seeker', 'fr')).toBe('/fr/mes-recherches/')
})

test('any address in the query leads to a page of accounts on this site', () => {
  const hostile = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.constantFrom(
      '//elders.example/',
      '/\\elders.example/',
      '/nl//elders.example/',
      'javascript:alert(1)',
      '/nl/inloggen/',
      '/nl/te-koop/',
    ),
  )
  fc.assert(
    fc.property(hostile, fc.constantFrom('owner' as const, 'seeker' as const), (next, role) => {
      expect(nextPage(next, role, 'nl')).toBe(role === 'owner' ? '/nl/eigenaar/' : '/nl/mijn-zoekopdrachten/')
    }),
  )
})

const ask = { headers: new Headers(), nextUrl: { pathname: '/nl/eigenaar/4102311/' } }
const page = { kind: 'rewrite', path: '/nl/portal/4102311/', status: 200 } as const

test('without a login the page redirects to it, and back afterwards', async () => {
  expect(await checkAccess(page, ask)).toMatchObject({ to: '/nl/inloggen/?next=%2Fnl%2Feigenaar%2F4102311%2F' })
})
