/** Two people share a list behind a link: in Dutch on a wide screen by keyboard, in French on a narrow one without JavaScript. */
import { axe } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { mailTo } from '../support/mail-folder.ts'
import { messages } from '../support/site-texts.ts'

const [house, flat] = [4102311, 4102318]
const { nl, fr } = { nl: messages.nl.SharedList, fr: messages.fr.SharedList }

test('a list is created, joined, updated for both within seconds, mailed about and deleted', async ({ browser, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/nl/bewaarde-panden/?ids=${house},${flat}`)
  await page.locator('#share-list summary').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(nl.make.label).fill('Noor')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nl\/gedeelde-lijst\/[a-z0-9-]{24}\/$/)
  const rows = page.locator('[data-live=homes] > ol > li')
  await expect(rows).toHaveCount(2)
  const answer = await page.request.get(page.url())
  expect(answer.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  })
  await axe(page)

  const other = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const second = await other.newPage()
  await second.goto(page.url().replace('/nl/gedeelde-lijst/', '/fr/liste-partagee/'))
  await second.getByLabel(fr.join.label).fill('Bram')
  await second.getByRole('button', { name: fr.join.button }).click()
  await expect(second.getByText(fr.you)).toBeVisible()
  await second
    .getByRole('button', { name: /^Votre cœur/ })
    .first()
    .click()
  await second.locator(`#edit-${house} summary`).click()
  await second.locator(`#note-${house}`).fill('Beau salon')
  await second.getByRole('button', { name: fr.done }).first().click()
  await expect(second.locator(`#home-${house}`)).toContainText('Beau salon')
  expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  // The first page updates itself, and the focus stays where it was.
  await expect(page.locator(`#home-${house}`)).toContainText('Beau salon', { timeout: 15_000 })
  const heart = page.locator(`#heart-${house}`)
  await heart.focus()
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()
  await second.reload()
  await expect(second.locator(`#home-${house}`)).toContainText(fr.choices.yes)

  await second.locator('#rename summary').click()
  await second.getByLabel(fr.rename.label).fill('noor')
  await second.getByLabel(fr.rename.label).press('Enter')
  await expect(second.getByLabel(fr.rename.label)).toHaveValue('noor')
  await expect(second.getByLabel(fr.rename.label)).toHaveAccessibleDescription(fr.says.taken)
  await expect(second).toHaveURL(/\?said=taken$/)

  const email = `lijst-${Date.now()}@voorbeeld.example`
  await page.locator('#mail summary').click()
  await page.getByLabel(nl.email).fill('noor@voorbeeld')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(nl.email)).toHaveAccessibleDescription(nl.says.mailInvalid)
  await expect(page.getByLabel(nl.email)).toHaveValue('noor@voorbeeld')
  await axe(page)
  await page.getByLabel(nl.email).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(nl.says.mailSent)).toBeVisible()
  const link = (await mailTo(email)).text?.match(/https?:\S+token=\S+/)?.[0] ?? ''
  const list = page.url()
  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.getByRole('button', { name: nl.link.confirmButton }).click()
  await expect(page.getByText(nl.mailStatus.confirmed)).toBeVisible()

  await page.locator('#wipe summary').click()
  await page.getByRole('button', { name: nl.deleteNow }).click()
  await expect(page.getByRole('heading', { name: nl.endedHeading })).toBeVisible()
  await second.goto(list)
  await expect(second.getByRole('heading', { name: nl.endedHeading })).toBeVisible()
  await other.close()
})
