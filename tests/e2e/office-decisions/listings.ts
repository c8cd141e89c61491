/** Properties that the office holds back, and owners that it invites. */

import { axe } from '../../support/axe.ts'
import type { DemoOffice } from '../../support/demo-office.ts'
import { expect, testInOneTab as test } from '../../support/e2e.ts'
import { addressOf } from '../../support/site-routes.ts'
import { messages } from '../../support/site-texts.ts'

export function testListings({ logIn, mailsTo, expectPublic }: DemoOffice): void {
  for (const [language, width, id] of [
    ['fr', 1440, 4_102_311],
    ['nl', 390, 4_102_324],
  ] as const)
    test(`a property is held back, and released (${language}, ${width})`, async ({ page }) => {
      const t = messages[language].OfficeListings
      const address = `${addressOf('office/listings', language)}${id}/`
      await page.setViewportSize({ width, height: 900 })
      await logIn(page, language)
      await page.goto(address)
      const path = (await page.getByRole('link', { name: t.onSite }).getAttribute('href')) ?? ''
      await expectPublic(path, { status: 200 })
      const choices = page.getByRole('navigation', { name: t.stateLabel })
      for (const [state, status] of [
        ['withheld', 410],
        ['online', 200],
      ] as const) {
        await choices.getByRole('link', { name: t.states[state] }).click()
        await expect(page.getByText(t.consequences.page[state])).toBeVisible()
        if (language === 'fr') await axe(page)
        await page.getByRole('button', { name: t.makeIt.replace('{state}', t.states[state]) }).click()
        await expect(page.getByText(t.said[state])).toBeVisible()
        await expectPublic(path, { status })
        await page.goto(address)
        await expect(choices.locator('[aria-current]')).toHaveText(t.states[state])
      }
      if (language === 'nl') return
      // Held back by mistake, and undone while the button is shown.
      await choices.getByRole('link', { name: t.states.withheld }).click()
      await page.getByRole('button', { name: t.makeIt.replace('{state}', t.states.withheld) }).click()
      await page.getByRole('button', { name: messages[language].OfficeUndo.button }).click()
      await expect(page.getByText(t.said.back)).toBeVisible()
      await expectPublic(path, { status: 200 })
    })

  for (const [language, width, name, first, second] of [
    ['fr', 1440, 'Odile Carpentier', '4102318', '4102324'],
    ['nl', 390, 'Jozef Wouters', '4102369', '4102405'],
  ] as const)
    test(`an owner is invited, and linked to a second property (${language}, ${width})`, async ({ page }) => {
      const t = messages[language].OfficeOwners
      const email = `${name.split(' ')[0]?.toLowerCase()}@voorbeeld.example`
      await page.setViewportSize({ width, height: 900 })
      await logIn(page, language)
      await page.goto(addressOf('office/owners', language))
      await page.getByText(t.invite, { exact: true }).click()
      await page.getByRole('textbox', { name: new RegExp(`^${t.name}`) }).fill(name)
      await page.getByLabel(messages[language].Account.email).fill(email)
      await page.getByLabel(t.propertyNumber).fill(first)
      await page.getByRole('button', { name: t.sendInvitation }).click()
      await expect(page.getByText(t.said.invited)).toBeVisible()
      expect((await mailsTo(email, 1))[0]?.text).toContain(name)

      await page.getByRole('link', { name }).click()
      const owner = page.getByRole('article', { name })
      await owner.getByLabel(t.propertyNumber).fill(second)
      await owner.getByRole('button', { name: t.give, exact: true }).click()
      await expect(page.getByText(t.said.invited)).toBeVisible()
      for (const id of [first, second]) await expect(owner.getByText(t.reference.replace('{id}', id))).toBeVisible()
      await axe(page)
      await mailsTo(email, 2)
    })
}
