/** A session that ends while somebody types: after login the text is restored on its page. */
import { axe } from '../../support/axe.ts'
import { fillInLogin } from '../../support/demo-manager.ts'
import type { DemoOffice } from '../../support/demo-office.ts'
import { expect, test, testInOneTab } from '../../support/e2e.ts'
import { addressOf } from '../../support/site-routes.ts'
import { messages } from '../../support/site-texts.ts'

export function testEndedSessions({ baseURL, logIn, manager }: DemoOffice): void {
  testInOneTab('the text of a property (nl)', async ({ page }) => {
    const t = messages.nl
    await logIn(page, 'nl')
    await page.goto(`${addressOf('office/listings', 'nl')}4102318/?edit=Languages.nl.Description#edit`)
    const text = page.getByRole('textbox', { name: /^Beschrijving/ })
    await text.fill('Licht appartement, net geschilderd.\n\nMet kelder.')
    await page.context().clearCookies()
    await page.getByRole('button', { name: t.OfficeListings.save, exact: true }).click()
    await expect(page.getByText(t.OfficeEntry.said.kept)).toBeVisible()
    await fillInLogin(page, 'nl', manager())
    await expect(text).toHaveValue('Licht appartement, net geschilderd.\n\nMet kelder.')
    await expect(page.getByText(t.OfficeEntry.notSent)).toBeVisible()
    await axe(page)
  })

  test('the hours of an agent, without JavaScript (fr)', async ({ browser }) => {
    const t = messages.fr
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await logIn(page, 'fr')
    await page.goto(`${addressOf('office/hours', 'fr')}?agent=12`)
    const agent = page.getByRole('navigation', { name: t.OfficeHours.whose }).locator('[aria-current]')
    const name = (await agent.textContent()) ?? ''
    const way = page.getByRole('spinbutton', { name: t.OfficeHours.travel })
    await way.fill('47')
    await context.clearCookies()
    await page.getByRole('button', { name: t.OfficeHours.save, exact: true }).click()
    await expect(page.getByText(t.OfficeEntry.said.kept)).toBeVisible()
    await fillInLogin(page, 'fr', manager())
    await expect(way).toHaveValue('47')
    await expect(agent).toHaveText(name)
    await expect(page.getByText(t.OfficeEntry.notSent)).toBeVisible()
    await context.close()
  })

  test('the text of an article, without JavaScript (nl)', async ({ browser }) => {
    const t = messages.nl
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await logIn(page, 'nl')
    await page.goto(`${addressOf('office/texts', 'nl')}article-fees/`)
    const title = page.locator('[name="f.title.nl"]')
    await title.fill('Wat wij vragen')
    await context.clearCookies()
    await page.getByRole('button', { name: t.OfficeTexts.save, exact: true }).click()
    await expect(page.getByText(t.OfficeEntry.said.kept)).toBeVisible()
    await fillInLogin(page, 'nl', manager())
    await expect(title).toHaveValue('Wat wij vragen')
    await expect(page.getByText(t.OfficeEntry.notSent)).toBeVisible()
    await context.close()
  })
}
