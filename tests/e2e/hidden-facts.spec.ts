/** Addresses and prices hidden by the agency (ruling 10). */
import { expect, plainTest as test } from '../support/e2e.ts'
import { details } from '../support/site-texts.ts'

test('a hidden address is nowhere in the page', async ({ baseURL }) => {
  for (const path of [details.hiddenAddress, '/nl/te-koop/?type=1', '/nl/te-koop/?city=Brasschaat|2930']) {
    const html = await (await fetch(new URL(path, baseURL))).text()
    expect(html).toContain('Villa met zwembad')
    for (const secret of ['Zandwijzerdreef', '51.29864', '4.50917']) expect(html, path).not.toContain(secret)
  }
})

test('a hidden price is nowhere in the page', async ({ baseURL }) => {
  for (const [path, price] of [
    [details.sold, /795[. ]?000/],
    [details.rented, /1[. ]?475\b/],
    ['/nl/te-koop/?city=Ekeren|2180', /795[. ]?000/],
    ['/nl/te-huur/', /1[. ]?475\b/],
  ] as const) {
    const html = await (await fetch(new URL(path, baseURL))).text()
    expect(html.length).toBeGreaterThan(10_000)
    expect(html, path).not.toMatch(price)
  }
})
