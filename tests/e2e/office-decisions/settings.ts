/** The settings of the office: a draft that is saved automatically, with a preview, published by one button and discarded by another. */
import type { DemoOffice } from '../../support/demo-office.ts'
import { expect, hydrated, testInOneTab as test } from '../../support/e2e.ts'
import { fits } from '../../support/fits.ts'
import { addressOf } from '../../support/site-routes.ts'
import { messages } from '../../support/site-texts.ts'

/** Far enough in the future that no other test uses it. */
const [from, to] = ['2031-06-10', '2031-06-12']

export function testSettings({ logIn }: DemoOffice): void {
  // All managers share one draft, so this is one test: in two languages, at two widths.
  test('closing days are added, published, removed and restored; a limit is saved as a draft @wide', async ({ page }) => {
    const [nl, fr] = [messages.nl.OfficeSettings, messages.fr.OfficeSettings]
    await page.setViewportSize({ width: 1440, height: 900 })
    await logIn(page, 'nl')
    await page.goto(addressOf('office/settings', 'nl'))
    await expect(page.getByRole('heading', { level: 1, name: nl.title })).toBeVisible()
    await fits(page)
    await page.getByLabel(nl.closedFrom).fill(from)
    await page.getByLabel(nl.closedTo, { exact: true }).fill(to)
    await page.getByRole('button', { name: nl.add, exact: true }).click()
    await expect(page.getByText(nl.newClosing)).toBeVisible()
    await fits(page)
    await page.getByRole('button', { name: /online$/ }).click()
    await expect(page.getByText(nl.said.published)).toBeVisible()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(addressOf('office/settings', 'fr'))
    await fits(page)
    await page.getByRole('button', { name: /10-6/ }).click()
    await expect(page.getByRole('button', { name: /en ligne$/ })).toBeVisible()
    // Without a button: it is saved automatically, and lists the unpublished changes.
    const limit = await hydrated(page.getByLabel(fr.names['viewings-perPerson']))
    await limit.selectOption('8')
    await expect(page.getByText(fr.notOnline)).toBeVisible()
    await fits(page)
    await page.getByRole('button', { name: fr.undo }).click()
    await expect(page.getByText(fr.said.dropped)).toBeVisible()
    await expect(limit).toHaveValue('5')
  })
}
