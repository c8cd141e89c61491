/** Pages that search engines find outside the sitemap: filtered lists, further pages, and missing pages (specification 3, "Page definition"). */
import { expect, plainTest as test } from '../support/e2e.ts'
import { alternatesOf, canonicalOf, metaOf, pathOf, titleOf } from '../support/page-head.ts'

test('filtered lists are not indexed, and have no canonical link to another page', async ({ baseURL }) => {
  for (const path of [
    '/nl/te-koop/?city=Antwerpen%7C2018&type=2',
    '/fr/a-vendre/?maxPrice=400000',
    '/en/for-rent/?sort=price-asc',
  ]) {
    const html = await (await fetch(new URL(path, baseURL))).text()
    expect(metaOf(html, 'robots'), path).toBe('noindex, follow')
    expect(canonicalOf(html), path).toBeUndefined()
    expect(alternatesOf(html), path).toEqual({})
  }
  const filtered = await (await fetch(new URL('/nl/te-koop/?city=Antwerpen%7C2018&type=2', baseURL))).text()
  expect(titleOf(filtered)).toBe('Te koop: Appartement, Antwerpen 2018 | Scheldelicht Vastgoed')
})

test('further pages are their own canonical page, with all languages and their own texts', async ({ baseURL }) => {
  const [first, second] = await Promise.all(
    ['/nl/te-koop/', '/nl/te-koop/?page=2'].map(async (path) => (await fetch(new URL(path, baseURL))).text()),
  )
  expect(metaOf(second ?? '', 'robots')).toBe('index, follow')
  expect(pathOf(canonicalOf(second ?? ''))).toBe('/nl/te-koop/?page=2')
  expect(alternatesOf(second ?? '')).toEqual({
    nl: '/nl/te-koop/?page=2',
    fr: '/fr/a-vendre/?page=2',
    en: '/en/for-sale/?page=2',
    'x-default': '/nl/te-koop/?page=2',
  })
  for (const read of [titleOf, (html: string) => metaOf(html, 'description')])
    expect(read(second ?? '')).not.toBe(read(first ?? ''))
})

test('a page beyond the last redirects to the last', async ({ baseURL }) => {
  const answer = await fetch(new URL('/fr/a-vendre/?page=99', baseURL), { redirect: 'manual' })
  expect([answer.status, pathOf(new URL(answer.headers.get('location') ?? '', baseURL).href)]).toEqual([
    307,
    '/fr/a-vendre/?page=2',
  ])
})

test('a 404 page says what was not found', async ({ baseURL }) => {
  for (const [path, title] of [
    ['/nl/bestaat-niet/', 'Deze pagina bestaat niet meer'],
    ['/nl/te-koop/antwerpen/x/999/', 'Dit pand vinden we niet'],
    ['/fr/neuf/x/x/999/', undefined],
  ] as const) {
    const html = await (await fetch(new URL(path, baseURL))).text()
    expect(metaOf(html, 'robots'), path).toContain('noindex')
    if (title) expect(titleOf(html)).toBe(`${title} | Scheldelicht Vastgoed`)
  }
})
