/** Every page is whole without JavaScript (architecture, "Every page works without JavaScript"). */
import { expect, test } from '../support/e2e.ts'
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
    // What names a town leads to its page.
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

test('a visitor without JavaScript reads the whole detail of a property', async ({ page }) => {
  await page.goto(details.sale)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Dokappartement')
  await expect(main).toContainText('545.000')
  await expect(main).toContainText('Loodsbootkaai 8')
  await expect(main).toContainText('98 m²')
  for (const picture of await main.getByRole('img').all()) await expect(picture).not.toHaveAttribute('src', '')
  await expect(main.getByRole('img').first()).toBeVisible()
})

test('a visitor without JavaScript gets the whole page that no longer exists', async ({ page }) => {
  const answer = await page.goto('/en/does-not-exist/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
