/** A viewing from the request to the owner's portal: confirmed with the link in the agent's mail, moved by the visitor, reported by the office. */
import type { Page } from '@playwright/test'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { fits } from '../support/fits.ts'
import { enterOffice } from '../support/join-office.ts'
import { mailAbout, mailTo } from '../support/mail-folder.ts'
import { logInAsOwner } from '../support/owners.ts'
import { runOnServer } from '../support/run-on-server.ts'
import { addressOf } from '../support/site-routes.ts'
import { messages } from '../support/site-texts.ts'

/** Each with its own agent and its own width. */
const cases = [
  { language: 'nl', propertyId: 4102311, width: 390 },
  // Another agent than in parallel tests: of two bookings for one time the second is rejected.
  { language: 'fr', propertyId: 4102346, width: 1440 },
] as const

/** The first link of a mail to a page with a token and these words in its address. */
function linkIn(text: string | undefined, words: string): string {
  const links = [...(text ?? '').matchAll(/https?:\/\/(?!\S*\/api\/)[^\s"]+token=[^\s"]+/g)].map(([link]) => new URL(link))
  const found = links.find(({ href }) => href.includes(words))
  if (!found) throw new Error(`no link with ${words}`)
  return found.pathname + found.search
}

/** The submit button of the form that gives somebody a time: its label contains the time. */
const sendButton = (page: Page) =>
  page.locator('form:has(input[name="version"], input[name="token"]) button[type="submit"]').last()

/** Free slots of the shown week. */
const freeTimes = (page: Page) => page.locator('input[name="slots"]:visible')

for (const { language, propertyId, width } of cases) {
  const t = messages[language]
  const words = t.OfficeViewings

  test(`confirmed with the agent’s link, moved by the visitor, read by the owner (${language}) @wide`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const name = `Lemmens ${crypto.randomUUID().slice(0, 8)}`
    const visitor = await runOnServer('askForViewing', propertyId, language, name)
    const [request, asked] = [await mailTo(visitor), await mailAbout(visitor)]

    // The mail to the agency is in its language; the page is in any.
    const answer = linkIn(asked.text, 'way=confirm')
    await page.goto(answer)
    await expect(page.getByRole('heading', { name: `Saar ${name}` })).toBeVisible()
    await fits(page)
    const nl = messages.nl.OfficeViewings
    await page.getByLabel(nl.otherTime).fill('2026-01-01T10:00')
    await sendButton(page).click()
    await expect(page.getByText(nl.said['no-time'])).toBeVisible()
    await freeTimes(page).nth(3).check()
    await sendButton(page).click()
    // The undo button disappears after eight seconds: it is clicked first.
    await page.getByRole('button', { name: messages.nl.OfficeUndo.button }).click()
    await expect(page.getByText(nl.said.undone)).toBeVisible()
    await freeTimes(page).nth(3).check()
    await page.getByLabel(nl.note).fill('De kelder is droog.')
    // The preview of the mail says it, in the language of its reader.
    await expect(page.locator('mark', { hasText: 'De kelder is droog.' })).toBeVisible()
    await expect(page.locator(`[lang="${language}"]`).getByText(t.Forms.visit.confirmedTitle).first()).toBeVisible()
    await sendButton(page).click()
    await expect(page.getByText(nl.said.confirmed)).toBeVisible()
    await fits(page)

    // The same link again shows the current state; an altered one reveals nothing.
    await page.goto(answer)
    await expect(page.getByText(nl.states.confirmed, { exact: true })).toBeVisible()
    await page.goto(`${answer.slice(0, -3)}abc`)
    await expect(page.getByRole('heading', { name: messages.nl.ViewingAnswer.over.title })).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
    await fits(page)

    await page.goto(linkIn(request.text, 'token='))
    await fits(page)
    await page.getByLabel(t.Viewing.moveTo).selectOption({ index: 1 })
    await page.getByRole('button', { name: t.Viewing.moveButton }).click()
    await expect(page.getByText(t.Viewing.moved.title)).toBeVisible()

    const day = await runOnServer('endViewing', visitor)
    await enterOffice(page, baseURL, language, 'agent')
    await page.goto(`${addressOf('office/viewings', language)}?agent=all&day=${day}`)
    await fits(page)
    await page.getByRole('link', { name: `Saar ${name}` }).click()
    await expect(page.getByText(words.states.past)).toBeVisible()
    await fits(page)
    const feedback = `${name}: zoekt een grotere tuin`
    await page.getByLabel(words.feedback).fill(feedback)
    await page.getByRole('button', { name: words.saveReport }).click()
    await expect(page.getByText(words.said.reported)).toBeVisible()

    const context = await browser.newContext()
    await logInAsOwner(context, baseURL ?? '', [propertyId])
    const portal = await context.newPage()
    await portal.goto(addressOf('owner', language))
    await portal.goto(`${addressOf('owner', language)}${propertyId}/`)
    await expect(portal.getByText(feedback)).toBeVisible()
    await context.close()
  })
}

test('the office proposes times, and the visitor chooses one with the link @wide', async ({ page, baseURL }) => {
  const t = messages.fr.OfficeViewings
  const name = `Lemmens ${crypto.randomUUID().slice(0, 8)}`
  const visitor = await runOnServer('askForViewing', 4102318, 'fr', name)
  await mailTo(visitor)
  await enterOffice(page, baseURL, 'fr', 'manager')
  await page.goto(`${addressOf('office/viewings', 'fr')}?agent=all`)
  await page.getByRole('link', { name: `Saar ${name}` }).click()
  await page.getByText(t.propose, { exact: true }).click()
  await page.getByLabel(t.nthTime.replace('{number}', '1')).selectOption({ index: 4 })
  await page.getByLabel(t.nthTime.replace('{number}', '2')).selectOption({ index: 5 })
  await page.getByRole('button', { name: t.proposeNow }).click()
  await expect(page.getByText(t.said.proposed)).toBeVisible()
  await fits(page)
  const link = await runOnServer('chooseLink', visitor)
  await page.goto(link)
  await expect(page.getByRole('radio')).toHaveCount(2)
  await fits(page)
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: messages.fr.Viewing.chooseButton }).click()
  await expect(page.getByRole('heading', { level: 1, name: messages.fr.Viewing.heading.confirmed })).toBeVisible()
  // Chosen once: the link then shows the choice.
  await page.goto(link)
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('an agent proposes three times with the link in a mail, and no fourth, with and without JavaScript @wide', async ({
  page,
  browser,
}) => {
  const nl = messages.nl.OfficeViewings
  const visitor = await runOnServer('askForViewing', 4102324, 'fr', `Lemmens ${crypto.randomUUID().slice(0, 8)}`)
  const link = linkIn((await mailAbout(visitor)).text, 'way=propose')
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const plain = await context.newPage()
  await plain.goto(link)
  for (const index of [0, 1, 2, 3]) await freeTimes(plain).nth(index).check()
  await sendButton(plain).click()
  await expect(plain.getByText(nl.said['too-many'])).toBeVisible()
  await context.close()

  await page.goto(link)
  const chosen = page.locator('input[name="slots"]:checked')
  const takeFirstAway = async () => {
    const [first = ''] = await chosen.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('data-label') ?? ''))
    await page.getByRole('button', { name: messages.nl.ViewingWeeks.takeAway.replace('{moment}', first) }).click()
  }
  // Parallel tests book the suggested times, and those of these weeks.
  for (let count = await chosen.count(); count > 0; count -= 1) {
    await takeFirstAway()
    await expect(chosen).toHaveCount(count - 1)
  }
  await page.getByRole('radiogroup', { name: messages.nl.ViewingWeeks.which }).getByRole('radio').nth(2).check()
  for (let count = 0; count < 3; count += 1) await page.locator('input[name="slots"]:visible:not(:checked)').last().check()
  await expect(page.locator('input[name="slots"]:visible:not(:checked)').first()).toBeDisabled()
  await fits(page)
  await takeFirstAway()
  await expect(chosen).toHaveCount(2)
  await sendButton(page).click()
  await expect(page.getByText(nl.said.proposed)).toBeVisible()
})

// Each with another agent, as both run in parallel and a time is booked once.
for (const { language, width, property } of [
  { language: 'nl', width: 390, property: '4102330' },
  { language: 'fr', width: 1440, property: '4102311' },
] as const)
  test(`the office plans a viewing for somebody who called, undoes it, and plans it again (${language}) @wide`, async ({
    page,
    baseURL,
  }) => {
    const t = messages[language]
    const [words, plan] = [t.OfficeViewings, t.OfficePlan]
    await page.setViewportSize({ width, height: 900 })
    await enterOffice(page, baseURL, language, 'agent')
    await page.goto(`${addressOf('office/viewings', language)}?agent=all`)
    await page.getByRole('link', { name: plan.title }).first().click()
    await page.locator('select[name="property"]').selectOption(property)
    await page.getByRole('button', { name: plan.choose }).click()
    await expect(page.getByRole('heading', { name: plan.who })).toBeVisible()
    await fits(page)
    const visitor = `noor-${crypto.randomUUID()}@voorbeeld.example`
    const fill = async () => {
      await page.getByLabel(plan.lastName, { exact: true }).fill('Smets')
      await page.getByLabel(plan.email, { exact: true }).fill(visitor)
      await page.getByLabel(plan.language).selectOption('en')
    }
    await fill()
    // Without a time the form is returned as it was filled in.
    await sendButton(page).click()
    await expect(page.getByText(words.said['no-time'])).toBeVisible()
    await expect(page.getByLabel(plan.email, { exact: true })).toHaveValue(visitor)
    await freeTimes(page).nth(2).check()
    await expect(page.locator('[lang="en"]').getByText(messages.en.Forms.visit.confirmedTitle).first()).toBeVisible()
    await fits(page)
    await sendButton(page).click()
    await expect(page.getByText(words.said.planned)).toBeVisible()
    await page.getByRole('button', { name: t.OfficeUndo.button }).click()
    await expect(page.getByText(words.said.undone)).toBeVisible()
    await page.goto(`${addressOf('office/plan', language)}?property=${property}`)
    await fill()
    await freeTimes(page).nth(2).check()
    await sendButton(page).click()
    await expect(page.getByText(words.said.planned)).toBeVisible()
    await fits(page)
    expect((await mailTo(visitor)).text).toContain(messages.en.Forms.visit.agreedWhy)
  })

test('a viewing is planned for a lead from its page, without JavaScript, and the lead is done (nl) @wide', async ({
  browser,
  baseURL,
}) => {
  const t = messages.nl
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await enterOffice(page, baseURL, 'nl', 'manager')
  const name = `Torfs ${crypto.randomUUID().slice(0, 8)}`
  const lead = await runOnServer('askQuestion', 4102358, name)
  await page.goto(`${addressOf('office/leads', 'nl')}${lead}/`)
  await page.getByRole('link', { name: t.OfficePlan.title }).click()
  await freeTimes(page).nth(1).check()
  await sendButton(page).click()
  await expect(page.getByText(t.OfficeViewings.said.planned)).toBeVisible()
  await expect(page.getByRole('heading', { name: `Ilse ${name}` })).toBeVisible()
  await page.goto(`${addressOf('office/leads', 'nl')}${lead}/`)
  await expect(page.getByText(/bezoek gepland op/)).toBeVisible()
  await context.close()
})
