/** What the office decides, and what the public site makes of it: on a site of its own with the demo's office, whose content the office may write. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import PostalMime, { type Email } from 'postal-mime'
import { logInAsManager, type Manager, makeDemo } from '../support/demo-manager.ts'
import { axe, expect, testInOneTab as test } from '../support/e2e.ts'
import { addressOf } from '../support/join-office.ts'
import { takeCookies } from '../support/owners.ts'
import { type SiteServer, startSite } from '../support/site-server.ts'
import { messages } from '../support/site-texts.ts'

const port = 3218
const baseURL = `http://localhost:${port}`

let site: SiteServer
let manager: Manager

test.describe.configure({ mode: 'serial' })
test.use({ baseURL })

test.beforeAll(async () => {
  site = await startSite('decisions-site', port, { DEMO: '1', REQUESTS_PER_MINUTE: '6000' })
  manager = await makeDemo(site)
})

test.afterAll(() => site.stop())

/** The mails to somebody, once there are so many. */
async function mailsTo(address: string, count: number): Promise<Email[]> {
  const folder = join(site.contentFolder, '../var/mail')
  const find = async () => {
    const files = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith('.eml'))
    const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))))
    return mails.filter(({ to }) => to?.some((person) => 'address' in person && person.address === address))
  }
  await expect.poll(async () => (await find()).length, { message: `mails to ${address}` }).toBe(count)
  return find()
}

function runSql(statement: string, ...values: string[]): void {
  const database = new DatabaseSync(join(site.contentFolder, '../var/site.sqlite'))
  database.prepare(statement).run(...values)
  database.close()
}

/** As when the quarter of an hour is over in which letters wait. */
const releaseLetters = () => runSql('update outbox set due_at = created_at where decision_id is not null')

/** Looks at what a visitor gets of a page until it is so. */
const expectPublic = (path: string, expected: { status: number; text?: string }) =>
  expect
    .poll(async () => {
      const answer = await fetch(new URL(path, baseURL))
      const text = await answer.text()
      return { status: answer.status, ...(expected.text !== undefined && { text: text.includes(expected.text) }) }
    })
    .toEqual({ status: expected.status, ...(expected.text !== undefined && { text: true }) })

test('a candidate is accepted, and that is taken back: nobody is mailed, and everything is as before', async ({ page }) => {
  const t = messages.fr.OfficeOffers
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAsManager(page, 'fr', manager)
  await page.goto(`${addressOf('office/applications', 'fr')}4102405/`)
  const accepting = page.getByRole('link', { name: t.acceptLabel.replace('{name}', 'Nadia Benali') })
  await accepting.click()
  const sheet = page.getByRole('region', { name: /Nadia Benali/ })
  await sheet.getByLabel(t.ownerAgrees).check()
  await sheet.getByRole('button', { name: t.acceptAndTell }).click()
  await expect(page.getByText(t.said.accepted)).toBeVisible()
  await expect(accepting).toHaveCount(0)
  await axe(page)
  await page.getByRole('button', { name: t.undo.button }).click()
  await expect(page.getByText(t.said.takenBack)).toBeVisible()
  await expect(accepting).toBeVisible()
  await expect(page.getByRole('button', { name: t.undo.button })).toHaveCount(0)
  releaseLetters()
  await mailsTo('nadia.benali@voorbeeld.example', 0)
})

for (const [language, width, bidder, amount] of [
  ['fr', 390, 'Grace Osei', /652/],
  ['nl', 1440, 'Hugo Lenaerts', /661/],
] as const)
  test(`an offer is passed on and read by the owner, accepted, and taken back (${language}, ${width})`, async ({
    page,
    browser,
  }) => {
    const t = messages[language].OfficeOffers
    await page.setViewportSize({ width, height: 844 })
    await logInAsManager(page, language, manager)
    await page.goto(`${addressOf('office/offers', language)}4102363/`)
    const owner = await browser.newContext({ viewport: { width, height: 844 } })
    const email = `leest.mee.${language}@voorbeeld.example`
    await takeCookies(owner, baseURL, await site.run('addAccount', email, 'owner', 'een lang wachtwoord', [4_102_363]))
    const portal = await owner.newPage()
    await portal.goto(`${addressOf('owner', language)}4102363/`)
    const offers = portal.getByRole('region', { name: messages[language].OwnerTasks.offers })
    await expect(offers).toBeVisible()
    await expect(offers.getByText(amount)).toHaveCount(0)
    const [before = ''] = t.releaseLabel.split('{name}')
    await page.getByRole('button', { name: `${before}${bidder}` }).click()
    await expect(page.getByText(t.said.released)).toBeVisible()
    await portal.reload()
    await expect(offers.getByText(amount)).toBeVisible()
    // Neither a name, nor an offer that was not passed on.
    await expect(offers.getByText(/Osei|Lenaerts|645/)).toHaveCount(0)
    await axe(portal)
    await owner.close()

    const accepting = page.getByRole('link', { name: t.acceptLabel.replace('{name}', 'Rik Maes') })
    await accepting.click()
    const sheet = page.getByRole('region', { name: /Rik Maes/ })
    await sheet.getByLabel(t.ownerAgrees).check()
    await sheet.getByRole('button', { name: t.acceptAndTell }).click()
    await expect(page.getByText(t.said.accepted)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.getByRole('button', { name: t.undo.button }).click()
    await expect(page.getByText(t.said.takenBack)).toBeVisible()
    await expect(accepting).toBeVisible()
  })

test('an offer is accepted with its letter: the others are refused, and the property is under option', async ({ page }) => {
  const t = messages.nl.OfficeOffers
  await logInAsManager(page, 'nl', manager)
  await page.goto(addressOf('office/offers', 'nl'))
  await page.getByRole('main').getByRole('link', { name: 'Touwdraaiersstraat' }).click()
  await page.getByRole('link', { name: t.acceptLabel.replace('{name}', 'Rik Maes') }).click()
  const sheet = page.getByRole('region', { name: /Rik Maes/ })
  await expect(sheet).toContainText('2 andere bieders')
  await axe(page)
  await sheet.getByLabel(messages.nl.OfficeLeads.text).fill('Beste Rik, de eigenaar is blij met u.')
  await sheet.getByLabel(t.ownerAgrees).check()
  await sheet.getByRole('button', { name: t.acceptAndTell }).click()
  await expect(page.getByText(t.said.accepted)).toBeVisible()
  const offers = page.getByRole('table')
  await expect(offers.getByText(t.isAccepted, { exact: true })).toHaveCount(1)
  await expect(offers.getByText(t.isRefused, { exact: true })).toHaveCount(2)
  await axe(page)

  await mailsTo('rik.maes@voorbeeld.example', 0)
  releaseLetters()
  const [letter] = await mailsTo('rik.maes@voorbeeld.example', 1)
  expect(letter?.text).toContain('de eigenaar is blij met u')
  // In the language of each, without who was chosen.
  const [refusal] = await mailsTo('grace.osei@voorbeeld.example', 1)
  expect(refusal?.subject).toMatch(/^Your offer/)
  expect(refusal?.text).not.toMatch(/Rik|645/)

  await page.goto(`${addressOf('office/listings', 'nl')}4102363/`)
  const path = await page.getByRole('link', { name: messages.nl.OfficeListings.onSite }).getAttribute('href')
  await expectPublic(path ?? '', { status: 200, text: '>Onder optie<' })
})

for (const [language, width, id] of [
  ['fr', 1440, 4_102_311],
  ['nl', 390, 4_102_324],
] as const)
  test(`a property is held back, and released (${language}, ${width})`, async ({ page }) => {
    const t = messages[language].OfficeListings
    const address = `${addressOf('office/listings', language)}${id}/`
    await page.setViewportSize({ width, height: 900 })
    await logInAsManager(page, language, manager)
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
    // Held back by mistake, and put back while the button is there.
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
    await logInAsManager(page, language, manager)
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

for (const [language, width, name, words] of [
  ['nl', 1440, 'Hilde Claes', 'Eerlijk advies over de prijs'],
  ['fr', 390, 'Aline Dubois', 'Un suivi clair du début à la fin'],
] as const)
  test(`a testimonial is read, approved and seen by visitors (${language}, ${width})`, async ({ page }) => {
    const t = messages[language].OfficeTestimonials
    if (language === 'fr') {
      const payload = JSON.stringify({ NAME: name, EMAIL: 'aline@voorbeeld.example', COMMENT: words, SCORE: 5 })
      const values = "values ('aline', 'aline', 'testimonial', 'fr', 'aline@voorbeeld.example', 'new', ?, ?)"
      const columns = 'id, token, form, language, email, status, payload, created_at'
      runSql(`insert into lead (${columns}) ${values}`, payload, new Date().toISOString())
    }
    await page.setViewportSize({ width, height: 900 })
    await logInAsManager(page, language, manager)
    await page.goto(addressOf('office/testimonials', language))
    await page.getByRole('link', { name }).click()
    await expect(page.getByText(t.untouched)).toBeVisible()
    await axe(page)
    const approve = page.getByRole('button', { name: t.approve, exact: true })
    await approve.click()
    await expect(page.getByText(t.said.approved)).toBeVisible()
    const { OfficeUndo, OfficeKeys } = messages[language]
    const undo = page.getByRole('button', { name: OfficeUndo.button })
    // It goes by itself after eight seconds, but not while somebody points at it.
    await undo.hover()
    if (language === 'nl') {
      // Shown once the page's script runs: only then do keys work.
      await expect(page.getByRole('button', { name: OfficeKeys.title })).toBeVisible()
      await page.keyboard.press('z')
    } else await undo.click()
    await expect(page.getByText(t.said.undone)).toBeVisible()
    await approve.click()
    await expectPublic(addressOf('testimonials', language), { status: 200, text: words })
  })

test('a newsletter is looked at, tried and sent (fr, 390)', async ({ page }) => {
  const t = messages.fr.OfficeNewsletter
  const [reader, time] = ['odette.lecteur@voorbeeld.example', new Date().toISOString()]
  runSql("insert into subscription values ('reader', ?, 'fr', 'confirmed', ?, ?)", reader, time, time)
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAsManager(page, 'fr', manager)
  await page.goto(addressOf('office/newsletter', 'fr'))
  await axe(page)
  const article = page.getByRole('main').locator('a.cover-link').first()
  const title = (await article.textContent())?.trim() ?? ''
  await article.click()
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: t.test }).click()
  await expect(page.getByText(t.said.test)).toBeVisible()
  await mailsTo(manager.email, 1)
  await page.locator('summary').filter({ hasText: '…' }).click()
  await page.locator('details[open]').getByRole('button').click()
  await expect(page.getByText(t.said.sending)).toBeVisible()
  const [mail] = await mailsTo(reader, 1)
  expect(`${mail?.subject} ${mail?.text}`).toContain(title)
})

test('those whose search a discreet home fits are mailed once (nl, 1440)', async ({ page }) => {
  const t = messages.nl.OfficeSubscribers
  const listings = messages.nl.OfficeListings
  await page.setViewportSize({ width: 1440, height: 900 })
  await logInAsManager(page, 'nl', manager)
  await page.goto(`${addressOf('office/listings', 'nl')}4102363/`)
  const choices = page.getByRole('navigation', { name: listings.stateLabel })
  await choices.getByRole('link', { name: listings.states.discreet }).click()
  await page.getByRole('button', { name: listings.makeIt.replace('{state}', listings.states.discreet) }).click()
  await expect(page.getByText(listings.said.discreet)).toBeVisible()
  await page.goto(addressOf('office/subscribers', 'nl'))
  const offers = page.getByRole('region', { name: t.offers })
  await expect(async () => {
    await page.reload()
    await expect(offers.getByRole('listitem')).toHaveCount(3, { timeout: 1000 })
  }).toPass()
  await offers.getByRole('listitem').last().getByRole('link').click()
  await axe(page)
  await page.getByRole('button', { name: /^Mail deze/ }).click()
  await expect(page.getByText(messages.nl.OfficeNewsletter.said.offered)).toBeVisible()
  const [mail] = await mailsTo('joke.smets@voorbeeld.example', 1)
  // Nothing that gives the address away.
  expect(mail?.text).not.toMatch(/Touwdraaiersstraat|4102363/)
  await page.goto(`${addressOf('office/subscribers', 'nl')}?offer=C`)
  await expect(page.getByRole('button', { name: /^Mail deze/ })).toHaveCount(0)
})

for (const [language, width, field, words] of [
  ['nl', 1440, 'Nederlands', 'Twintig punten voor wie kijkt'],
  ['fr', 390, 'Français', 'Vingt points pour qui visite'],
] as const)
  test(`an article is changed, looked at, published, seen and put back (${language}, ${width})`, async ({ page, context }) => {
    const t = messages[language].OfficeTexts
    await page.setViewportSize({ width, height: 900 })
    await logInAsManager(page, language, manager)
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
  test(`an article is made, gets a picture that is dragged in, and is online (${language}, ${width})`, async ({
    page,
    context,
  }) => {
    const t = messages[language].OfficeTexts
    await page.setViewportSize({ width, height: 900 })
    await logInAsManager(page, language, manager)

    // Found by a few letters, from wherever one is.
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

    // What was typed and the picture are kept in one.
    const file = readFileSync(join(site.contentFolder, 'media/pictures/banner-1.webp'), 'base64')
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

    // What this version changed, field by field, beside what was before.
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
