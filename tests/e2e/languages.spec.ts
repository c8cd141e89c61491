/** The language and the address that a visitor gets (specification 2; rulings 1, 2, 4, 7, 11). */
import type { APIRequestContext } from '@playwright/test'
import { expect, frameStarted, testInOneTab as test } from '../support/e2e.ts'
import { details, languages, messages } from '../support/site-texts.ts'

/** The target of an address, one redirect only. */
async function follow(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { maxRedirects: 0, headers: { 'accept-language': '', ...headers } })
  return { status: answer.status(), to: answer.headers()['location'], headers: answer.headers() }
}

test.describe('an address without a language', () => {
  test('redirects to the default language and is not cached', async ({ request }) => {
    const { status, to, headers } = await follow(request, '/')
    expect({ status, to }).toEqual({ status: 307, to: '/nl/#lng' })
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['vary']).toMatch(/accept-language/i)
    expect(headers['vary']).toMatch(/cookie/i)
  })

  test('follows the best language of the browser that is in use', async ({ request }) => {
    expect((await follow(request, '/', { 'accept-language': 'de-DE,es;q=0.9,fr-BE;q=0.8,en;q=0.7' })).to).toBe('/fr/#lng')
    expect((await follow(request, '/', { 'accept-language': 'en;q=0.2,fr;q=0.9' })).to).toBe('/fr/#lng')
    expect((await follow(request, '/', { 'accept-language': 'es,it' })).to).toBe('/nl/#lng')
  })

  test('follows the language chosen earlier before that of the browser', async ({ request }) => {
    const headers = { cookie: 'i18nextLng=fr', 'accept-language': 'en' }
    expect((await follow(request, '/', headers)).to).toBe('/fr/')
    expect((await follow(request, '/te-koop/', headers)).to).toBe('/fr/a-vendre/')
  })

  test('follows ?lng first and stores it', async ({ request }) => {
    const { status, to, headers } = await follow(request, '/for-sale/?lng=en&type=2', { cookie: 'i18nextLng=fr' })
    expect({ status, to }).toEqual({ status: 307, to: '/en/for-sale/?type=2' })
    expect(headers['set-cookie']).toMatch(/i18nextLng=en;.*Path=\//i)
  })

  test('finds pages by their path in any language, and properties', async ({ request }) => {
    expect(await follow(request, '/contact-demand/')).toMatchObject({ status: 307, to: '/nl/gratis-schatting/#lng' })
    expect(await follow(request, '/a-louer/')).toMatchObject({ status: 307, to: '/nl/te-huur/#lng' })
    expect(await follow(request, '/property/4102318/')).toMatchObject({ status: 307, to: `${details.sale}#lng` })
  })
})

test.describe('an address with a language', () => {
  const permanent = [
    ['/nl', '/nl/'],
    ['/NL/', '/nl/'],
    ['/nl/te-koop', '/nl/te-koop/'],
    ['/nl/Te-Koop/', '/nl/te-koop/'],
    ['/nl/for-sale/', '/nl/te-koop/'],
    ['/fr/te-huur/', '/fr/a-louer/'],
    ['/en/onze-diensten/verkopen/', '/en/our-services/selling/'],
    ['/nl/property/4102318/', details.sale],
    ['/nl/te-koop/antwerpen/een-oude-titel/4102318/', details.sale],
    ['/nl/te-huur/antwerpen/dokappartement-met-dakterras-en-staanplaats/4102318/', details.sale],
    ['/nl/property/4102431/', details.takeover],
    ['/nl/property/4102445/', details.abroad],
    ['/nl/property/51015/', '/nl/nieuwbouw/ekeren/'],
  ] as const
  for (const [from, to] of permanent) {
    test(`${from} redirects permanently to ${to}`, async ({ request }) => {
      const answer = await follow(request, from)
      expect(answer.status).toBe(308)
      expect(answer.to?.startsWith(to)).toBe(true)
      expect((await follow(request, answer.to ?? '')).status).toBe(200)
    })
  }

  test('stays in its language whatever the visitor chose earlier', async ({ request }) => {
    expect((await follow(request, '/en/', { cookie: 'i18nextLng=fr', 'accept-language': 'nl' })).status).toBe(200)
  })

  test('with ?lng leads to the same page in that language', async ({ request }) => {
    expect(await follow(request, '/nl/te-koop/?type=2&lng=fr')).toMatchObject({ status: 307, to: '/fr/a-vendre/?type=2' })
    expect(await follow(request, `${details.sale}?lng=en`)).toMatchObject({
      status: 307,
      to: '/en/for-sale/antwerpen/dockside-apartment-with-roof-terrace-and-parking/4102318/',
    })
  })

  test('accepts the French and English names of a town', async ({ request }) => {
    for (const name of ['Anvers', 'Antwerp']) {
      const { to } = await follow(request, `/fr/a-vendre/?city=${name}|2018`)
      expect(decodeURIComponent(to ?? '')).toBe('/fr/a-vendre/?city=Antwerpen|2018')
    }
  })

  test('does not know a language that is switched off', async ({ request }) => {
    expect((await follow(request, '/de/')).status).toBe(404)
  })
})

test.describe('an unknown address', () => {
  for (const language of languages) {
    test(`gets a page in ${language} with a search form and a way home`, async ({ page }) => {
      const answer = await page.goto(`/${language}/does-not-exist/`)
      expect(answer?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1, name: messages[language].NotFound.title })).toBeVisible()
      await expect(page.getByRole('search', { name: messages[language].Banner.search })).toBeVisible()
      await page.getByRole('link', { name: messages[language].NotFound.home }).click()
      await expect(page).toHaveURL(`/${language}/`)
    })

    test(`of a property that never existed says so in ${language}`, async ({ page }) => {
      const answer = await page.goto(`/${language}/property/9999999/`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: messages[language].NotFound.propertyTitle })).toBeVisible()
    })
  }

  test('that cannot be decoded is rejected', async ({ request }) => {
    expect((await follow(request, '/nl/%E0%A4%A/')).status).toBe(400)
  })

  test('answers 404 without a language and below a list', async ({ request }) => {
    for (const path of [
      '/nothing-here/',
      '/nl/te-koop/antwerpen/x/9999999/',
      '/nl/te-koop/gent/',
      '/nl/login.php',
      '/nl/page-not-found/x/',
    ]) {
      expect((await follow(request, path)).status, path).toBe(404)
    }
  })

  test('of an archived property answers 410, with the message and similar homes', async ({ page }) => {
    const answer = await page.goto(details.archived)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Interbellumwoning')
    // The framework adds its own to every error response.
    const robots = await page.locator('meta[name="robots"]').evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')))
    expect(robots).toContain('noindex, follow')
    expect(robots.filter((content) => !content?.includes('noindex'))).toEqual([])
    await expect(page.getByRole('main').getByRole('article').nth(1)).toBeVisible()
  })
})

test.describe('the language stored in the browser', () => {
  test('redirects a visitor whose language was guessed, once', async ({ page }) => {
    await page.goto('/nl/')
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'fr'))
    await page.goto('/')
    await expect(page).toHaveURL('/fr/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })

  test('comes from session storage if nothing else is stored', async ({ page }) => {
    await page.goto('/nl/')
    await page.evaluate(() => sessionStorage.setItem('i18nextLng', 'en-GB'))
    await page.goto('/te-koop/?type=2')
    await expect(page).toHaveURL('/en/for-sale/apartments/')
  })

  test('does not redirect a visitor whose address has a language', async ({ page }) => {
    await page.goto('/nl/')
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'fr'))
    await page.goto('/en/for-sale/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL('/en/for-sale/')
  })

  test('is stored when a visitor chooses, and applies the next time', async ({ page }) => {
    await page.goto('/nl/')
    await frameStarted(page)
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/')
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en')
    await page.goto('/')
    await expect(page).toHaveURL('/en/')
  })
})
