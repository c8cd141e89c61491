/** The site stores in a visitor's browser exactly what the cookie policy lists (ruling 35). */
import { expect, frameStarted, hydrated, test } from '../support/e2e.ts'
import { addAccount, addSecondFactor, ownerPassword } from '../support/owners.ts'
import { scrollToMap } from '../support/scroll-to-map.ts'
import { details, messages, paths } from '../support/site-texts.ts'
import { listStored } from '../support/stored-items.ts'
import { totp } from '../support/totp.ts'

test.use({ isConsentAsked: true })

test('the table lists everything that is stored, and nothing else', async ({ page }) => {
  await page.goto('/nl/cookiebeleid/')
  const rows = page.locator('[data-stored]')
  const table = await rows.evaluateAll((found) => found.map((row) => row.getAttribute('data-stored') ?? ''))
  const seen = new Set<string>()
  const note = async () => {
    for (const item of await listStored(page)) seen.add(item.replace(/^cookie (link|list)_.+/, 'cookie $1_*'))
  }

  await page.goto(details.sale)
  await page.getByRole('button', { name: messages.nl.Consent.accept }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1)
  // Hidden until the script runs.
  await page.getByRole('button', { name: messages.nl.Favourite.saveThis }).click()
  await page.getByRole('button', { name: messages.nl.CompareChoice.compareThis }).click()
  await scrollToMap(page)
  await expect(page.getByTitle(/^Kaart van/)).toBeAttached()
  await page.getByRole('button', { name: messages.nl.TopBar.close }).click()
  await note()
  await page.goto('/nl/mijn-plaatsen/')
  await page.getByLabel(messages.nl.OwnPlaces.name, { exact: true }).fill('Werk')
  await page.getByLabel(messages.nl.OwnPlaces.where).fill('Berchem')
  await page.getByRole('button', { name: messages.nl.OwnPlaces.add }).click()
  await expect(page.getByRole('button', { name: messages.nl.OwnPlaces.remove.replace('{name}', 'Werk') })).toBeVisible()
  await note()
  await page.goto(details.sale)
  await frameStarted(page)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/^[^?]*\/en\/for-sale\//)
  await note()
  await page.goto(`${paths.nl.contact}?lng=fr`)
  await expect(page).toHaveURL(paths.fr.contact)
  await (await hydrated(page.getByRole('textbox', { name: messages.fr.Forms.labels.FIRST_NAME }))).fill('An')
  await note()
  // Like a form returned with errors without JavaScript.
  await page.locator('form:has([name="_form"][value="contact"])').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page).toHaveURL(/\?returned=contact/)
  await expect(page.getByRole('textbox', { name: messages.fr.Forms.labels.FIRST_NAME })).toHaveValue('An')
  await note()

  await page.goto('/fr/connexion/choisir-un-mot-de-passe/?token=none')
  await note()

  await page.goto('/nl/bewaarde-panden/?ids=4102311')
  await page.locator('#share-list summary').click()
  await page.getByLabel(messages.nl.SharedList.make.label).fill('An')
  await page.getByRole('button', { name: messages.nl.SharedList.make.button }).click()
  await page.waitForURL('**/nl/gedeelde-lijst/*/')
  await note()

  const email = `cookies-${crypto.randomUUID()}@voorbeeld.example`
  const secret = await addSecondFactor(email, await addAccount(email, 'owner', []))
  await page.goto('/fr/connexion/')
  await page.getByRole('main').getByLabel(messages.fr.Account.email).fill(email)
  await page.getByRole('main').getByLabel(messages.fr.Account.password).fill(ownerPassword)
  await page.getByRole('button', { name: messages.fr.LoginPage.submit }).click()
  await expect(page).toHaveURL('/fr/connexion/code/')
  await note()
  await page.getByLabel(messages.fr.CodePage.code).fill(totp(secret, new Date(Date.now() + 30_000)))
  await page.getByRole('button', { name: messages.fr.CodePage.submit }).click()
  await page.waitForURL('**/fr/proprietaire/')
  await note()

  // The stored sheet of viewings is tested in viewing-day.spec.ts.
  expect([...seen, 'cache sheet *'].toSorted()).toEqual(table.toSorted())
})
