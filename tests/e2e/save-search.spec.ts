/** The ways to save a search, and links to deleted subscribers: without JavaScript, in English. */
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { messages } from '../support/site-texts.ts'

test.use({ javaScriptEnabled: false })

test('the footer, a filtered list and the empty list lead to saving what they show', async ({ page }) => {
  const words = messages.en
  await page.goto('/en/for-sale/?type=2&maxPrice=1000')
  await expect(page.getByRole('link', { name: words.PropertyList.save })).toHaveAttribute(
    'href',
    '/en/save-search/?type=2&maxPrice=1000&goal=sale',
  )
  await page.goto('/en/save-search/?type=2&maxPrice=1000&goal=sale')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Français' })).toHaveAttribute(
    'href',
    '/fr/enregistrer-la-recherche/?type=2&maxPrice=1000&goal=sale',
  )
  await page.goBack()
  await page.getByLabel(words.EmptyList.email, { exact: true }).fill('list@voorbeeld.example')
  await page.getByRole('button', { name: words.EmptyList.save }).click()
  await expect(page.getByRole('main').getByLabel(words.Forms.labels.EMAIL)).toHaveValue('list@voorbeeld.example')
  expect(page.url()).not.toContain('list@')
  await expect(page.getByText('Apartment', { exact: true })).toBeVisible()
  await page.getByLabel(words.Footer.newsEmail).fill('footer@voorbeeld.example')
  await page.getByRole('button', { name: words.Footer.newsSubmit }).click()
  await expect(page.getByRole('main').getByLabel(words.Forms.labels.EMAIL)).toHaveValue('footer@voorbeeld.example')
  await expect(page.getByText(words.SavedSearches.goals.both)).toBeVisible()
})

test('a link to a deleted subscriber says that the person was not found', async ({ page }) => {
  for (const path of ['/en/my-searches/?token=a.b.c', '/en/my-searches/confirm/', '/en/my-searches/unsubscribe/?token=x']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: messages.en.SavedSearches.invalidHeading })).toBeVisible()
  }
})
