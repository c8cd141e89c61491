/** Owners see page views of their home, counted without tracking. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { findWide } from '../support/own-spacing.ts'
import { newMail, ownerPassword, takeCookies } from '../support/owners.ts'
import { runOnServer } from '../support/run-on-server.ts'

/** Of the demo: a house with a reduced price, and an apartment. */
const house = 4102352
const flat = 4102337

/** A normal browser's user agent: bots and automated browsers are not counted. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/** Sets the cookies of a new owner; accounts.spec.ts tests the login. */
const logIn = async (page: Page, url: string | undefined, ...properties: number[]): Promise<void> =>
  takeCookies(page.context(), url ?? '', await runOnServer('makeOwner', newMail(), ownerPassword, properties))

const rows = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr')

test('an owner reads the dashboard, chooses a period, and changes to the other property', async ({ page, baseURL }) => {
  await logIn(page, baseURL, house, flat)
  await page.goto(`/nl/eigenaar/${house}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lodewijk Haverbekestraat 58, Antwerpen')
  for (const count of ['Vandaag', 'Deze week', 'Deze maand', 'Totaal'])
    await expect(page.getByText(count, { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /Keer bekeken per dag van/ })).toBeVisible()
  await expect(rows(page, 'Bezoeken ter plaatse')).toHaveCount(5)
  await expect(page.getByRole('heading', { name: 'Volgende stap', exact: true })).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: '90 dagen' }).click()
  await expect(page.getByRole('heading', { name: 'laatste 90 dagen' })).toBeVisible()
  await page.getByText('De cijfers als tabel').click()
  await expect(page.getByRole('columnheader', { name: 'Dag' })).toBeVisible()
  await page.getByRole('link', { name: /Natiewagenstraat 9/ }).click()
  await expect(page).toHaveURL(`/nl/eigenaar/${flat}/`)
})

test('the dashboard is no wider than a phone of 320 px', async ({ page, baseURL }) => {
  await logIn(page, baseURL, house)
  for (const path of [`/nl/eigenaar/${house}/`, `/fr/proprietaire/${house}/`])
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      expect(await findWide(page), `${path} ${width} px`).toEqual([])
    }
})

test('tables sort and filter by their address, in French too, and are exported as a file', async ({ page, baseURL }) => {
  await logIn(page, baseURL, house)
  await page.goto(`/fr/proprietaire/${house}/communications/`)
  const table = 'Communications'
  await expect(rows(page, table)).toHaveCount(7)
  await page.getByRole('columnheader', { name: 'Contact' }).getByRole('link').click()
  await expect(page.getByRole('columnheader', { name: 'Contact' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('combobox', { name: 'Statut', exact: true }).selectOption('Reçu')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(rows(page, table)).toHaveCount(1)
  await expect(page.getByText('1 sur 7')).toBeVisible()
  await axe(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger le csv' }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n')
  expect(lines[0]).toContain('Date;Heure;Type;Contact;Sujet;Remarque;Statut')
  expect(lines).toHaveLength(2)
})

test('the report of a month is listed, and has a print layout', async ({ page, baseURL }) => {
  await logIn(page, baseURL, house)
  await page.goto(`/en/owner/${house}/documents/`)
  await axe(page)
  await page.getByRole('link', { name: /^Report for / }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Report for / })).toBeVisible()
  await axe(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Back to the portal' })).toBeHidden()
  await page.goto(`/en/owner/${house}/report/?month=1999-01`)
  await expect(page).toHaveURL(`/en/owner/${house}/documents/`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole portal works', async ({ page, baseURL }) => {
    await logIn(page, baseURL, house)
    await page.goto(`/nl/eigenaar/${house}/bezoeken/`)
    await page.getByLabel('Zoek in de tabel').fill('architect')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(rows(page, 'Bezoeken ter plaatse')).toHaveCount(1)
    await page.getByRole('link', { name: 'Statistieken' }).click()
    await page.getByLabel('Van', { exact: true }).fill('2026-01-01')
    await page.getByRole('button', { name: 'Toon' }).click()
    await expect(page).toHaveURL(/from=2026-01-01/)
  })
})

test.describe('a visitor', () => {
  test.use({ userAgent })

  test('counts once, by the source in the address, with saves and shares', async ({ page, context, browser, baseURL }) => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
    const property = 4102369
    const owner = await browser.newPage()
    await logIn(owner, baseURL, property)
    const portal = `/nl/eigenaar/${property}/`
    const today = async () => {
      await owner.goto(portal)
      const [views, friends] = [owner.getByRole('definition').first(), owner.getByRole('listitem').filter({ hasText: 'bekende' })]
      return [Number.parseInt((await views.textContent()) ?? '', 10), await friends.count()]
    }
    const [before = 0] = await today()
    await page.goto(`/nl/property/${property}/?utm_source=friend`)
    await page.getByRole('button', { name: 'Bewaar dit pand' }).first().click()
    await page.reload()
    await expect.poll(today, { message: 'views of today' }).toEqual([before + 1, 1])
    await owner.close()
  })
})
