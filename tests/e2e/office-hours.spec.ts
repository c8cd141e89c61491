/** The hours of an agent, imported calendars, and the calendar subscription. */
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { fits } from '../support/fits.ts'
import { enterOffice } from '../support/join-office.ts'
import { addressOf } from '../support/site-routes.ts'
import { messages } from '../support/site-texts.ts'

test('hours of an agent, and the subscription address for the own calendar, which can be revoked (fr) @wide', async ({
  page,
  request,
  baseURL,
}) => {
  const t = messages.fr.OfficeHours
  await page.setViewportSize({ width: 390, height: 844 })
  await enterOffice(page, baseURL, 'fr', 'manager')
  await page.goto(`${addressOf('office/hours', 'fr')}?agent=16`)
  await fits(page)
  await page.getByRole('button', { name: t.makeFeed }).click()
  await expect(page.getByText(t.said.feed)).toBeVisible()
  const address = new URL((await page.getByText(/\/api\/viewing-calendar\//).textContent()) ?? '')
  const path = address.pathname + address.search
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR/)
  await page.getByRole('button', { name: t.endFeed }).click()
  await expect(page.getByText(t.said['feed-ended'])).toBeVisible()
  expect((await request.get(path)).status()).toBe(404)
  await page.getByLabel(t.address).fill('http://127.0.0.1/private.ics')
  await page.getByRole('button', { name: t.readCalendar }).click()
  await expect(page.getByRole('alert').getByText(t.faults.address)).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await fits(page)
})
