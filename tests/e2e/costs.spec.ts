/** The total cost of a purchase, with and without JavaScript. */
import { expect, hydrated, testInOneTab as test } from '../support/e2e.ts'
import { details, messages } from '../support/site-texts.ts'

test('a buyer calculates the total and the monthly payment while typing (nl)', async ({ page }) => {
  const words = messages.nl.CostCalculator
  await page.goto(details.sale)
  await page.getByRole('link', { name: messages.nl.PropertySummary.budget }).click()
  const section = page.getByRole('region', { name: messages.nl.PropertyDetail.sections.buying })
  await hydrated(section.getByLabel(words.fields.price))
  await expect(section.getByRole('button', { name: words.submit })).toHaveCount(0)
  await section.getByLabel(words.uses.other, { exact: true }).check()
  await section.getByLabel(words.fields.price).fill('500.000')
  await expect(section.getByRole('table')).toContainText('€ 60.000')
  await expect(page).toHaveURL(`${details.sale}#buying`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the server calculates, and names invalid values (fr)', async ({ page }) => {
    const words = messages.fr.CostCalculator
    await page.goto('/fr/property/4102318/')
    const section = page.getByRole('region', { name: messages.fr.PropertyDetail.sections.buying })
    await section.getByLabel(words.fields.price).fill('500.000')
    await section.getByLabel(words.uses.other, { exact: true }).check()
    await section.getByRole('button', { name: words.submit }).click()
    await expect(page).toHaveURL(/\?price=500\.000&.*use=other.*#buying$/)
    await expect(section.getByRole('table')).toContainText('€ 60.000')

    await section.getByLabel(words.fields.years).fill('cent')
    await section.getByRole('button', { name: words.submit }).click()
    await expect(section.getByLabel(words.fields.years)).toHaveValue('cent')
    await expect(section).toContainText(words.errors.years)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  })
})
