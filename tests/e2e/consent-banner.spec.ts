/** The consent banner and its settings: look and use (specification 4 and 7). */
import { axe } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { messages } from '../support/site-texts.ts'

test.use({ isConsentAsked: true })

for (const width of [390, 1440] as const) {
  test(`banner and settings are accessible at ${width}, by keyboard too, and move nothing`, { tag: '@pictures' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) + Number(Reflect.get(entry, 'value')),
          )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/fr/')
    const texts = messages.fr.Consent
    const banner = page.getByRole('region', { name: texts.title })
    await expect(banner).toBeVisible()
    await expect(page.locator('body')).toBeFocused()
    await axe(page)
    expect(Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0))).toBeLessThan(0.01)

    // The skip link comes first, then the banner: its link and its three buttons.
    for (let step = 0; step < 5; step++) await page.keyboard.press('Tab')
    await expect(banner.getByRole('button', { name: texts.change })).toBeFocused()
    await page.keyboard.press('Enter')
    const settings = page.getByRole('dialog', { name: texts.settings })
    await expect(settings).toBeVisible()
    await axe(page)
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await expect(banner.getByRole('button', { name: texts.change })).toBeFocused()
    await page.keyboard.press('Enter')
    await settings.getByRole('switch', { name: texts.categories.marketing.name }).press('Space')
    await settings.getByRole('switch', { name: texts.categories.marketing.name }).press('Space')
    await page.keyboard.press('Enter')
    await expect(banner).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('ad_storage'))).toBe('denied')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no banner, and the footer leads to the cookie policy', async ({ page }) => {
    await page.goto('/en/')
    await expect(page.getByRole('region', { name: messages.en.Consent.title })).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: messages.en.Footer.consent }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cookie')
  })
})
