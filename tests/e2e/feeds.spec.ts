/** The feeds and data for other programs (docs/api.md), and the brochure. */
import { axe } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { findTags } from '../support/html.ts'
import { details, languages, messages, paths } from '../support/site-texts.ts'

test('a feed reader finds the feed in the head of a list, and gets 304 until something changes', async ({ baseURL }) => {
  for (const language of languages) {
    const list = await (await fetch(new URL(paths[language].sale, baseURL))).text()
    const link = findTags(list, 'link').find((tag) => tag['type'] === 'application/atom+xml')
    const address = new URL(new URL(link?.['href'] ?? '').pathname, baseURL)
    const first = await fetch(address)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(await first.text()).toContain(`xml:lang="${language}"`)
    const etag = first.headers.get('etag') ?? ''
    const second = await fetch(address, { headers: { 'If-None-Match': etag } })
    expect([second.status, await second.text()]).toEqual([304, ''])
  }
})

test('feed and data have a default language, and survive any other', async ({ baseURL }) => {
  const languageOf = async (path: string) => {
    const answer = await fetch(new URL(path, baseURL), { redirect: 'error', headers: { 'Accept-Language': 'en' } })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
    return /(?:xml:lang|"language")[=:]"(\w+)"/.exec(await answer.text())?.[1]
  }
  expect(await languageOf('/feed.xml')).toBe('nl')
  expect(await languageOf('/feed.xml?lng=fr')).toBe('fr')
  expect(await languageOf('/feed.xml?lng=xx')).toBe('nl')
  expect(await languageOf('/api/listings.json')).toBe('nl')
  expect(await languageOf('/api/listings.json?lng=en')).toBe('en')
  expect(await languageOf('/api/listings.json?lng=%00')).toBe('nl')
})

for (const language of ['nl', 'fr'] as const) {
  test(`a visitor downloads the brochure of a property (${language})`, async ({ page }) => {
    await page.goto(`${details.sale}brochure/?lng=${language}`)
    await expect(page).toHaveURL(new RegExp(`/${language}/.*/4102318/brochure/$`))
    await expect(page.getByRole('button', { name: messages[language].Brochure.print })).toBeVisible()
    await axe(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the brochure is complete, and its canonical link is the property', async ({ page }) => {
    await page.goto(`${details.sale}brochure/`)
    await expect(page.getByRole('main')).toContainText('545.000')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${details.sale}$`))
  })
})
