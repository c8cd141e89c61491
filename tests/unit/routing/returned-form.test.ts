/** Addresses of returned forms. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveRequest } from '@/lib/routing/resolve'
import { returnAddress } from '@/lib/routing/returned-form'
import { readFormPage } from '@/lib/server/forms/form-request'
import { routingContext } from '@/lib/server/http/routing-context'
import { snapshot } from '../../support/content'

globalThis.currentSnapshot = snapshot

const resolve = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return resolveRequest(routingContext(), { pathname, query: searchParams, cookie: undefined, acceptLanguage: undefined })
}

test.each([
  ['/nl/contact/', 'contact', '/nl/contact/?returned=contact#contact-problems'],
  ['/nl/x/?expires=1&signature=a', 'visit.12', '/nl/x/?expires=1&signature=a&returned=visit.12#visit-problems'],
  ['/nl/x/?said=saved&page=2', 'contact', '/nl/x/?page=2&returned=contact#contact-problems'],
  ['/nl/x/?returned=visit.12', 'contact', '/nl/x/?returned=contact#contact-problems'],
])('from %s the form %s goes to %s', (page, name, address) => expect(returnAddress(page, name)).toBe(address))

test('a static page is rendered dynamically for the visitor', () => {
  expect(resolve('/nl/contact/?returned=contact')).toMatchObject({ path: '/nl/returned/contact/', status: 200 })
  expect(resolve('/nl/?returned=contact')).toMatchObject({ path: '/nl/returned/' })
  expect(resolve('/nl/contact/')).toMatchObject({ path: '/nl/forms/contact/' })
})

test('a form of a removed, sold or archived property is shown on its own', () => {
  const [sold] = [...snapshot.propertyById.values()].filter(({ availability }) => availability !== 'available')
  for (const id of [999999, sold?.id])
    expect(resolve(`/nl/te-koop/antwerpen/huis/${id}/bezoek/?returned=visit.${id}`)).toMatchObject({ path: '/nl/returned-form/' })
  expect(resolve('/nl/te-koop/antwerpen/huis/999999/?returned=visit.1')).toMatchObject({ status: 404 })
})

test('whatever page a request names, a form never leads to another site', () => {
  const said = fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('//x.example', '/\\x.example', '/\t/x', 'javascript:1', '/ /x'))
  fc.assert(
    fc.property(said, (text) => {
      // Text that no header can contain.
      fc.pre(/^[\x20-\x7e]*$/.test(text))
      const address = returnAddress(readFormPage(new Headers({ 'x-form-page': text })), 'contact')
      expect(new URL(address, 'https://site.example').host).toBe('site.example')
    }),
  )
})

test.each([
  '/nl/no-such-page/?returned=contact',
  '/nl/te-koop/?returned=contact',
  '/nl/favorieten/?returned=contact',
  '/nl/te-koop/antwerpen/?returned=contact',
  // Of a form that no longer exists, on any page.
  '/nl/contact/?returned=removed-form',
  '/nl/te-koop/antwerpen/huis/4102318/bezoek/?returned=removed-form',
])('%s does not contain the form, so that it is shown on its own', (address) => {
  expect(resolve(address)).toMatchObject({ kind: 'rewrite', path: '/nl/returned-form/', status: 200 })
})
