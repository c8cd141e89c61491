/** Browsing: home, search, lists, menu, header. */
import type { Page } from '@playwright/test'
import { expect, frameStarted, hydrated, isNarrow, openNavigation, testInOneTab as test } from '../support/e2e.ts'
import { languages, messages, paths } from '../support/site-texts.ts'

const menuEntries = {
  nl: ['Te koop', 'Te huur', 'Over te nemen', 'Nieuwbouw', 'Diensten', 'Media', 'Contact'],
  fr: ['À vendre', 'À louer', 'À remettre', 'Neuf', 'Services', 'Médias', 'Contact'],
  en: ['For sale', 'For rent', 'Takeovers', 'New build', 'Services', 'Media', 'Contact'],
} as const

const services = { nl: 'Verkopen', fr: 'Vendre', en: 'Selling' } as const

/** The cards of a list. */
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Opens the filters, which are behind a button on a narrow screen. */
async function openFilters(page: Page, language: (typeof languages)[number]) {
  const form = page.getByRole('search', { name: messages[language].FilterBar.label })
  if (isNarrow(page)) await form.getByText(messages[language].FilterBar.open, { exact: true }).click()
  return form
}

for (const language of languages) {
  const words = messages[language]
  const path = paths[language]

  // Two languages on a wide screen, the third on a narrow one.
  test.describe(`in ${language}`, { tag: language === 'en' ? '@narrow' : '@wide' }, () => {
    test('the home page shows how many are for sale and to rent, and its search form leads to the filtered list', async ({
      page,
    }) => {
      await page.goto(path.home)
      const search = page.getByRole('search', { name: words.Banner.search })
      await expect(search.getByRole('button', { name: `${words.Banner.sale} 16` })).toBeVisible()
      await expect(search.getByRole('button', { name: `${words.Banner.rent} 3` })).toBeVisible()
      await expect(page.getByText(/\b16\b.+\b3\b/).first()).toBeVisible()
      await expect(cards(page)).toHaveCount(4)
      await expect(page.getByRole('table')).toBeVisible()

      // The buttons show counts for the typed text.
      await search.getByRole('combobox').fill('antwerpen 2018')
      await search.getByRole('button', { name: `${words.Banner.sale} 2` }).click()
      await expect(page).toHaveURL(`${path.sale}?city=Antwerpen%7C2018`)
      await expect(cards(page)).toHaveCount(2)

      await page.goBack()
      await search.getByRole('combobox').fill('antwerpen 2018')
      await search.getByRole('button', { name: `${words.Banner.rent} 1` }).click()
      // All rentals in the city have this postcode.
      await expect(page).toHaveURL(`${path.rent}antwerpen/`)
      await expect(cards(page)).toHaveCount(1)
    })

    test('the list for sale filters by type and removes the filter', async ({ page }) => {
      await page.goto(path.sale)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('16')
      const filters = await openFilters(page, language)
      await filters.locator('summary').filter({ hasText: words.FilterBar.type }).click()
      await filters.locator('input[name="type"][value="2"]').check()
      await filters.getByRole('button', { name: words.FilterBar.show }).click()
      // A single type has its own landing page.
      await expect(page).toHaveURL(new RegExp(`${path.sale}[a-z]+/$`))
      await expect(cards(page)).toHaveCount(4)

      await page.getByRole('list', { name: words.FilterBar.active }).getByRole('link').first().click()
      await expect(page).toHaveURL(path.sale)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('16')
    })

    test('the list for sale sorts by price and keeps its filters', async ({ page }) => {
      await page.goto(`${path.sale}?type=1`)
      const sort = page.getByLabel(words.SortForm.label)
      await (await hydrated(sort)).selectOption({ label: words.SortForm['price-asc'] })
      await expect(page).toHaveURL(`${path.sale}?type=1&sort=price-asc`)
      await expect(cards(page).first()).toContainText('279.000')
      await (await hydrated(sort)).selectOption({ label: words.SortForm['price-desc'] })
      await expect(page).toHaveURL(`${path.sale}?type=1&sort=price-desc`)
      await expect(cards(page).first()).toContainText('1.475.000')
    })

    test('a search without results offers a wider one, which has a second page', async ({ page }) => {
      await page.goto(`${path.sale}?type=2&maxPrice=1000`)
      await expect(page.getByRole('heading', { name: words.EmptyList.title })).toBeVisible()
      await page.getByRole('link', { name: words.EmptyList.all }).click()
      await expect(page).toHaveURL(path.sale)

      await expect(cards(page)).toHaveCount(11)
      const paging = page.getByRole('navigation', { name: words.Paging.label })
      await paging.getByRole('link', { name: words.Paging.next }).click()
      await expect(page).toHaveURL(`${path.sale}?page=2`)
      await expect(cards(page)).toHaveCount(5)
      await expect(page.getByText(/\b2\b\D+\b2\b\D+\b16\b/)).toBeVisible()
      await paging.getByRole('link', { name: words.Paging.previous }).click()
      await expect(page).toHaveURL(path.sale)
    })

    test('an invalid filter is named and ignored', async ({ page }) => {
      await page.goto(`${path.sale}?type=99`)
      await expect(page.getByRole('status').filter({ hasText: 'type' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('16')
    })

    test('a card leads to the property', async ({ page }) => {
      await page.goto(`${path.rent}?type=2`)
      const link = cards(page).getByRole('link').first()
      const title = (await link.textContent()) ?? 'no title'
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${path.rent}antwerpen/[a-z0-9-]+/4102405/$`))
    })

    test('the menu leads to every part of the site and marks the current one', async ({ page }) => {
      await page.goto(path.rent)
      const navigation = await openNavigation(page)
      for (const entry of menuEntries[language]) await expect(navigation.getByText(entry).first()).toBeVisible()
      await expect(navigation.locator('a[aria-current="page"]')).toHaveText(/3$/)
      if (!isNarrow(page)) await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeHidden()
      // Hovering opens the sub-menu of the header, a tap the one of the drawer.
      const parent = navigation.getByText(menuEntries[language][4], { exact: true })
      await (isNarrow(page) ? parent.click() : parent.hover())
      await navigation.getByRole('link', { name: services[language], exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('navigation', { name: words.Breadcrumbs.label })).toContainText(services[language])
    })
  })
}

test('the language switcher keeps the page and its filters', async ({ page }) => {
  await page.goto('/nl/te-koop/?city=Antwerpen|2018&type=2&sort=price-asc')
  await (await openNavigation(page)).getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/fr\/a-vendre\/\?city=Antwerpen(\||%7C)2018&type=2&sort=price-asc$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await (await openNavigation(page)).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/for-sale\/\?city=Antwerpen(\||%7C)2018&type=2&sort=price-asc$/)
})

test('the language switcher keeps the property', async ({ page }) => {
  await page.goto('/nl/te-huur/antwerpen/gemeubeld-appartement-met-twee-slaapkamers-en-terras/4102405/')
  const navigation = await openNavigation(page)
  await expect(navigation.getByRole('link', { name: 'Nederlands' })).toHaveAttribute('aria-current', 'true')
  await navigation.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/for-rent/antwerpen/furnished-two-bedroom-apartment-with-terrace/4102405/')
})

test('the drawer of a narrow screen opens, offers a valuation, and closes with Escape', { tag: '@narrow' }, async ({ page }) => {
  await page.goto('/en/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeHidden()
  await button.click()
  await expect(drawer.getByRole('link', { name: messages.en.MobileDrawer.valuation })).toHaveAttribute(
    'href',
    '/en/free-valuation/',
  )
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await drawer.getByRole('button', { name: messages.en.MobileDrawer.close }).click()
  await expect(drawer).toBeHidden()
})

// On wide screens contrast-and-spacing.spec.ts tests more.
test('no page is wider than the screen', { tag: '@narrow' }, async ({ page }) => {
  for (const path of [
    '/nl/',
    '/nl/te-koop/',
    '/fr/a-vendre/?type=2',
    '/en/our-services/',
    '/nl/over-te-nemen/',
    '/nl/nieuwbouw/',
    '/nl/media/',
    '/nl/contact/',
  ]) {
    await page.goto(path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow, path).toBe(0)
  }
})

test('the header stays in view and shrinks after 30 px of scroll', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  await frameStarted(page)
  const header = page.getByRole('banner')
  // Its content becomes lower; the header itself keeps its height, so that nothing below it moves.
  const height = async () => (await header.locator('> div').boundingBox())?.height ?? 0
  const full = await height()
  await page.evaluate(() => window.scrollTo({ top: 25, behavior: 'instant' }))
  await expect(page.locator('html')).toHaveAttribute('data-left-top')
  expect(await height()).toBe(full)
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await expect.poll(height).toBeLessThan(full)
  await expect(header).toBeInViewport()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(height).toBe(full)
})

test('the back-to-top button appears after 10 px, on a phone when scrolling up, and scrolls to the top', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  await frameStarted(page)
  const button = page.getByRole('link', { name: messages.nl.BackToTop.label })
  await expect(button).toBeHidden()
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  // The script has read the scroll position.
  await expect(page.locator('html')).toHaveAttribute('data-left-top')
  if (isNarrow(page)) {
    await expect(button).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }))
  }
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toBeHidden()
})
