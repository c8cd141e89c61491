/** Every page is complete without JavaScript (architecture, "Every page works without JavaScript"). */
import type { Locator } from '@playwright/test'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { details, languages, messages, paths } from '../support/site-texts.ts'

test.use({ javaScriptEnabled: false })

for (const language of languages) {
  const words = messages[language]
  const path = paths[language]

  test(`a visitor without JavaScript searches from the home page (${language})`, async ({ page }) => {
    await page.goto(path.home)
    const search = page.getByRole('search', { name: words.Banner.search })
    await search.getByRole('textbox').fill('berchem')
    await search.getByRole('button', { name: `${words.Banner.rent} 3` }).click()
    // The name of a town leads to its landing page.
    await expect(page).toHaveURL(`${path.rent}berchem/`)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  })

  test(`a visitor without JavaScript filters, sorts and pages a list (${language})`, async ({ page }) => {
    await page.goto(path.sale)
    const filters = page.getByRole('search', { name: words.FilterBar.label })
    await filters.getByText(words.FilterBar.price, { exact: true }).click()
    await filters.locator('input[name="maxPrice"]').fill('700000')
    await filters.getByRole('button', { name: words.FilterBar.show }).click()
    await expect(page).toHaveURL(`${path.sale}?maxPrice=700000`)

    await page.getByLabel(words.SortForm.label).selectOption('price-asc')
    await page.getByRole('button', { name: words.SortForm.apply }).click()
    await expect(page).toHaveURL(`${path.sale}?maxPrice=700000&sort=price-asc`)
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('32.500')

    await page.goto(path.sale)
    await page.getByRole('link', { name: words.Paging.next }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  })
}

const sentences = {
  nl: { path: '/nl/in-uw-eigen-woorden/', text: 'huis in Berchem, liefst met tuin', removed: 'huis, liefst met tuin' },
  fr: {
    path: '/fr/avec-vos-mots/',
    text: 'maison à Berchem, de préférence avec jardin',
    removed: 'maison, de préférence avec jardin',
  },
} as const

for (const language of ['nl', 'fr'] as const)
  test(`a visitor without JavaScript uses the free-text search, and removes a filter (${language})`, async ({ page }) => {
    const words = messages[language].SentenceSearch
    const { path, text, removed } = sentences[language]
    await page.goto(path)
    await page.getByRole('textbox', { name: words.label }).fill(text)
    await page.keyboard.press('Enter')
    const reading = page.getByRole('region', { name: words.read })
    await expect(reading.getByRole('listitem').first()).toBeVisible()
    const before = await page.getByRole('region', { name: words.found }).getByRole('article').count()
    await reading
      .getByRole('link', { name: /Berchem/ })
      .last()
      .click()
    await expect(page.getByRole('textbox', { name: words.label })).toHaveValue(removed)
    expect(await page.getByRole('region', { name: words.found }).getByRole('article').count()).toBeGreaterThan(before)
  })

test('a visitor without JavaScript reads the complete page of a property', async ({ page }) => {
  await page.goto(details.sale)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Dokappartement')
  await expect(main).toContainText('545.000')
  await expect(main).toContainText('Loodsbootkaai 8')
  await expect(main).toContainText('98 m²')
  for (const picture of await main.getByRole('img').all()) await expect(picture).not.toHaveAttribute('src', '')
  await expect(main.getByRole('img').first()).toBeVisible()
})

test('a visitor without JavaScript gets the complete 404 page', async ({ page }) => {
  const answer = await page.goto('/en/does-not-exist/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

/** The POST of a page of another release. */
const nameForm = (form: Locator, name: string) =>
  form.locator('input[name="_form"]').evaluate((input: HTMLInputElement, value) => {
    input.value = value
  }, name)

for (const [name, heading, posted] of [
  ['a form that the site has no more', messages.nl.Forms.removed.title, 'old-survey'],
  ['a form that its page has no more', messages.nl.Forms['job-application'].title, 'job-application'],
] as const)
  test(`a visitor without JavaScript gets back what was typed in ${name}`, async ({ page }) => {
    await page.goto(paths.nl.contact)
    const form = page.getByRole('main').locator('form:has(input[name="_form"])')
    await form.locator('[name="FIRST_NAME"]').fill('Annelies')
    await form.locator('[name="REMARK"]').fill('Een heel lang verhaal,\nin twee regels')
    await nameForm(form, posted)
    await form.getByRole('button', { name: messages.nl.Forms.contact.submit }).click()
    await expect(page).toHaveURL(/\?returned=/)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
    if (posted === 'job-application') {
      await expect(main).toContainText(messages.nl.Forms.moved)
      await expect(main.locator('[name="FIRST_NAME"]')).toHaveValue('Annelies')
      await expect(main.locator('[name="REMARK"]')).toHaveValue('Een heel lang verhaal,\nin twee regels')
    } else {
      await expect(main.getByRole('definition').filter({ hasText: 'Een heel lang verhaal' })).toBeVisible()
      await expect(main.getByRole('definition').filter({ hasText: 'Annelies' })).toBeVisible()
      await expect(main.getByRole('link', { name: messages.nl.Forms.removed.contact })).toBeVisible()
    }
  })
