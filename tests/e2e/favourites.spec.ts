/** Visitors save properties, compare them, and see recently viewed ones; without an account, and without sending anything. */
import type { Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { details, languages, messages, paths } from '../support/site-texts.ts'

const pages = {
  nl: { favourites: '/nl/bewaarde-panden/', compare: '/nl/vergelijken/' },
  fr: { favourites: '/fr/biens-enregistres/', compare: '/fr/comparer/' },
  en: { favourites: '/en/saved-properties/', compare: '/en/compare/' },
} as const

/** Numbers of demo properties. */
const [flat, sold, rental, archived] = [4102318, 4102392, 4102405, 4101977]
const words = messages.nl

/** The cards of a list. */
const cards = (page: Page) => page.getByRole('main').getByRole('article')

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** A visitor with these saved or compared properties. */
async function storeBefore(page: Page, key: 'favourites' | 'compare', ids: readonly number[]) {
  await page.goto(paths.nl.contact)
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(ids)] as const)
}

for (const language of languages) {
  test(`a visitor saves a property from the list and finds it back (${language})`, async ({ page }) => {
    await page.goto(paths[language].sale)
    const card = cards(page).first()
    const title = (await card.getByRole('heading').textContent()) ?? ''
    const heart = card.getByRole('button', { name: messages[language].Favourite.save.replace('{title}', title) })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(paths[language].sale)

    await page.goto(pages[language].favourites)
    await expect(page).toHaveURL(new RegExp(`${pages[language].favourites}\\?ids=\\d+$`))
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).getByRole('heading')).toHaveText(title)
  })
}

test('the hearts of a list say what is saved, after a reload too', async ({ page }) => {
  await storeBefore(page, 'favourites', [flat])
  await page.goto(`${paths.nl.sale}?maxPrice=600000&sort=price-desc`)
  await expect(page.getByRole('button', { name: /^Bewaar Dokappartement/ })).toHaveAttribute('aria-pressed', 'true')
})

test('the last saved is first, and removing a heart changes the address', async ({ page }) => {
  await storeBefore(page, 'favourites', [rental, flat])
  await page.goto(pages.nl.favourites)
  await expect(page).toHaveURL(`${pages.nl.favourites}?ids=${rental},${flat}`)
  const heart = page.getByRole('button', { name: /^Bewaar Dokappartement/ })
  await heart.click()
  await expect(page).toHaveURL(`${pages.nl.favourites}?ids=${rental}`)
  await expect(cards(page)).toHaveCount(2)
  await heart.click()
  await expect(page).toHaveURL(`${pages.nl.favourites}?ids=${rental},${flat}`)
  await heart.click()
  await expect(page).toHaveURL(`${pages.nl.favourites}?ids=${rental}`)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
})

test('a visitor copies the link and clears the list', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await storeBefore(page, 'favourites', [flat, sold])
  await page.goto(pages.nl.favourites)
  await page.getByRole('button', { name: words.FavouritesModule.copy }).click()
  await expect(page.getByText(words.FavouritesModule.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`\\?ids=${flat},${sold}$`))

  await page.getByRole('button', { name: words.FavouritesModule.clear }).click()
  await expect(page).toHaveURL(pages.nl.favourites)
  await expect(page.getByRole('heading', { name: words.FavouritesModule.emptyTitle })).toBeVisible()
  expect(await stored(page, 'favourites')).toBeNull()
})

test('a list of another person shows its properties and does not change the own list', async ({ page }) => {
  await storeBefore(page, 'favourites', [rental])
  const address = `${pages.fr.favourites}?ids=${sold},${archived},1,${flat}`
  await page.goto(address)
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText('Vendu')
  await expect(page.getByText(/n’est plus proposé/)).toBeVisible()
  await expect(page.getByText(/1 bien nous est inconnu/)).toBeVisible()
  await expect(cards(page).getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(page).toHaveURL(address)
  expect(await stored(page, 'favourites')).toBe(`[${rental}]`)
})

test('two tabs are synchronized', async ({ page, context }) => {
  await page.goto(paths.nl.sale)
  const other = await context.newPage()
  await other.goto(paths.nl.sale)
  const heartOn = (tab: Page) => cards(tab).first().getByRole('button')
  await heartOn(page).click()
  await expect(heartOn(other)).toHaveAttribute('aria-pressed', 'true')
})

test('a visitor compares two properties and removes one', async ({ page }) => {
  for (const path of [details.sale, details.rent]) {
    await page.goto(path)
    await page.getByRole('button', { name: words.CompareChoice.compareThis }).click()
  }
  await page.getByRole('link', { name: 'Vergelijk 2 panden' }).click()
  await expect(page).toHaveURL(`${pages.nl.compare}?ids=${flat},${rental}`)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('row', { name: /^Prijs/ })).toContainText('545.000')

  await page.getByRole('link', { name: /^Haal weg Dokappartement/ }).click()
  await expect(page).toHaveURL(`${pages.nl.compare}?ids=${rental}`)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  expect(await stored(page, 'compare')).toBe(`[${rental}]`)
  await page.getByRole('link', { name: /^Haal weg/ }).click()
  await expect(page).toHaveURL(pages.nl.compare)
  await expect(page.getByRole('heading', { name: words.CompareModule.emptyTitle })).toBeVisible()
})

test('a fifth property to compare is rejected with a message', async ({ page }) => {
  await storeBefore(page, 'compare', [4102311, 4102324, 4102330, rental])
  await page.goto(details.sale)
  await page.getByRole('button', { name: words.CompareChoice.compareThis }).click()
  await expect(page.getByText('U vergelijkt al 4 panden. Haal er eerst een weg.')).toBeVisible()
})

test('saving, choosing and comparing work by keyboard only', async ({ page }) => {
  await page.goto(`${pages.nl.favourites}?ids=${flat}`)
  const heart = page.getByRole('button', { name: /^Bewaar Dokappartement/ })
  await heart.focus()
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Dokappartement/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '2000 Antwerpen' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const compare = page.getByRole('link', { name: /pand gekozen om te vergelijken/ })
  await expect(compare).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(compare).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toBeVisible()
})

test('nothing moves when hearts and the bar appear', { tag: '@pictures' }, async ({ page }) => {
  await storeBefore(page, 'favourites', [flat])
  await page.evaluate((id) => localStorage.setItem('compare', `[${id}]`), flat)
  const watching = await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of [paths.nl.sale, `${pages.nl.favourites}?ids=${flat}`]) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /^Bewaar / }).first()).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01)
  }
  await watching.dispose()
})

test('recently viewed homes are stored for the tab only', async ({ page, context }) => {
  await page.goto(details.sale)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('recently-seen'))).toContain(String(flat))
  expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBeNull()
  expect((await context.cookies()).length).toBe(0)
})

const shown = [flat, sold, rental].join(',')
const kinds = {
  'the saved properties': `${pages.nl.favourites}?ids=${shown},${archived},1`,
  'the empty list of saved properties': pages.fr.favourites,
  'the comparison': `${pages.en.compare}?ids=${shown}`,
  'the empty comparison': pages.nl.compare,
} as const

for (const [name, path] of Object.entries(kinds)) {
  test(`${name}: accessible, not indexed, no sideways scroll of the page`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await axe(page)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there are no dead buttons, and a link to a list works', async ({ page }) => {
    await page.goto(paths.nl.sale)
    await expect(page.getByRole('button', { name: /^Bewaar / })).toHaveCount(0)
    await page.goto(details.sale)
    await expect(page.getByRole('button', { name: words.Favourite.saveThis })).toHaveCount(0)
    await page.goto(`${pages.nl.favourites}?ids=${flat},${rental}`)
    await expect(cards(page)).toHaveCount(2)
    await page.goto(`${pages.nl.compare}?ids=${flat},${rental}`)
    await page
      .getByRole('link', { name: /^Haal weg/ })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
  })

  test('the empty list says that saving needs it', async ({ page }) => {
    await page.goto(pages.nl.favourites)
    const hint = page.getByRole('main').locator('noscript')
    await expect(hint).toBeVisible()
    expect(await hint.innerHTML()).toContain(words.FavouritesModule.noScript)
  })
})
