/** Visitors' own text spacing never makes a page scroll sideways (WCAG 1.4.12); contrast themes show what is selected (1.4.11). */
import type { Locator } from '@playwright/test'
import { expect, frameStarted, testInOneTab as test } from '../support/e2e.ts'
import { findWide, ownSpacing } from '../support/own-spacing.ts'
import { logInAsOwner } from '../support/owners.ts'
import { details, everyKind, messages, paths } from '../support/site-texts.ts'

test.describe('with spacing of their own', () => {
  // The style is the visitor's, so our policy must not block it.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

  for (const path of [
    ...everyKind,
    paths.fr.home,
    details.sale,
    details.rent,
    `${details.sale}bezoek/`,
    '/nl/inloggen/',
    '/fr/bureaux/berchem/',
    '/fr/tenez-moi-informe/',
  ]) {
    test(`visitors of ${path} never scroll sideways`, async ({ page }) => {
      // The page is requested at phone width; wider layouts follow by resizing.
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(path)
      await page.addStyleTag({ content: ownSpacing })
      for (const width of [320, 390, 768, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await findWide(page), `${width} px`).toEqual([])
      }
    })
  }
})

/** Forced colours: the background of the selected item differs from that of its neighbour. */
const groundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor)

async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible()
  expect(await groundOf(chosen.first())).not.toBe(await groundOf(other.first()))
}

test.describe('a contrast theme', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('shows the language, the menu entry, the view and the page', async ({ page }) => {
    await page.goto(`${paths.nl.sale}?page=1`)
    const languages = page.getByRole('banner').getByRole('navigation', { name: messages.nl.LanguageSwitcher.label })
    await expectChosen(languages.locator('a[aria-current]'), languages.locator('a:not([aria-current])'))
    const menu = page.getByRole('banner').getByRole('navigation', { name: messages.nl.Header.menu })
    await expectChosen(menu.locator('a[aria-current]'), menu.locator('a:not([aria-current])'))
    const view = page.getByRole('navigation', { name: messages.nl.ViewToggle.label })
    await expectChosen(view.locator('a[aria-current]'), view.locator('a:not([aria-current])'))
    const paging = page.getByRole('navigation', { name: messages.nl.Paging.label })
    await expectChosen(paging.locator('a[aria-current]'), paging.locator('li a:not([aria-current])'))
  })

  test('shows the current section, and a saved property', async ({ page }) => {
    await page.goto(details.sale)
    const sections = page.getByRole('navigation', { name: messages.nl.PropertyDetail.onThisPage })
    await expectChosen(sections.locator('a[aria-current]'), sections.locator('a:not([aria-current])'))
    const keep = page.getByRole('complementary').getByRole('button', { name: messages.nl.Favourite.saveThis })
    const before = await groundOf(keep)
    await keep.click()
    await expect
      .poll(() => groundOf(page.getByRole('complementary').locator('button[aria-pressed="true"]').first()))
      .not.toBe(before)
  })

  test('shows the selection in a form', async ({ page }) => {
    await page.goto('/nl/hou-me-op-de-hoogte/')
    const choices = page.locator('input[name="GOAL"]')
    await choices.first().check()
    await expectChosen(choices.first().locator('+ span'), choices.nth(1).locator('+ span'))
  })

  test('shows the edge of a dialog and of the menu on a phone', async ({ page }) => {
    await page.goto(paths.nl.home)
    await frameStarted(page)
    await page.getByRole('contentinfo').locator('a[data-consent]').click()
    await expect(page.getByRole('dialog')).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.nl.sale)
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: messages.nl.MobileDrawer.label })
    await expect(drawer).toHaveCSS('outline-style', 'solid')
    await expectChosen(drawer.locator('li a[aria-current]'), drawer.locator('li a:not([aria-current])'))
  })

  test('shows the period of the figures in the portal', async ({ page, baseURL }) => {
    await logInAsOwner(page.context(), baseURL ?? '', [4_102_352])
    await page.goto('/nl/eigenaar/4102352/')
    const period = page.getByRole('region', { name: messages.nl.PeriodForm.label })
    await expectChosen(period.locator('a[aria-current]'), period.locator('a:not([aria-current])'))
  })
})
