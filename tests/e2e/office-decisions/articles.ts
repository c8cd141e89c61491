/** Articles that the office edits and publishes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { axe } from '../../support/axe.ts'
import type { DemoOffice } from '../../support/demo-office.ts'
import { expect, testInOneTab as test } from '../../support/e2e.ts'
import { addressOf } from '../../support/site-routes.ts'
import { messages } from '../../support/site-texts.ts'

export function testArticles({ baseURL, site, logIn, expectPublic }: DemoOffice): void {
  for (const [language, width, field, words] of [
    ['nl', 1440, 'Nederlands', 'Twintig punten voor wie kijkt'],
    ['fr', 390, 'Français', 'Vingt points pour qui visite'],
  ] as const)
    test(`an article is changed, previewed, published, seen and restored (${language}, ${width})`, async ({ page, context }) => {
      const t = messages[language].OfficeTexts
      await page.setViewportSize({ width, height: 900 })
      await logIn(page, language)
      await page.goto(addressOf('office/texts', language))
      await axe(page)
      await page.goto(`${addressOf('office/texts', language)}article-first-viewing-twenty-points/`)
      const path = (await page.getByRole('link', { name: t.onSite }).getAttribute('href')) ?? ''
      await page.getByRole('button', { name: field, exact: true }).click()
      const title = page.getByLabel(`${t.fields.title}, ${field}`)
      const before = await title.inputValue()
      await title.fill(words)
      await expect(page.getByText(new RegExp(`^${t.editor.savedAt} \\d`))).toBeVisible()
      await axe(page)
      await expectPublic(path, { status: 200, text: before })

      const opened = context.waitForEvent('page')
      await page.getByRole('button', { name: t.preview }).click()
      const preview = await opened
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText(words)
      await preview.close()

      await page.getByRole('button', { name: t.publish, exact: true }).first().click()
      await expect(page.getByText(t.said.published)).toBeVisible()
      await expectPublic(path, { status: 200, text: words })
      await page.getByRole('listitem').filter({ hasText: t.actions.found }).getByRole('button').click()
      await expect(page.getByText(t.said.restored)).toBeVisible()
      await expectPublic(path, { status: 200, text: before })
    })

  for (const [language, width, name, title] of [
    ['nl', 1440, 'Nederlands', 'Wat een notaris doet'],
    ['fr', 390, 'Français', 'Ce que fait un notaire'],
  ] as const)
    test(`an article is created, gets a dragged picture, and is online (${language}, ${width})`, async ({ page, context }) => {
      const t = messages[language].OfficeTexts
      await page.setViewportSize({ width, height: 900 })
      await logIn(page, language)
      await page.goto(addressOf('office', language))

      // Found with the quick search, on any page.
      const jump = messages[language].OfficeKeys.jump
      const sheet = page.getByRole('dialog', { name: jump.title })
      await expect(async () => {
        await page.keyboard.press('Control+k')
        await expect(sheet).toBeVisible({ timeout: 1000 })
      }).toPass()
      await sheet.getByRole('textbox').fill(messages[language].OfficeNav.texts.toLowerCase())
      await expect(sheet.getByRole('region', { name: jump.groups.pages }).getByRole('link').first()).toBeVisible()
      await axe(page)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(addressOf('office/texts', language))

      await page.getByText(t.new.open, { exact: true }).click()
      await axe(page)
      await page.getByLabel(`${t.new.title}, Nederlands`).fill(`Artikel ${language} ${title}`)
      await page.getByLabel(`${t.new.title}, ${name}`).fill(title)
      await page.getByRole('button', { name: t.new.submit }).click()
      await expect(page.getByText(t.said.made)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

      // Text and picture are saved together.
      const file = readFileSync(join(site().contentFolder, 'media/pictures/banner-1.webp'), 'base64')
      const dropped = await page.evaluateHandle((content) => {
        const data = new DataTransfer()
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
        data.items.add(new File([bytes], 'notaris.webp', { type: 'image/webp' }))
        return data
      }, file)
      const choose = page.getByLabel(new RegExp(t.editor.choosePicture)).first()
      const place = choose.locator('xpath=ancestor::div[2]')
      await expect(place.locator('img')).toHaveCount(0)
      await place.dispatchEvent('drop', { dataTransfer: dropped })
      await expect(page.getByText(t.said.saved)).toBeVisible()
      await expect(place.locator('img')).toHaveCount(1)
      // Without its description it would not be published.
      await page.getByRole('button', { name: /^Nederlands/ }).click()
      await page.getByLabel(`${t.fields.alt}, Nederlands`).fill('Een huis in de zon')
      await expect(page.getByText(new RegExp(`^${t.editor.savedAt} \\d`))).toBeVisible()
      await axe(page)

      const opened = context.waitForEvent('page')
      await page.getByRole('button', { name: t.preview }).click()
      const preview = await opened
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
      await preview.close()

      await page.getByLabel(t.fields.status, { exact: true }).selectOption('Published')
      await page.getByRole('button', { name: t.publish, exact: true }).first().click()
      await expect(page.getByText(t.said.published)).toBeVisible()

      // The changes of this version, field by field, compared with the version before.
      await page
        .getByRole('link', { name: new RegExp(`^${t.compare.open.split('{')[0]}`) })
        .first()
        .click()
      await expect(page.getByRole('region', { name: t.fields.status }).locator('ins')).toBeVisible()
      await axe(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.goto(page.url().replace(/\?.*/, ''))
      await expect(async () => {
        await page.reload()
        const path = (await page.getByRole('link', { name: t.onSite }).getAttribute('href', { timeout: 1000 })) ?? ''
        const answer = await fetch(new URL(path, baseURL))
        expect([answer.status, (await answer.text()).includes(title)]).toEqual([200, true])
      }).toPass()
    })
}
