/** Searching within what is drawn on the map and around a place. */
import type { FrameLocator, Page } from '@playwright/test'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { messages, paths } from '../support/site-texts.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** The map's document, once it stands. */
async function openMap(page: Page, address: string, language: 'nl' | 'fr'): Promise<FrameLocator> {
  await page.goto(address)
  const frame = page.frameLocator('main iframe')
  await page.locator('main iframe').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(frame.getByRole('region', { name: messages[language].MapFrame.region })).toBeVisible()
  return frame
}

for (const [language, viewport] of [
  ['nl', wide],
  ['fr', narrow],
] as const) {
  test.describe(`${language}, ${viewport.width} px`, () => {
    test.use({ viewport })
    const { MapFrame, SearchShapes } = messages[language]
    const words = MapFrame.draw

    test('an area is drawn by keyboard alone, counts, and stands in the address', async ({ page }) => {
      const map = await openMap(page, `${paths[language].sale}?view=map`, language)
      await map.getByRole('button', { name: words.area, exact: true }).press('Enter')
      await map.getByRole('button', { name: words.square }).press('Enter')
      const panel = map.getByRole('region', { name: words.corners.replace('{number}', '1') })
      await expect(panel.getByRole('listitem')).toHaveCount(4)
      await panel.getByRole('combobox', { name: words.step }).selectOption('500')
      await panel.getByRole('button', { name: words.west.replace('{step}', '500\u00a0m') }).press('Enter')
      await expect(map.getByRole('status')).not.toBeEmpty()
      await panel.getByRole('button', { name: words.last }).press('Enter')
      await expect(panel.getByRole('listitem')).toHaveCount(5)
      await panel.getByRole('button', { name: words.undo }).press('Enter')
      await panel.getByRole('button').last().press('Enter')
      await expect.poll(() => decodeURIComponent(page.url())).toMatch(/[?&]zone=5[01]\.\d{4},4\.\d{4},/)
      await expect(page.getByRole('region', { name: SearchShapes.searched }).getByRole('listitem')).toHaveCount(1)
    })
  })

  test.describe(`${language}, ${viewport.width} px, without JavaScript`, () => {
    test.use({ viewport, javaScriptEnabled: false })

    test('a search around a station by the form of the list', async ({ page }) => {
      const words = messages[language].FilterBar
      const form = `?near=${encodeURIComponent(language === 'nl' ? 'station Berchem' : 'gare d’Anvers-Berchem')}&km=2`
      await page.goto(paths[language].sale)
      const { action, field } = await page
        .locator('input[name="near"]')
        .evaluate((input: HTMLInputElement) => ({ action: input.form?.action ?? '', field: input.labels?.length }))
      expect(field).toBeGreaterThan(0)
      await page.goto(action + form)
      expect(decodeURIComponent(page.url())).toMatch(/[?&]around=51\.1993,4\.4325,2$/)
      const chip = page.getByRole('list', { name: words.active }).getByRole('link').first()
      await expect(chip).toContainText('2')
      await expect(chip).toContainText(language === 'nl' ? 'station Antwerpen-Berchem' : 'gare Anvers-Berchem')
    })
  })
}
