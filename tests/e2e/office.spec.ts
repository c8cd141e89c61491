/** The office: joining it, open work, managing staff; in two languages, on desktop and telephone, with and without JavaScript. */
import { axe } from '../support/axe.ts'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { enterOffice, join } from '../support/join-office.ts'
import { mailTo } from '../support/mail-folder.ts'
import { runOnServer } from '../support/run-on-server.ts'
import { addressOf } from '../support/site-routes.ts'
import { messages } from '../support/site-texts.ts'

for (const language of ['nl', 'fr'] as const) {
  const t = messages[language]

  test(`a person is invited, connects an app, and sees open work (${language})${language === 'fr' ? ' @wide' : ' @narrow'}`, async ({
    page,
  }) => {
    const name = `Torfs ${crypto.randomUUID().slice(0, 8)}`
    await runOnServer('addLateLead', name)
    await join(page, language, 'agent')
    const main = page.getByRole('main')
    const late = main.getByRole('region', { name: new RegExp(`^${t.OfficeToday.groups.late}`) })
    await expect(late.getByRole('listitem').filter({ hasText: name })).toContainText('Staat de kelder soms onder water?')
    await axe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    // The remaining time is next to the picture, not below it, however long the text is.
    const rows = late.getByRole('listitem').locator('> :first-child')
    expect(await rows.evaluateAll((ages) => ages.filter((age) => age.scrollWidth > age.clientWidth).length)).toBe(0)

    // The demo has no feed. On a telephone the page of feeds is under "More".
    const more = page.getByRole('link', { name: t.OfficeNav.more, exact: true }).filter({ visible: true })
    if ((await more.count()) > 0) await more.click()
    await page.getByRole('link', { name: t.OfficeNav.feeds }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(addressOf('office/feeds', language))
    await expect(main.getByText(t.OfficeFeeds.noSources)).toBeVisible()
    await axe(page)

    // Pages for managers are not linked, and say whom to ask.
    await expect(page.getByRole('link', { name: t.OfficeNav.staff })).toHaveCount(0)
    const answer = await page.goto(addressOf('office/staff', language))
    expect(answer?.status()).toBe(403)
    await expect(page.getByRole('heading', { name: t.OfficeDenied.rights.manageStaff })).toBeVisible()
    await axe(page)
  })
}

for (const language of ['nl', 'fr'] as const) {
  const t = messages[language].OfficeLeads

  test(`a late lead is taken, noted on and answered by mail (${language})${language === 'fr' ? ' @wide' : ' @narrow'}`, async ({
    page,
    baseURL,
  }) => {
    const name = `Torfs ${crypto.randomUUID().slice(0, 8)}`
    const visitor = await runOnServer('addLateLead', name)
    await enterOffice(page, baseURL, language, 'agent')
    await page.goto(addressOf('office', language))
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: t.take, exact: true }).click()
    await expect(page.getByText(t.said.assigned)).toBeVisible()
    await page.getByLabel(t.note).fill('Belde zelf al terug.')
    await page.getByRole('button', { name: t.saveNote, exact: true }).last().click()
    await expect(page.getByText('Belde zelf al terug.')).toBeVisible()

    // The answer is in the visitor's language, whatever that of the page.
    await page.getByLabel(t.draft).selectOption({ label: t.drafts.documents })
    await page.getByLabel(t.subject).fill('De kelder is droog')
    await page.getByRole('button', { name: t.preview }).click()
    await expect(page.frameLocator(`iframe[title="${t.previewTitle}"]`).getByText(`Dag Ilse ${name},`)).toBeVisible()
    if (language === 'nl') await page.getByRole('button', { name: t.send, exact: true }).click()
    else {
      await page.getByLabel(t.text).focus()
      await page.keyboard.press('Control+Enter')
    }
    await expect(page.getByText(t.said.answered)).toBeVisible()
    expect(await mailTo(visitor)).toMatchObject({
      subject: 'De kelder is droog',
      text: expect.stringContaining('Ik verzamel de documenten'),
    })
    await page.goto(`${addressOf('office/leads', language)}?view=waiting&q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    await axe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  })
}

test('a deleted item is reported inside the office, with links @wide', async ({ page, baseURL }) => {
  const t = messages.fr.OfficeMissing
  await enterOffice(page, baseURL, 'fr', 'agent')
  await page.goto(`${addressOf('office/leads', 'fr')}gone/`)
  await expect(page.getByRole('heading', { name: t.heading })).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: t.back }).click()
  await expect(page).toHaveURL(addressOf('office', 'fr'))
})

test('a manager invites a person, and removes them', async ({ page, baseURL }) => {
  const t = messages.nl.OfficeStaff
  await enterOffice(page, baseURL, 'nl', 'manager')
  await page.goto(addressOf('office/staff', 'nl'))
  await axe(page)
  const [email, name] = [`nieuw-${crypto.randomUUID()}@voorbeeld.example`, `Wouter ${crypto.randomUUID().slice(0, 8)}`]
  await page.getByText(t.invite, { exact: true }).click()
  await page.getByRole('button', { name: t.sendInvitation }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.getByLabel(t.name).fill(name)
  await page.getByLabel(messages.nl.Account.email).fill(email)
  await page.getByRole('button', { name: t.sendInvitation }).click()
  await expect(page.getByText(t.said.invited)).toBeVisible()
  expect((await mailTo(email)).subject).toBe(messages.nl.AccountMails.staffTitle)
  const member = page.getByRole('list', { name: t.title }).getByRole('listitem').filter({ hasText: name })
  await expect(member).toBeVisible()
  await axe(page)

  await member.getByText(t.remove, { exact: true }).click()
  await member.getByRole('button', { name: t.removeNow.replace('{name}', name) }).click()
  await expect(page.getByText(t.said.removed)).toBeVisible()
  await expect(member).toHaveCount(0)
  const trail = page.getByRole('region', { name: t.audit })
  // A removed person's name is no longer there; other tests invite people at the same time.
  await expect(trail.getByRole('listitem').filter({ hasText: messages.nl.OfficeAudit.actions.removed }).first()).toBeVisible()
})

test('the office works without JavaScript @wide', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await join(page, 'nl', 'manager', async () => undefined)
  await page.goto(addressOf('office/staff', 'nl'))
  await page.getByText(messages.nl.OfficeStaff.invite, { exact: true }).click()
  await page.getByRole('button', { name: messages.nl.OfficeStaff.sendInvitation }).click()
  await expect(page.getByText(messages.nl.Account.emailInvalid)).toBeVisible()

  // An answer without a text is returned with its subject.
  const t = messages.nl.OfficeLeads
  const name = `Torfs ${crypto.randomUUID().slice(0, 8)}`
  await runOnServer('addLateLead', name)
  await page.goto(`${addressOf('office/leads', 'nl')}?q=${encodeURIComponent(name)}`)
  await page.getByRole('main').getByRole('link', { name }).click()
  await page.getByLabel(t.subject).fill('De kelder')
  await page.getByLabel(t.text).fill('')
  await page.getByRole('button', { name: t.send, exact: true }).click()
  await expect(page.getByText(t.textRequired)).toBeVisible()
  await expect(page.getByLabel(t.subject)).toHaveValue('De kelder')
  await context.close()
})
