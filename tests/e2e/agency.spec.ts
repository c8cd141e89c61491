/** From a property to its agent, the agent's office and a viewing; with and without JavaScript. */
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { messages } from '../support/site-texts.ts'

const ways = {
  nl: { offices: '/nl/kantoren/', office: 'Berchem', agent: 'Lotte Verhaegen', width: 1440, script: true },
  fr: { offices: '/fr/bureaux/', office: 'Berchem', agent: 'Lotte Verhaegen', width: 390, script: false },
} as const

for (const language of ['nl', 'fr'] as const) {
  const { offices, office, agent, width, script } = ways[language]
  const words = messages[language]

  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled: script })

    test('a visitor finds the office, its agent and a time for a viewing', async ({ page }) => {
      await page.goto(offices)
      await expect(page.getByRole('table')).toHaveCount(3)
      const link = page.getByRole('main').getByRole('link', { name: office, exact: true })
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(office)
      await page.getByRole('link', { name: agent }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(agent)
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      expect(data.map((text) => JSON.parse(text)['@type'])).toContain('Person')
      const viewings = page.getByRole('region', { name: words.AgentPage.viewings.replace('{name}', 'Lotte') })
      await viewings.getByRole('link', { name: words.AgentPage.choose }).first().click()
      await expect(page).toHaveURL(language === 'nl' ? /\/bezoek\/$/ : /\/visite\/$/)
      await expect(page.getByRole('radio').first()).toBeAttached()
    })
  })
}
