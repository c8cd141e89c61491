/** Landing pages of towns and types: content, links to them, and links from them. */
import { expect, hydrated, testInOneTab as test } from '../support/e2e.ts'
import { decodeHtml, findTags, headingOf } from '../support/html.ts'

const street = /Loodsbootkaai|Schildersgildestraat|[A-Z][a-z]+(straat|laan|lei|kaai|dreef)/

test('a town has a page with its own texts, figures and list', async ({ page }) => {
  await page.goto('/nl/te-koop/berchem/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Te koop in Berchem')
  await expect(page.getByText('Tussen ring en spoor')).toBeVisible()
  await expect(page.getByText('€ 339.000 tot € 649.000')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(2)
  await expect(main.getByRole('article').first()).toContainText('2600 Berchem')
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toContainText('Te koop')
  await expect(page.getByRole('navigation', { name: 'Soorten in Berchem' }).getByRole('link')).not.toHaveCount(0)
  await main.getByRole('link', { name: '2 panden op de kaart' }).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?.*Berchem.*view=map/)
})

for (const [path, heading] of [
  ['/fr/a-vendre/antwerpen/', 'À vendre à Anvers'],
  ['/en/for-sale/apartments/', 'Apartments for sale'],
  ['/fr/a-vendre/antwerpen/appartements/', 'Appartements à vendre à Anvers'],
  ['/nl/te-huur/berchem/handelspanden/', 'Handelspanden te huur in Berchem'],
] as const) {
  test(`${path} is a separate page`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(headingOf(html)).toContain(heading)
    expect(decodeHtml(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')).toBe(`${heading} | Scheldelicht Vastgoed`)
    expect(findTags(html, 'link').find((tag) => tag['rel'] === 'canonical')?.['href']).toMatch(new RegExp(`${path}$`))
  })
}

test('the switcher keeps the town and the type', async ({ page }) => {
  await page.goto('/nl/te-koop/antwerpen/appartementen/')
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL('/fr/a-vendre/antwerpen/appartements/')
})

test('breadcrumbs and cards lead to the town', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  await page.getByRole('article').getByRole('link', { name: '2600 Berchem' }).first().click()
  await expect(page).toHaveURL('/nl/te-koop/berchem/')
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/berchem\/.+\/\d+\/$/)
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Berchem' }).click()
  await expect(page).toHaveURL('/nl/te-koop/berchem/')
})

test('the pages are linked: the list links towns and types, a town its types', async ({ page }) => {
  await page.goto('/en/for-sale/')
  await page.getByRole('navigation', { name: 'By type' }).getByRole('link', { name: 'Apartments' }).click()
  await expect(page).toHaveURL('/en/for-sale/apartments/')
  await page.getByRole('navigation', { name: 'Apartments by town' }).getByRole('link', { name: 'Antwerp' }).click()
  await expect(page).toHaveURL('/en/for-sale/antwerpen/apartments/')
})

test('an equal filter redirects to the page, one more filter leads away from it', async ({ page }) => {
  await page.goto('/nl/te-koop/?city=Berchem%7C2600')
  await expect(page).toHaveURL('/nl/te-koop/berchem/')
  await (await hydrated(page.getByRole('combobox', { name: 'Sorteer' }))).selectOption('price-asc')
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?city=Berchem(%7C|\|)2600&sort=price-asc$/)
  await expect(page.getByRole('article').first()).toContainText('339.000')
})

test('Enter in the search box opens the typed town', async ({ page }) => {
  for (const [text, url] of [
    ['4102405', /\/nl\/te-huur\/antwerpen\/.+\/4102405\/$/],
    ['berchem', '/nl/te-koop/berchem/'],
    ['appartement', '/nl/te-koop/appartementen/'],
  ] as const) {
    await page.goto('/nl/')
    await page.getByRole('search').getByRole('combobox').fill(text)
    await page.getByRole('search').getByRole('combobox').press('Enter')
    await expect(page).toHaveURL(url)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is complete, its filter form works, and the town stays selected', async ({ page }) => {
    await page.goto('/fr/a-vendre/antwerpen/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('À vendre à Anvers')
    await expect(page.getByRole('article')).not.toHaveCount(0)
    expect(street.test((await page.getByRole('main').textContent()) ?? '')).toBe(true)
    await expect(page.locator('input[type=checkbox][name=city][value="Antwerpen|2018"]')).toBeChecked()
  })

  test('the search box leads to a reference for rent', async ({ page }) => {
    await page.goto('/nl/')
    await page.getByRole('search').getByRole('textbox').fill('4102405')
    await page
      .getByRole('search')
      .getByRole('button', { name: /Te koop/ })
      .click()
    await expect(page).toHaveURL(/\/nl\/te-huur\/.+\/4102405\/$/)
  })
})
